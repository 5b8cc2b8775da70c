-- An agent exports nothing. What they can page through is theirs, and of what nobody has taken the latest thousand: nobody
-- works down a longer list, and without that bound a patient agent would read the whole archive, page by page. Older rows come
-- into view as those above them are taken; an administrator can assign any.

-- Since when an agent sees what nobody has taken.
create function private.unassigned_since(table_name text) returns timestamptz
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  since timestamptz;
begin
  if table_name = 'leads' then
    select l.created_at into since from public.leads l
      where l.assignee is null and l.deleted_at is null order by l.created_at desc, l.id desc offset 999 limit 1;
  else
    select c.created_at into since from public.contacts c
      where c.assignee is null and c.deleted_at is null order by c.created_at desc, c.id desc offset 999 limit 1;
  end if;
  return coalesce(since, '-infinity');
end $$;
revoke all on function private.unassigned_since(text) from public, anon;
grant execute on function private.unassigned_since(text) to authenticated;

-- Found without a look at the rows.
drop index public.leads_unassigned_idx;
create index leads_unassigned_idx on public.leads (created_at desc, id desc) include (deleted_at) where assignee is null;
drop index public.contacts_unassigned_idx;
create index contacts_unassigned_idx on public.contacts (created_at desc, id desc) include (deleted_at) where assignee is null;

alter policy leads_select on public.leads using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (
      assignee = (select auth.uid()) or captured_by = (select auth.uid())
      or assignee is null and created_at >= (select private.unassigned_since('leads'))
    ))
  )
);
alter policy contacts_select on public.contacts using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (
      assignee = (select auth.uid()) or assignee is null and created_at >= (select private.unassigned_since('contacts'))
    ))
  )
);

create or replace function private.visible_condition(table_name text) returns text
language sql stable set search_path = '' as $$
  select 'deleted_at is null' || case
    when private.is_admin() then ''
    else format(
      ' and (assignee = %1$L%2$s or assignee is null and created_at >= %3$L)',
      auth.uid(), case when table_name = 'leads' then format(' or captured_by = %L', auth.uid()) end,
      private.unassigned_since(table_name)
    )
  end
$$;
