-- One inbox: an enquiry or tour request has a status, an owner, a next step and an end, as a lead has. These columns are the
-- staff's and the server's; a visitor sets none of them, and the staff set them by events (lead_events.sql).

create function private.is_agent() returns boolean
language sql stable security definer set search_path = '' as $$
  -- As is_admin(): asked at every statement, and never of a session that was ended or lacks its second factor.
  select exists (select from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'agent')
    and not private.is_signed_out() and not private.lacks_second_factor()
$$;

create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$ select private.is_admin() or private.is_agent() $$;

create function private.require_staff() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise sqlstate '42501' using message = 'Only staff may see this.';
  end if;
end $$;
revoke all on function private.is_agent(), private.is_staff(), private.require_staff() from public, anon;
grant execute on function private.is_agent(), private.is_staff(), private.require_staff() to authenticated;
grant execute on function private.is_agent(), private.is_staff() to service_role;
comment on table public.user_roles is 'Who is an administrator or an agent. Written by the database''s own functions, or with the secret key.';

-- No updated_at: it is by that column that the dashboard of before tells a lead from a contact.
alter table public.contacts add column status public.lead_status not null default 'new';

do $$
declare
  owned text;
begin
  foreach owned in array array['contacts', 'leads'] loop
    execute format($sql$
      alter table public.%1$I
        add column assignee uuid,
        add column follow_up_on date,
        add column first_answered_at timestamptz,
        add column merged_into uuid,
        add column deleted_at timestamptz,
        -- Who leaves the firm leaves the row to everybody.
        add constraint %1$s_assignee_fkey foreign key (assignee) references auth.users (id) on delete set null,
        -- What was merged into a row that is erased stands for itself again.
        add constraint %1$s_merged_into_fkey foreign key (merged_into) references public.%1$I (id) on delete set null,
        add constraint %1$s_merged_into_another check (merged_into <> id),
        add constraint %1$s_follow_up_on_range check (follow_up_on - (created_at at time zone 'UTC')::date between -1 and 3660),
        add constraint %1$s_first_answered_at_order check (first_answered_at >= created_at);
      -- Whose it is, and nobody's: a list of either, newest first.
      create index %1$s_assignee_idx on public.%1$I (assignee, created_at desc, id desc) where assignee is not null;
      create index %1$s_unassigned_idx on public.%1$I (created_at desc, id desc) where assignee is null;
      create index %1$s_follow_up_on_idx on public.%1$I (follow_up_on, id) where follow_up_on is not null;
      create index %1$s_merged_into_idx on public.%1$I (merged_into) where merged_into is not null;
      create index %1$s_deleted_at_idx on public.%1$I (deleted_at, id) where deleted_at is not null;
      comment on column public.%1$I.assignee is 'Who takes care of it; null: nobody yet.';
      comment on column public.%1$I.follow_up_on is 'On which day somebody is to get in touch next.';
      comment on column public.%1$I.first_answered_at is 'When somebody of the staff first called, wrote, met them or said so. Nothing sets it back.';
      comment on column public.%1$I.merged_into is 'The row of the same table that stands for this one as well.';
      comment on column public.%1$I.deleted_at is 'Since when it is hidden; it is erased 30 days later.';
    $sql$, owned);
  end loop;
end $$;

alter table public.leads
  add column captured_by uuid,
  add constraint leads_captured_by_fkey foreign key (captured_by) references auth.users (id) on delete set null;
create index leads_captured_by_idx on public.leads (captured_by, created_at desc, id desc) where captured_by is not null;
comment on column public.leads.captured_by is 'Who captured it, signed in as staff.';

create or replace function private.own_contacts_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.created_at := now();
      new.status := 'new';
      new.assignee := null;
      new.follow_up_on := null;
      new.first_answered_at := null;
      new.merged_into := null;
      new.deleted_at := null;
    end if;
    new.status := coalesce(new.status, 'new');
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    if new.consent_at is not null then
      new.consent_at := private.plausible_capture(new.consent_at, new.created_at);
    end if;
  -- Inside functions that run with their owner's rights, the statement is ours and not the client's.
  elsif private.is_client() and current_user in ('anon', 'authenticated') then
    new := old;
  end if;
  return new;
end $$;

create or replace function private.own_leads_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  status public.lead_status := new.status;
  notes text := new.notes;
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.status := 'new';
      new.created_at := now();
      new.updated_at := now();
      new.assignee := null;
      new.follow_up_on := null;
      new.first_answered_at := null;
      new.merged_into := null;
      new.deleted_at := null;
      -- Nobody signs another's name.
      new.captured_by := private.signed_in_staff();
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    -- What the source says by itself needs no words.
    new.kind := coalesce(new.kind, case new.source when 'viewing' then 'capture' when 'call' then 'call' end);
  -- Inside functions that run with their owner's rights, such as amend_lead(), the statement is ours and not the client's.
  elsif private.is_client() and current_user in ('anon', 'authenticated') then
    new := old;
    new.status := status;
    new.notes := notes;
    new.updated_at := now();
  elsif new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  if new.consent_at is not null then
    new.consent_at := private.plausible_capture(new.consent_at, greatest(new.created_at, new.updated_at));
  end if;
  return new;
end $$;

-- Which member of the staff calls, if one does. For the trigger, which runs as visitors too: they may not ask for roles.
create function private.signed_in_staff() returns uuid
language sql stable security definer set search_path = '' as $$
  select case when current_setting('role', true) = 'authenticated' and private.is_staff() then auth.uid() end
$$;
revoke all on function private.signed_in_staff() from public;
grant execute on function private.signed_in_staff() to anon, authenticated, service_role;

-- What the triggers set, held even if a trigger is ever taken away.
alter policy contacts_insert on public.contacts with check (
  created_at = now() and captured_at <= created_at
  and status = 'new'
  and num_nonnulls(assignee, follow_up_on, first_answered_at, merged_into, deleted_at) = 0
);
alter policy leads_insert on public.leads with check (
  status = 'new' and created_at = now() and updated_at = now() and captured_at <= created_at
  and num_nonnulls(assignee, follow_up_on, first_answered_at, merged_into, deleted_at) = 0
  and (captured_by is null or captured_by = (select auth.uid()))
);

-- The embedded database lets everybody insert every column, so that the grants alone don't tell what is a visitor's.
create or replace function private.amendable_columns() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum)
    from pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
      and a.attname <> all (array[
        'id', 'source', 'status', 'captured_at', 'created_at', 'updated_at', 'amend_secret',
        'assignee', 'follow_up_on', 'first_answered_at', 'merged_into', 'deleted_at', 'captured_by'
      ])
$$;
