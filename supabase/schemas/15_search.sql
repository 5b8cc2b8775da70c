-- Search. Trigrams find any part of a word, in any script, and a mistyped capital or missing accent does no harm.

-- A search: the words that must be found, each as a pattern. Commas, brackets and the like part words; no row has to have them.
create function private.search_patterns(query text) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(case
    -- One or two letters are no trigram, but the beginning of a word is.
    when word ~ '^[[:alnum:]]{1,2}$' then '% ' || word || '%'
    else '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
  end)
  from (
    -- Nobody types more; what a paste brings besides would only cost time.
    select word from regexp_split_to_table(private.folded(left(query, 200)), '[\s,;:!?()]+|\.(?=\s|$)') as word
    where word <> '' limit 8
  ) as words
$$;

-- What must hold of the indexed text, or of what the staff know of the person, as SQL. Digits side by side are parts of one number.
create function private.search_condition(indexed text, query text) returns text
language sql stable set search_path = '' as $$
  with words as (
    select word, n, word ~ '^[0-9().+/-]+$' as is_number
    from regexp_split_to_table(private.folded(regexp_replace(left(query, 200), '\mtel:', ' ', 'gi')), '\s+') with ordinality as w (word, n)
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
    select p.n, t.is_known, w.is_indexed, case when number is null then as_written
      else format('((%s) or %s like %L)', as_written, t.words, '%' || number || '%') end as holds
    from parts p
    cross join (values (false, indexed), (true, 'private.search_text(null, null, case when kind = ''also_phone'' then body end, body)')) as t (is_known, words)
    cross join lateral (select private.phone_digits(case when p.is_number then p.part end)) as d (number)
    cross join lateral (select string_agg(format('%s like %L', t.words, pattern), ' and '), bool_or(pattern ~ '[[:alnum:]]{3}|^% ')
      from unnest(private.search_patterns(p.part)) as pattern) as w (as_written, is_indexed)
    where as_written is not null
  ),
  found as (
    select n, max(holds) filter (where not is_known) as holds, private.rows_known_by(max(holds) filter (where is_known and is_indexed)) as known
    from conditions group by n
  )
  select string_agg(case when cardinality(known) > 0 then format('(%s or id = any (%L))', holds, known) else holds end, ' and ' order by n)
  from found
$$;

-- What must hold of leads or contacts besides, as SQL: what the caller may see, and what they ask for.
create function private.enquiry_conditions(
  table_name text, status public.lead_status, source text, kind text, property text, assignee text
) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  slug text := private.known_property(property);
begin
  return array[
    private.visible_condition(table_name),
    'status = ' || quote_literal(status),
    'source = ' || quote_literal(source),
    'kind = ' || quote_literal(kind),
    case
      when assignee = 'nobody' then 'assignee is null'
      when assignee is not null then format('assignee = %L', case when assignee = 'mine' then auth.uid() else assignee::uuid end)
    end,
    case
      when property = '-' then 'property_slug is null'
      when slug is not null then format('property_slug = %L', slug)
      when property ~ '^[a-z0-9]+(-[a-z0-9]+)*$' then format('property_slug = %L', property)
      -- "General Interest, consultation on Tuesday, March 3, 2026" is General Interest too.
      when property is not null then format(
        'property_slug is null and (property_interest = %1$L or starts_with(property_interest, %1$L || '', ''))', property
      )
    end
  ];
end $$;

-- A page of a list as SQL, newest first, behind the last row of the page before. What is null does not narrow it.
create function private.newest(
  table_name text, moment text, indexed text, query text, conditions text[],
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer,
  with_merged boolean default true, due_by date default null
) returns text
language plpgsql stable set search_path = '' as $$
declare
  rows_of text := format('public.%I', table_name);
  found text := private.search_condition(indexed, query);
  stands_for_itself text;
begin
  conditions := conditions || array[
    case when since is not null then format('%I >= %L', moment, since) end,
    case when until is not null then format('%I < %L', moment, until) end,
    case when due_by is not null then format('follow_up_on <= %L and (merged_into is null or follow_up_on >= now() - interval ''30 days'')', due_by) end
  ];
  if not with_merged then
    stands_for_itself := 'merged_into is null';
    if found is not null or due_by is not null then
      -- Looked up row by row: as an anti-join, the table would be read.
      stands_for_itself := format(
        '(merged_into is null or (select standing.id from %s as standing where standing.id = listed.merged_into and %s) is null)',
        rows_of, array_to_string(conditions || found, ' and ')
      );
    end if;
  end if;
  conditions := conditions ||
    case when before_id is not null then format('(%I, id) < (%L, %L)', moment, before_at, before_id)
      when before_at is not null then format('%I < %L', moment, before_at) end;
  if found is not null and not exists (
    select from unnest(private.search_patterns(query)) as pattern where pattern ~ '[[:alnum:]]{3}|^% '
  ) and private.phone_digits(btrim(query)) is null then
    -- Signs alone, an emoji or a per cent, are in no index: they are looked for among as many rows as take a second.
    rows_of := format(
      '(select * from %s where %s order by %I desc, id desc limit 100000)', rows_of,
      coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'), moment
    );
    conditions := '{}';
  end if;
  return format(
    'select *, private.known_of(id) from %s as listed where %s order by %I desc, id desc limit %s', rows_of,
    coalesce(nullif(array_to_string(conditions || found || stands_for_itself, ' and '), ''), 'true'), moment,
    -- An export is many pages in a row: an agent's are as short as a screen.
    least(greatest(coalesce(page_size, 50), 1), case when private.is_admin() then 1000 else 50 end)
  );
end $$;

-- What a search returns: a row, with what is known of whom it is about.
create view private.found_leads as select l.*, null::jsonb as known from public.leads l;
create view private.found_contacts as select c.*, null::jsonb as known from public.contacts c;
create view private.found_subscribers as select s.*, null::jsonb as known from public.newsletter_subscribers s;

-- Under row-level security an index may answer only what provably tells nothing of hidden rows; `like` and the
-- equality of enums are not among that. These look past it, so whoever calls is asked first, and nothing of theirs
-- gets into the SQL but as a quoted literal. A page of a list is never worth reading a whole table.
create function public.search_contacts(
  query text default null, property text default null, since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50,
  status public.lead_status default null, kind text default null, assignee text default null, due_by date default null,
  with_merged boolean default false
) returns setof private.found_contacts
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query execute private.newest(
    'contacts', 'created_at', 'private.search_text(name, email, phone, message)', query,
    private.enquiry_conditions('contacts', status, null, kind, property, assignee), since, until, before_at, before_id, page_size, with_merged, due_by
  );
end $$;
comment on function public.search_contacts is
  'Enquiries that hold every word of the query, newest first, for staff. Of a message its first 500 and its last 250 characters are searched. assignee: mine, nobody, or an account. Of rows that were merged, unless with_merged, the one that stands for them, or another if the words are found in that alone, or it alone is due.';

create function public.search_leads(
  query text default null, status public.lead_status default null, source text default null, property text default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50,
  kind text default null, assignee text default null, due_by date default null, with_merged boolean default false
) returns setof private.found_leads
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query execute private.newest(
    'leads', 'created_at', 'private.search_text(name, email, phone, notes)', query,
    private.enquiry_conditions('leads', status, source, kind, property, assignee), since, until, before_at, before_id, page_size, with_merged, due_by
  );
end $$;
comment on function public.search_leads is
  'Leads that hold every word of the query, newest first, for staff. Of the notes their first 500 and their last 250 characters are searched. assignee: mine, nobody, or an account. Of rows that were merged, unless with_merged, the one that stands for them, or another if the words are found in that alone, or it alone is due.';

create function public.search_subscribers(
  query text default null, active boolean default null, since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50
) returns setof private.found_subscribers
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute private.newest('newsletter_subscribers', 'subscribed_at', 'private.search_text(name, email, null, null)', query, array[
    case when active is not null then format('is_active = %L', active) end
  ], since, until, before_at, before_id, page_size);
end $$;
comment on function public.search_subscribers is 'Subscribers that hold every word of the query, newest first, for administrators.';

create function public.search_counts(query text) returns table (found_in text, kind text, found bigint)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query
    select 'leads', l.kind, count(*) from public.search_leads(query) l group by l.kind
    union all
    select 'contacts', c.kind, count(*) from public.search_contacts(query) c group by c.kind;
  if private.is_admin() then
    return query select 'newsletter_subscribers', null, count(*) from public.search_subscribers(query) having count(*) > 0;
  end if;
end $$;
comment on function public.search_counts is 'How many leads, contacts and, for administrators, subscribers a search finds, by kind: the newest fifty of each are counted. For staff.';
