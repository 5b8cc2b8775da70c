-- A person's data, found and erased by their e-mail address or phone number in one action of an administrator.

-- Where people's addresses and numbers stand. A table that is added later is one row more; what hangs on its rows
-- by a foreign key goes with them (on delete cascade).
create table private.personal_tables (
  table_name text not null,
  email_column text,
  phone_column text,
  constraint personal_tables_pkey primary key (table_name),
  constraint personal_tables_columns_present check (coalesce(email_column, phone_column) is not null)
);
insert into private.personal_tables (table_name, email_column, phone_column) values
  ('contacts', 'email', 'phone'),
  ('leads', 'email', 'phone'),
  ('newsletter_subscribers', 'email', null);

-- That it was done, and nothing of what was erased. Not a hash of the address either: whoever guesses the address
-- could tell from it that the person was here.
create table private.erasures (
  id bigint generated always as identity,
  erased_at timestamptz not null default now(),
  erased_by uuid not null,
  -- By table, how many.
  row_counts jsonb not null,
  constraint erasures_pkey primary key (id)
);
revoke all on private.personal_tables, private.erasures from public, anon, authenticated, service_role;
comment on table private.personal_tables is 'By which columns a person is found in which table.';
comment on table private.erasures is 'When which administrator erased how many rows about one person. It only grows.';

create function private.only_grows() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate '42501' using message = format('%s only grows.', tg_table_name);
end $$;
create trigger only_grows before update or delete or truncate on private.erasures
  for each statement execute function private.only_grows();

-- A phone number as country and number within it, however it is written: +234 803…, 00234 (0)803… and 234803… are
-- {234,803…}; of 0803… the country is not known and left empty. Countries other than ours are kept in one piece.
create function private.dialled(phone text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  written text := normalize(phone, NFKC);
  digits text := regexp_replace(replace(written, '(0)', ''), '[^0-9]', '', 'g');
  country text;
begin
  if written !~ '^[^0-9]*\+' then
    if digits ~ '^0(09|11)' and length(digits) > 12 then
      digits := substr(digits, 4);
    elsif digits ~ '^00' then
      digits := substr(digits, 3);
    elsif digits !~ '^(2340?[789][0-9]{9}|440?[1-37][0-9]{9}|1[0-9]{10})$' then
      return array['', regexp_replace(digits, '^0', '')];
    end if;
  end if;
  country := substring(digits from '^(234|44|1)');
  if country is null then
    return array['+', digits];
  end if;
  return array[country, regexp_replace(substr(digits, length(country) + 1), '^0', '')];
end $$;

create function private.is_same_number(one text[], other text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select one[2] = other[2] and (one[1] = other[1] or '' in (one[1], other[1]))
$$;

-- What is true of a person's rows in one table, as SQL.
create function private.person_condition(who text, place private.personal_tables) returns text
language plpgsql immutable set search_path = '' as $$
declare
  sought text := btrim(who);
  number text[];
begin
  if sought like '%@%' then
    if sought !~ '^[^@[:space:]]+@[^@[:space:]]+$' then
      raise sqlstate 'PT422' using message = 'Enter a whole e-mail address.';
    end if;
    return case when place.email_column is null then 'false'
      else format('lower(normalize(%I, NFC)) = %L', place.email_column, lower(normalize(sought, NFC))) end;
  end if;
  number := private.dialled(sought);
  if number is null or length(number[2]) < 7 then
    raise sqlstate 'PT422' using message = 'Enter a whole e-mail address or phone number.';
  end if;
  -- The last digits first: that is a tenth of the time.
  return case when place.phone_column is null then 'false' else format(
    'right(regexp_replace(normalize(%1$I, NFKC), ''[^0-9]'', '''', ''g''), 7) = %2$L
      and private.is_same_number(private.dialled(%1$I), %3$L)',
    place.phone_column, right(number[2], 7), number
  ) end;
end $$;

create function private.find_person(who text) returns jsonb
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

create function private.erase_person(who text, expected integer) returns jsonb
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
  insert into private.erasures (erased_by, row_counts) values (auth.uid(), row_counts);
  return erased_rows;
end $$;

create function public.find_person(who text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_person(who) $$;
create function public.erase_person(who text, expected integer) returns jsonb
language sql set search_path = '' as $$ select private.erase_person(who, expected) $$;

revoke all on function
  private.only_grows(), private.dialled(text), private.is_same_number(text[], text[]),
  private.person_condition(text, private.personal_tables),
  private.find_person(text), private.erase_person(text, integer), public.find_person(text), public.erase_person(text, integer)
  from public, anon, authenticated;
grant execute on function
  private.find_person(text), private.erase_person(text, integer), public.find_person(text), public.erase_person(text, integer)
  to authenticated;
comment on function public.find_person is 'In which tables how many rows have this e-mail address or phone number, for administrators.';
comment on function public.erase_person is 'Erases the rows that find_person() counts, as many as expected or none, and says which; for administrators.';
