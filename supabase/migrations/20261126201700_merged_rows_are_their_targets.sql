-- A merged row that nobody has is the enquiry of a person whom a colleague may have by now. An agent could still read it by its
-- id, take it, and part it from the colleague's row. It is nobody's only where the row that stands for it is theirs or nobody's.

-- Whether the row that stands for a merged one is theirs or nobody's. For one that was deleted the merged row stands itself.
create function private.may_have_target(table_name text, target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.leads l
      where table_name = 'leads' and l.id = target and l.deleted_at is null
        and not private.may_work_on('leads', l.assignee, l.captured_by, l.created_at)
  ) and not exists (
    select from public.contacts c
      where table_name = 'contacts' and c.id = target and c.deleted_at is null
        and not private.may_work_on('contacts', c.assignee, null, c.created_at)
  )
$$;
revoke all on function private.may_have_target(text, uuid) from public, anon;
grant execute on function private.may_have_target(text, uuid) to authenticated;

create or replace function private.may_add_to(lead_id uuid, contact_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.leads l
      where l.id = may_add_to.lead_id and private.may_work_on('leads', l.assignee, l.captured_by, l.created_at) and (
        l.merged_into is null or l.assignee = auth.uid() or l.captured_by = auth.uid()
        or private.may_have_target('leads', l.merged_into)
      )
  ) or exists (
    select from public.contacts c
      where c.id = may_add_to.contact_id and private.may_work_on('contacts', c.assignee, null, c.created_at) and (
        c.merged_into is null or c.assignee = auth.uid() or private.may_have_target('contacts', c.merged_into)
      )
  )
$$;

alter policy leads_select on public.leads using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (
      assignee = (select auth.uid()) or captured_by = (select auth.uid())
      or assignee is null and created_at >= (select private.unassigned_since('leads'))
        and (merged_into is null or private.may_have_target('leads', merged_into))
    ))
  )
);
alter policy contacts_select on public.contacts using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (
      assignee = (select auth.uid()) or assignee is null and created_at >= (select private.unassigned_since('contacts'))
        and (merged_into is null or private.may_have_target('contacts', merged_into))
    ))
  )
);
