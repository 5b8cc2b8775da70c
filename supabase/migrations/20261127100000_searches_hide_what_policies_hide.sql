-- A merged row that nobody has is hidden from an agent if a colleague has the row that stands for it: merged_rows_are_their_targets
-- says so to the policies. Searches and same_person() look past them, and still showed it with all its words.

create or replace function private.visible_condition(table_name text) returns text
language sql stable set search_path = '' as $$
  select 'deleted_at is null' || case
    when private.is_admin() then ''
    else format(
      ' and (assignee = %1$L%2$s or assignee is null and created_at >= %3$L
        and (merged_into is null or private.may_have_target(%4$L, merged_into)))',
      auth.uid(), case when table_name = 'leads' then format(' or captured_by = %L', auth.uid()) end,
      private.unassigned_since(table_name), table_name
    )
  end
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
      where row_table = 'leads' and l.id = row_id and l.deleted_at is null and private.may_add_to(l.id, null)
    union all
    select c.phone, c.email from public.contacts c
      where row_table = 'contacts' and c.id = row_id and c.deleted_at is null and private.may_add_to(null, c.id)
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
    ) and private.may_add_to(l.id, null)
    union all
    select 'contacts', c.id, c.name, c.created_at, c.kind, c.property_slug, c.status, c.assignee, c.merged_into
    from public.contacts c
    where c.id <> row_id and c.deleted_at is null and (
      c.email = person.email
      or private.national_number(c.phone) = private.national_number(person.phone)
        and private.is_same_number(private.dialled(c.phone), private.dialled(person.phone))
    ) and private.may_add_to(null, c.id)
    order by 4 desc, 2 desc limit 100;
end $$;
