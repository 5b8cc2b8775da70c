-- An agent writes about what they see, and about nothing below it: whoever knew the id of an older row that nobody has taken
-- could assign it to themselves, and read it. One function says of a row whether it is the caller's to work on; lists and
-- searches repeat it as a condition.

-- That a row is deleted does not matter here: a note that was on its way still arrives.
create function private.may_work_on(table_name text, assignee uuid, captured_by uuid, created_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select private.is_admin() or private.is_agent() and (
    assignee = auth.uid() or captured_by is not distinct from auth.uid()
    or assignee is null and created_at >= private.unassigned_since(table_name)
  )
$$;

create or replace function private.may_add_to(lead_id uuid, contact_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.leads l
      where l.id = may_add_to.lead_id and private.may_work_on('leads', l.assignee, l.captured_by, l.created_at)
  ) or exists (
    select from public.contacts c
      where c.id = may_add_to.contact_id and private.may_work_on('contacts', c.assignee, null, c.created_at)
  )
$$;

create or replace function private.same_person(row_table text, row_id uuid)
returns table (
  found_in text, id uuid, name text, created_at timestamptz, kind text, property_slug text,
  status public.lead_status, assignee uuid, merged_into uuid
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person record;
begin
  perform private.require_staff();
  select p.phone, p.email into person
  from (
    select l.phone, l.email from public.leads l
      where row_table = 'leads' and l.id = row_id and l.deleted_at is null
        and private.may_work_on('leads', l.assignee, l.captured_by, l.created_at)
    union all
    select c.phone, c.email from public.contacts c
      where row_table = 'contacts' and c.id = row_id and c.deleted_at is null
        and private.may_work_on('contacts', c.assignee, null, c.created_at)
  ) as p;
  if not found then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
  return query
    select 'leads', l.id, l.name, l.created_at, l.kind, l.property_slug, l.status, l.assignee, l.merged_into
    from public.leads l
    where l.id <> row_id and l.deleted_at is null and (
      l.email = person.email
      or private.national_number(l.phone) = private.national_number(person.phone)
        and private.is_same_number(private.dialled(l.phone), private.dialled(person.phone))
    ) and private.may_work_on('leads', l.assignee, l.captured_by, l.created_at)
    union all
    select 'contacts', c.id, c.name, c.created_at, c.kind, c.property_slug, c.status, c.assignee, c.merged_into
    from public.contacts c
    where c.id <> row_id and c.deleted_at is null and (
      c.email = person.email
      or private.national_number(c.phone) = private.national_number(person.phone)
        and private.is_same_number(private.dialled(c.phone), private.dialled(person.phone))
    ) and private.may_work_on('contacts', c.assignee, null, c.created_at)
    order by 4 desc, 2 desc limit 100;
end $$;

drop function private.may_work_on(uuid, uuid);
revoke all on function private.may_work_on(text, uuid, uuid, timestamptz) from public, anon, authenticated;
