-- Whose a row is to see and to work on. An agent sees what is assigned to them, captured by them, or nobody's, and learns
-- nothing of the rest. What is deleted is hidden from everybody. The policies repeat the rule for whole lists.
--
-- Of what nobody has taken an agent sees the latest thousand: nobody works down a longer list, and a patient agent would read the
-- whole archive, page by page. Older rows come into view as those above them are taken.

-- Leads and contacts as one list, as far as its caller sees them.
create view private.enquiries with (security_invoker = true) as
  select 'leads'::text as found_in, id, name, email, phone, kind, property_slug, property_interest, appointment_at,
    visitor_zone, preferred_date, office, status, assignee, captured_by, follow_up_on, created_at, merged_into, deleted_at,
    appointment_state, host, source, first_answered_at, answer_seconds
  from public.leads
  union all
  select 'contacts', id, name, email, phone, kind, property_slug, property_interest, appointment_at,
    visitor_zone, preferred_date, null, status, assignee, null, follow_up_on, created_at, merged_into, deleted_at,
    appointment_state, host, 'contact_form', first_answered_at, answer_seconds
  from public.contacts;

-- Since when an agent sees what nobody has taken.
create function private.unassigned_since(table_name text) returns timestamptz
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return coalesce((
    select r.created_at from private.enquiries r
    where r.found_in = table_name and r.assignee is null and r.deleted_at is null and r.merged_into is null
    order by r.created_at desc, r.id desc offset 999 limit 1
  ), '-infinity');
end $$;

-- Whether a row is the caller's to work on: the one rule of who sees what. A note about a deleted row still arrives.
create function private.may_work_on(table_name text, assignee uuid, captured_by uuid, created_at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return private.is_admin() or private.is_agent() and (
    assignee = auth.uid() or captured_by is not distinct from auth.uid()
    or assignee is null and created_at >= private.unassigned_since(table_name)
  );
end $$;

-- Whether the row that stands for a merged one is theirs or nobody's. For one that was deleted the merged row stands itself.
create function private.may_have_target(table_name text, target uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from private.enquiries r
    where r.found_in = table_name and r.id = target and r.deleted_at is null
      and not private.may_work_on(table_name, r.assignee, r.captured_by, r.created_at)
  );
end $$;

-- Asked before anything is said of a row: one that is not there and one that is not theirs are one answer. A merged row that nobody
-- has is the enquiry of a person whom a colleague may have by now.
create function private.require_row(row_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from private.enquiries r
    where r.id = row_id and (
      not private.is_client()
      or private.may_work_on(r.found_in, r.assignee, r.captured_by, r.created_at) and (
        r.merged_into is null or r.assignee = auth.uid() or r.captured_by = auth.uid()
        or private.may_have_target(r.found_in, r.merged_into)
      )
    )
  ) then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
end $$;

-- Searching looks past row-level security, so that it says itself what its caller may see; or what another account may.
create function private.visible_condition(table_name text, account uuid default auth.uid(), sees_all boolean default private.is_admin())
returns text language sql stable set search_path = '' as $$
  select 'deleted_at is null' || case
    when sees_all then ''
    else format(
      ' and (assignee = %1$L%2$s or assignee is null and created_at >= %3$L
        and (merged_into is null or private.may_have_target(%4$L, merged_into)))',
      account, case when table_name = 'leads' then format(' or captured_by = %L', account) end,
      private.unassigned_since(table_name), table_name
    )
  end
$$;
