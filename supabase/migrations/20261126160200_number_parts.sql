-- A phone number is found by any of its parts, however they are spaced, also beside words: "Ada 0803 12" is a name and the
-- beginning of a number.

-- What must hold of the indexed text, as SQL. Digits that stand side by side are parts of one number.
create function private.search_condition(indexed text, query text) returns text
language sql immutable set search_path = '' as $$
  with words as (
    select word, n, word ~ '^[0-9().+/-]+$' as is_number
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

create or replace function private.newest(
  table_name text, moment text, indexed text, query text, conditions text[],
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer
) returns text
language plpgsql stable set search_path = '' as $$
declare
  rows_of text := format('public.%I', table_name);
  page text := format(
    'order by %I desc, id desc limit %s', moment, least(greatest(coalesce(page_size, 50), 1), 1000)
  );
  found text := private.search_condition(indexed, query);
begin
  conditions := conditions || array[
    case when since is not null then format('%I >= %L', moment, since) end,
    case when until is not null then format('%I < %L', moment, until) end,
    case when before_id is not null then format('(%I, id) < (%L, %L)', moment, before_at, before_id)
      when before_at is not null then format('%I < %L', moment, before_at) end
  ];
  if found is not null and not exists (
    select from unnest(private.search_patterns(query)) as pattern where pattern ~ '[[:alnum:]]{3}|^% '
  ) and private.phone_digits(btrim(query)) is null then
    -- Signs alone, an emoji or a per cent, are in no index: they are looked for among as many rows as take a second.
    rows_of := format(
      '(select * from %s where %s order by %I desc, id desc limit 100000) as lately', rows_of,
      coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'), moment
    );
    conditions := '{}';
  end if;
  return format(
    'select * from %s where %s %s', rows_of,
    coalesce(nullif(array_to_string(conditions || found, ' and '), ''), 'true'), page
  );
end $$;

revoke all on function private.search_condition(text, text) from public, anon, authenticated;
