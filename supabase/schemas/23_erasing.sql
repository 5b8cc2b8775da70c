-- A person's data, found and erased by their e-mail address or phone number in one action of an administrator; and what a
-- backup must not bring back.

-- Where people's addresses and numbers stand. A table that is added later is one row more; what hangs on its rows
-- by a foreign key goes with them (on delete cascade).
create table private.personal_tables (
  table_name text not null,
  email_column text,
  phone_column text,
  constraint personal_tables_pkey primary key (table_name),
  constraint personal_tables_columns_present check (coalesce(email_column, phone_column) is not null)
);
comment on table private.personal_tables is 'By which columns a person is found in which table.';

insert into private.personal_tables (table_name, email_column, phone_column) values
  ('contacts', 'email', 'phone'),
  ('leads', 'email', 'phone'),
  ('newsletter_subscribers', 'email', null),
  ('property_watchers', 'email', null);

-- That it was done, and nothing of what was erased. Not a hash of the address either: whoever guesses the address
-- could tell from it that the person was here.
create table private.erasures (
  id bigint generated always as identity,
  erased_at timestamptz not null default now(),
  erased_by uuid not null,
  -- By table, how many.
  row_counts jsonb not null,
  -- By table, the keys of the rows. They are random, and name nothing once the rows are gone: unlike a hash of the address,
  -- nobody can tell from them who was here, except by a copy of the rows themselves. A backup is such a copy: restoring it
  -- must not bring anybody back who asked to be forgotten.
  row_ids jsonb not null default '{}',
  constraint erasures_pkey primary key (id)
);
comment on table private.erasures is 'When which administrator erased how many rows about one person. It only grows.';
create function private.only_grows() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate '42501' using message = format('%s only grows.', tg_table_name);
end $$;

create trigger only_grows before delete OR UPDATE OR TRUNCATE on private.erasures
  for each statement execute function private.only_grows();

-- What is true of a person's rows in one table, as SQL. Where the staff know them by it, the row is theirs as well.
create function private.person_condition(who text, place private.personal_tables) returns text
language plpgsql immutable set search_path = '' as $$
declare
  sought text := btrim(private.without_unseen(who));
  number text[];
begin
  if sought like '%@%' then
    if sought !~ '^[^@[:space:]]+@[^@[:space:]]+$' then
      raise sqlstate 'PT422' using message = 'Enter a whole e-mail address.';
    end if;
    return case when place.email_column is null then 'false' else format(
      '(lower(normalize(%1$I, NFC)) = %2$L
        or id in (select k.row_id from private.known k where k.kind = ''also_email'' and normalize(k.body, NFC) = %2$L))',
      place.email_column, lower(normalize(sought, NFC))
    ) end;
  end if;
  number := private.dialled(sought);
  if number is null or length(number[2]) < 7 then
    raise sqlstate 'PT422' using message = 'Enter a whole e-mail address or phone number.';
  end if;
  -- The last digits first: that is a tenth of the time.
  return case when place.phone_column is null then 'false' else format(
    '(right(regexp_replace(normalize(%1$I, NFKC), ''[^0-9]'', '''', ''g''), 7) = %2$L
        and private.may_be_same_number(private.dialled(%1$I), %3$L)
      or id in (
        select k.row_id from private.known k
        where k.kind = ''also_phone'' and private.may_be_same_number(private.dialled(k.body), %3$L)
      ))',
    place.phone_column, right(number[2], 7), number
  ) end;
end $$;

create function public.find_person(who text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  place private.personal_tables;
  found_rows integer;
  found_in jsonb := '{}';
begin
  perform private.require_admin();
  for place in select * from private.personal_tables order by table_name loop
    execute format('select count(*) from public.%I where %s', place.table_name, private.person_condition(who, place))
      into found_rows;
    found_in := found_in || jsonb_build_object(place.table_name, found_rows);
  end loop;
  return found_in;
end $$;
comment on function public.find_person is 'In which tables how many rows have this e-mail address or phone number, for administrators.';

create function public.erase_person(who text, expected integer) returns jsonb
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
comment on function public.erase_person is 'Erases the rows that find_person() counts, as many as expected or none, and says which; for administrators.';

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

-- A restored database has lost what arrived since its backup, though phones were told that it was stored. They can notice by
-- the epoch, which only a restore renews.
create table private.database_epoch (
  only_row boolean not null default true,
  epoch uuid not null default gen_random_uuid(),
  since timestamptz not null default now(),
  constraint database_epoch_pkey primary key (only_row),
  constraint database_epoch_only_row check (only_row)
);
comment on table private.database_epoch is 'Another one after each restore: what was acknowledged before may be missing.';

insert into private.database_epoch default values;
create function public.database_epoch() returns uuid
language sql stable security definer set search_path = '' as $$ select e.epoch from private.database_epoch e $$;
comment on function public.database_epoch is 'Another answer than before: the database was restored since, and may lack what it had acknowledged.';
