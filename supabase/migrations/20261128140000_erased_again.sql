-- A backup is older than some of the erasures, and restoring it must not bring anybody back who asked to be forgotten. So an
-- erasure keeps the keys of the rows that it erased. They are random, and name nothing once the rows are gone: unlike a hash
-- of the address, nobody can tell from them who was here, except by a copy of the rows themselves.

alter table private.erasures
  -- By table, as erase_person() answers. Empty for erasures of before.
  add column row_ids jsonb not null default '{}';

create or replace function private.erase_person(who text, expected integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  place private.personal_tables;
  erased_ids uuid[];
  erased_rows jsonb := '{}';
  row_counts jsonb := '{}';
  total integer := 0;
begin
  perform private.require_admin();
  for place in select * from private.personal_tables order by table_name loop
    execute format(
      'with gone as (delete from public.%I where %s returning id) select coalesce(array_agg(id), ''{}'') from gone',
      place.table_name, private.person_condition(who, place)
    ) into erased_ids;
    erased_rows := erased_rows || jsonb_build_object(place.table_name, erased_ids);
    row_counts := row_counts || jsonb_build_object(place.table_name, cardinality(erased_ids));
    total := total + cardinality(erased_ids);
  end loop;
  if total is distinct from expected then
    -- It takes all of the above back.
    raise sqlstate 'PT409' using message = 'There is another number of rows now. Search again.';
  end if;
  insert into private.erasures (erased_by, row_counts, row_ids) values (auth.uid(), row_counts, erased_rows);
  return erased_rows;
end $$;

-- Erases once more what any recorded erasure has erased. For the owner, after a restore.
create function private.erase_again() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  place private.personal_tables;
  erased_now integer;
  erased_in_all integer := 0;
begin
  for place in select * from private.personal_tables order by table_name loop
    execute format(
      'delete from public.%1$I where id in (
        select jsonb_array_elements_text(e.row_ids -> %1$L)::uuid from private.erasures e
      )',
      place.table_name
    );
    get diagnostics erased_now = row_count;
    erased_in_all := erased_in_all + erased_now;
  end loop;
  return erased_in_all;
end $$;
revoke all on function private.erase_again() from public, anon, authenticated, service_role;
