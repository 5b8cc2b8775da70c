-- What the dashboard asks: figures in one call, and a search that an index answers.

-- One pass over this index gives every figure about leads without a look at the rows.
drop index public.leads_status_idx;
create index leads_status_idx on public.leads (status, created_at desc, id desc) include (source);

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise sqlstate '42501' using message = 'Only administrators may see this.';
  end if;
end $$;
revoke all on function private.require_admin() from public;
grant execute on function private.require_admin() to authenticated;

-- As the caller, under row-level security: anybody else who is signed in counts nothing.
create function public.dashboard_statistics() returns json
-- The planner would read the table itself, which is several times as wide as what the indexes hold.
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  week_ago timestamptz := now() - interval '7 days';
  this_week date := date_trunc('week', now() at time zone 'Africa/Lagos');
  first_week date := this_week - 11 * 7;
begin
  return (
    with lead_groups as materialized (
      select l.status, l.source, count(*) as leads, count(*) filter (where l.created_at >= week_ago) as recent
      from public.leads l group by l.status, l.source
    ),
    lead_totals as (
      select
        coalesce(sum(leads), 0) as total,
        coalesce(sum(leads) filter (where status = 'new'), 0) as new,
        coalesce(sum(leads) filter (where status = 'contacted'), 0) as contacted,
        coalesce(sum(leads) filter (where status = 'qualified'), 0) as qualified,
        coalesce(sum(leads) filter (where status = 'converted'), 0) as converted,
        coalesce(sum(recent), 0) as recent
      from lead_groups
    ),
    lead_sources as (
      select source, sum(leads) as leads from lead_groups group by source
    ),
    lead_weeks as (
      select date_trunc('week', l.created_at at time zone 'Africa/Lagos')::date as week, count(*) as leads
      from public.leads l
      where l.created_at >= first_week::timestamp at time zone 'Africa/Lagos'
      group by 1
    ),
    weeks as (
      select first_week + 7 * n as week, coalesce(w.leads, 0) as leads
      from generate_series(0, 11) as n left join lead_weeks w on w.week = first_week + 7 * n
    ),
    contact_totals as (
      select count(*) as total, count(*) filter (where c.created_at >= week_ago) as recent from public.contacts c
    ),
    subscriber_totals as (
      select
        count(*) as total,
        count(*) filter (where s.is_active) as active,
        count(*) filter (where s.subscribed_at >= week_ago) as recent
      from public.newsletter_subscribers s
    )
    select json_build_object(
      'total_contacts', c.total,
      'recent_contacts', c.recent,
      'total_subscribers', s.total,
      'active_subscribers', s.active,
      'recent_subscribers', s.recent,
      'total_leads', l.total,
      'new_leads', l.new,
      'contacted_leads', l.contacted,
      'qualified_leads', l.qualified,
      'converted_leads', l.converted,
      'recent_leads', l.recent,
      'leads_by_week', (select json_agg(json_build_object('week', week, 'leads', leads) order by week) from weeks),
      'leads_by_source', (
        select coalesce(json_agg(json_build_object('source', source, 'leads', leads) order by leads desc, source), '[]')
        from lead_sources
      )
    )
    from lead_totals l, contact_totals c, subscriber_totals s
  );
end $$;
revoke all on function public.dashboard_statistics() from public, anon;
grant execute on function public.dashboard_statistics() to authenticated, service_role;
comment on function public.dashboard_statistics is 'The figures of the dashboard, for administrators. Weeks begin on Monday in Lagos; recent is the last seven days.';

-- Search. Trigrams find any part of a word, in any script, and a mistyped capital or missing accent does no harm.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- How texts are compared: in small letters, without the marks above and below them (Ọmọ́túndé is found as omotunde)
-- and without those that steer the writing direction.
create function private.folded(raw text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- Most texts are plain, and ten times as fast this way.
  if octet_length(raw) = char_length(raw) then
    return lower(raw collate "C");
  end if;
  return lower(regexp_replace(
    normalize(raw, NFKD), '[\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'
  ));
end $$;

-- What a row is found by. Every word has a space before it, the first one too; a phone number stands there once more in
-- digits alone, since everybody writes it with other gaps. Its cost is what PostgreSQL takes for it, in terms of its
-- cheapest functions: the planner weighs with it whether to leaf through the newest rows or to ask the index.
create function private.search_text(name text, email text, phone text, words text) returns text
language plpgsql immutable parallel safe cost 500 set search_path = '' as $$
declare
  found_by text := concat(
    ' ', name, ' ', email, ' ', phone, ' ', translate(phone, '+ ()-./', ''), ' ', replace(words, E'\n', ' ')
  );
begin
  -- As in folded(), but without the call.
  if octet_length(found_by) = char_length(found_by) then
    return lower(found_by collate "C");
  end if;
  return private.folded(found_by);
end $$;

-- Digits of a phone number as far as they are the same from home and from abroad: 0803…, +234 803… and
-- 00234 (0)803… all come to 803…
create function private.phone_digits(query text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  dialled text;
  number text;
begin
  if query !~ '^[(+0-9][0-9 ().+/-]*$' then
    return null;
  end if;
  dialled := regexp_replace(replace(query, '(0)', ''), '\D', '', 'g');
  number := regexp_replace(dialled, '^(009|011|00)?(234|44)?0?', '');
  -- Fewer digits are no trigram.
  return case when length(number) >= 3 then number when length(dialled) >= 3 then dialled end;
end $$;

-- A search: the words that must be found, each as a pattern.
create function private.search_patterns(query text) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(case
    -- One or two letters are no trigram, but the beginning of a word is.
    when word ~ '^[[:alnum:]]{1,2}$' then '% ' || word || '%'
    else '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
  end)
  from (
    -- Nobody types more; what a paste brings besides would only cost time.
    select word from regexp_split_to_table(private.folded(left(query, 200)), '\s+') as word
    where word <> '' limit 8
  ) as words
$$;

-- A page of a list as SQL, newest first, behind the last row of the page before. What is null does not narrow it.
create function private.newest(
  table_name text, moment text, indexed text, query text, conditions text[],
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer
) returns text
language plpgsql stable set search_path = '' as $$
declare
  patterns text[] := private.search_patterns(query);
  phone text := private.phone_digits(btrim(query));
  rows_of text := format('public.%I', table_name);
  page text := format(
    'order by %I desc, id desc limit %s', moment, least(greatest(coalesce(page_size, 50), 1), 1000)
  );
  found text;
begin
  conditions := conditions || array[
    case when since is not null then format('%I >= %L', moment, since) end,
    case when until is not null then format('%I < %L', moment, until) end,
    case when before_id is not null then format('(%I, id) < (%L, %L)', moment, before_at, before_id)
      when before_at is not null then format('%I < %L', moment, before_at) end
  ];
  select string_agg(format('%s like %L', indexed, pattern), ' and ') into found from unnest(patterns) as pattern;
  if phone is not null then
    found := format('((%s) or %s like %L)', found, indexed, '%' || phone || '%');
  end if;

  if found is not null and not exists (
    select from unnest(patterns) as pattern where pattern ~ '[[:alnum:]]{3}|^% '
  ) then
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

revoke all on function
  private.folded(text), private.search_text(text, text, text, text), private.phone_digits(text),
  private.search_patterns(text),
  private.newest(text, text, text, text, text[], timestamptz, timestamptz, timestamptz, uuid, integer)
  from public;
-- The index is kept by whoever inserts or changes a row.
grant execute on function private.folded(text), private.search_text(text, text, text, text)
  to anon, authenticated, service_role;

create index contacts_search_idx on public.contacts
  using gin (private.search_text(name, email, phone, message) extensions.gin_trgm_ops);
create index newsletter_subscribers_search_idx on public.newsletter_subscribers
  using gin (private.search_text(name, email, null, null) extensions.gin_trgm_ops);
create index leads_search_idx on public.leads
  using gin (private.search_text(name, email, phone, notes) extensions.gin_trgm_ops);

-- Under row-level security an index may answer only what provably tells nothing of hidden rows; `like` and the
-- equality of enums are not among that. These look past it, so whoever calls is asked first, and nothing of theirs
-- gets into the SQL but as a quoted literal. A page of a list is never worth reading a whole table, and rows far apart
-- cost hardly more than neighbours on today's disks: a rare status is sought in its index, not among the newest rows.
create function private.search_contacts(
  query text, property text,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer
) returns setof public.contacts
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute private.newest('contacts', 'created_at', 'private.search_text(name, email, phone, message)', query, array[
    case when property is not null then format('property_interest = %L', property) end
  ], since, until, before_at, before_id, page_size);
end $$;

create function private.search_subscribers(
  query text, active boolean,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer
) returns setof public.newsletter_subscribers
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute private.newest('newsletter_subscribers', 'subscribed_at', 'private.search_text(name, email, null, null)', query, array[
    case when active is not null then format('is_active = %L', active) end
  ], since, until, before_at, before_id, page_size);
end $$;

create function private.search_leads(
  query text, status public.lead_status, source text, property text,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer
) returns setof public.leads
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute private.newest('leads', 'created_at', 'private.search_text(name, email, phone, notes)', query, array[
    case when status is not null then format('status = %L', status) end,
    case when source is not null then format('source = %L', source) end,
    case when property is not null then format('property_interest = %L', property) end
  ], since, until, before_at, before_id, page_size);
end $$;

-- What the API shows of them. Whatever is left out does not narrow the search.
create function public.search_contacts(
  query text default null, property text default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50
) returns setof public.contacts
language sql stable set search_path = '' as $$
  select * from private.search_contacts(query, property, since, until, before_at, before_id, page_size)
$$;
create function public.search_subscribers(
  query text default null, active boolean default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50
) returns setof public.newsletter_subscribers
language sql stable set search_path = '' as $$
  select * from private.search_subscribers(query, active, since, until, before_at, before_id, page_size)
$$;
create function public.search_leads(
  query text default null, status public.lead_status default null, source text default null, property text default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50
) returns setof public.leads
language sql stable set search_path = '' as $$
  select * from private.search_leads(query, status, source, property, since, until, before_at, before_id, page_size)
$$;

do $$
declare
  searching regprocedure;
begin
  for searching in
    select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.proname in ('search_contacts', 'search_subscribers', 'search_leads')
  loop
    execute format('revoke all on function %s from public, anon; grant execute on function %s to authenticated', searching, searching);
  end loop;
end $$;

comment on function public.search_contacts is 'Enquiries that hold every word of the query, newest first, for administrators.';
comment on function public.search_subscribers is 'Subscribers that hold every word of the query, newest first, for administrators.';
comment on function public.search_leads is 'Leads that hold every word of the query, newest first, for administrators.';
