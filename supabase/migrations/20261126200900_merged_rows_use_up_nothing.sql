-- An agent sees the latest thousand that nobody has taken. Rows that were merged counted among them, though no list shows them.

create or replace function private.unassigned_since(table_name text) returns timestamptz
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  since timestamptz;
begin
  if table_name = 'leads' then
    select l.created_at into since from public.leads l
      where l.assignee is null and l.deleted_at is null and l.merged_into is null
      order by l.created_at desc, l.id desc offset 999 limit 1;
  else
    select c.created_at into since from public.contacts c
      where c.assignee is null and c.deleted_at is null and c.merged_into is null
      order by c.created_at desc, c.id desc offset 999 limit 1;
  end if;
  return coalesce(since, '-infinity');
end $$;

-- Still found without a look at the rows.
drop index public.leads_unassigned_idx, public.contacts_unassigned_idx;
create index leads_unassigned_idx on public.leads (created_at desc, id desc) include (deleted_at, merged_into) where assignee is null;
create index contacts_unassigned_idx on public.contacts (created_at desc, id desc) include (deleted_at, merged_into) where assignee is null;
