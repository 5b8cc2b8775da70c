-- A deletion can be undone. A deleted row is hidden from lists, searches and figures, can be restored by an administrator
-- for 30 days, and is erased then. What the dashboard of before deletes is gone at once, as it says there.

create function private.apply_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.applied then
    execute format(
      -- By the database's clock: the 30 days begin when everybody else misses the row.
      'update public.%I r set deleted_at = case when $1 then coalesce(r.deleted_at, now()) end where r.id = $2',
      case when new.lead_id is null then 'contacts' else 'leads' end
    ) using new.kind = 'deletion', coalesce(new.lead_id, new.contact_id);
  end if;
  return null;
end $$;
create trigger apply_deletion after insert on public.lead_events
  for each row when (pg_trigger_depth() = 0 and new.kind in ('deletion', 'restoration')) execute function private.apply_deletion();

-- The same by name, for several rows at once, for whoever does not queue events.
create function private.set_deleted(row_table text, ids uuid[], is_deleted boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  added integer;
begin
  perform private.require_admin();
  perform private.require_inbox(row_table);
  if cardinality(ids) > 1000 then
    raise sqlstate 'PT422' using message = 'That is too many rows at once.';
  end if;
  execute format(
    'insert into public.lead_events (%1$I, kind)
      select r.id, $2 from public.%2$I r where r.id = any ($1) and (r.deleted_at is null) = $3 order by r.id',
    case when row_table = 'leads' then 'lead_id' else 'contact_id' end, row_table
  ) using ids, case when is_deleted then 'deletion' else 'restoration' end, is_deleted;
  get diagnostics added = row_count;
  return added;
end $$;
create function public.delete_rows(row_table text, ids uuid[]) returns integer
language sql set search_path = '' as $$ select private.set_deleted($1, $2, true) $$;
create function public.restore_rows(row_table text, ids uuid[]) returns integer
language sql set search_path = '' as $$ select private.set_deleted($1, $2, false) $$;
comment on function public.delete_rows is 'Hides rows of leads or contacts, which are erased 30 days later, and tells how many; for administrators.';
comment on function public.restore_rows is 'Brings deleted rows back, and tells how many; for administrators.';

create function private.deleted_rows()
returns table (found_in text, id uuid, name text, kind text, created_at timestamptz, deleted_at timestamptz, deleted_by uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select deleted.*, (
      select e.by from public.lead_events e
      where (e.lead_id = deleted.id or e.contact_id = deleted.id) and e.kind = 'deletion'
      order by e.captured_at desc, e.id desc limit 1
    )
    from (
      select 'leads', l.id, l.name, l.kind, l.created_at, l.deleted_at from public.leads l where l.deleted_at is not null
      union all
      select 'contacts', c.id, c.name, c.kind, c.created_at, c.deleted_at from public.contacts c where c.deleted_at is not null
    ) as deleted (found_in, id, name, kind, created_at, deleted_at)
    order by deleted.deleted_at desc, deleted.id limit 1000;
end $$;
create function public.deleted_rows()
returns table (found_in text, id uuid, name text, kind text, created_at timestamptz, deleted_at timestamptz, deleted_by uuid)
language sql stable set search_path = '' as $$ select * from private.deleted_rows() $$;
comment on function public.deleted_rows is 'What can still be restored, latest first, for administrators.';

revoke all on function
  private.apply_deletion(), private.set_deleted(text, uuid[], boolean), private.deleted_rows(),
  public.delete_rows(text, uuid[]), public.restore_rows(text, uuid[]), public.deleted_rows()
  from public, anon, authenticated;
grant execute on function
  private.set_deleted(text, uuid[], boolean), private.deleted_rows(),
  public.delete_rows(text, uuid[]), public.restore_rows(text, uuid[]), public.deleted_rows()
  to authenticated;

insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('deleted_contacts', 'public.contacts', 'deleted_at < $1', '30 days', '1 day', '2 days'),
  ('deleted_leads', 'public.leads', 'deleted_at < $1', '30 days', '1 day', '2 days');
