-- A number without its country's code is somebody else's in another country: 0170 1234567 is one phone in Berlin and
-- another in Lahore. So it makes nobody the same person. Whoever searches for somebody to erase is still shown such rows.

create or replace function private.dialled(phone text) returns text[]
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
    -- Eleven digits that begin with a 1 are American in America, and a mobile's in China.
    elsif digits !~ '^(2340?[789][0-9]{9}|440?[1-37][0-9]{9})$' then
      return array['', regexp_replace(digits, '^0', '')];
    end if;
  end if;
  country := substring(digits from '^(234|44|1)');
  if country is null then
    -- As in e164.ts: where it is no part of the number, a zero behind the country's code was left in by mistake.
    return array['+', regexp_replace(
      digits,
      '^(?!39|22[569]|24[12]|378|25006)(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])[0-9])0',
      '\1'
    )];
  end if;
  return array[country, regexp_replace(substr(digits, length(country) + 1), '^0', '')];
end $$;

create or replace function private.is_same_number(one text[], other text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$ select one = other and one[1] <> '' $$;

-- Whether they may be, as far as anybody knows their countries.
create function private.may_be_same_number(one text[], other text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select one[2] = other[2] and (one[1] = other[1] or '' in (one[1], other[1]))
$$;
revoke all on function private.may_be_same_number(text[], text[]) from public, anon, authenticated;

create or replace function private.person_condition(who text, place private.personal_tables) returns text
language plpgsql immutable set search_path = '' as $$
declare
  sought text := btrim(private.without_unseen(who));
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
      and private.may_be_same_number(private.dialled(%1$I), %3$L)',
    place.phone_column, right(number[2], 7), number
  ) end;
end $$;

-- Who it is, as one text: the number with its country, else the address. Null: nobody can tell.
create or replace function private.person(phone text, email text) returns text
language plpgsql immutable parallel safe security definer set search_path = '' as $$
declare
  number text[] := private.dialled(phone);
begin
  if length(number[2]) >= 7 and number[1] <> '' then
    return '+' || translate(number[1], '+', '') || number[2];
  end if;
  return lower(email);
end $$;

-- A number is found however its digits are set apart: keyboards and other apps write many dashes.
create or replace function private.phone_digits(query text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  dialled text;
  number text;
begin
  if query !~ '^[(+0-9][0-9 ().+/\u2010-\u2015\u2212-]*$' then
    return null;
  end if;
  dialled := regexp_replace(replace(query, '(0)', ''), '\D', '', 'g');
  number := regexp_replace(dialled, '^(009|011|00)?(234|44)?0?', '');
  -- Fewer digits are no trigram.
  return case when length(number) >= 3 then number when length(dialled) >= 3 then dialled end;
end $$;

create or replace function private.search_condition(indexed text, query text) returns text
language sql immutable set search_path = '' as $$
  with words as (
    select word, n, word ~ '^[0-9().+/\u2010-\u2015\u2212-]+$' as is_number
    from regexp_split_to_table(private.folded(left(query, 200)), '\s+') with ordinality as w (word, n)
    where word <> ''
  ),
  runs as (
    select *, n - row_number() over (partition by is_number order by n) as run from words
  ),
  parts as (
    select min(n) as n, string_agg(word, ' ' order by n) as part, is_number
    from runs group by is_number, run
    -- Nobody types more, as in search_patterns().
    order by 1 limit 8
  ),
  conditions as (
    select p.n, private.phone_digits(case when p.is_number then p.part end) as number, (
      select string_agg(format('%s like %L', indexed, pattern), ' and ')
      from unnest(private.search_patterns(p.part)) as pattern
    ) as as_written
    from parts p
  )
  select string_agg(
    case when number is null then as_written
      else format('((%s) or %s like %L)', as_written, indexed, '%' || number || '%') end,
    ' and ' order by n
  )
  from conditions
$$;

reindex index public.leads_phone_idx;
reindex index public.contacts_phone_idx;
-- Nobody has changed these rows: their moment stays, and changes that wait on a phone still go through.
alter table public.leads disable trigger user;
alter table public.contacts disable trigger user;
update public.leads set phone = phone where phone is not null and person is distinct from private.person(phone, email);
update public.contacts set phone = phone where phone is not null and person is distinct from private.person(phone, email);
alter table public.leads enable trigger user;
alter table public.contacts enable trigger user;
