-- Of rows that were merged, lists and figures have the one that stands for them. Until now the dashboard hid the others itself,
-- and figures counted rows that no list shows.

-- What is counted and listed must still be told from an index alone.
drop index public.leads_status_idx, public.contacts_status_idx, public.contacts_created_at_idx, public.leads_qualified_idx;
create index leads_status_idx on public.leads (status, created_at desc, id desc)
  include (source, assignee, captured_by, deleted_at, merged_into);
create index contacts_status_idx on public.contacts (status, created_at desc, id desc) include (assignee, deleted_at, merged_into);
create index contacts_created_at_idx on public.contacts (created_at desc, id desc) include (assignee, deleted_at, merged_into);
create index leads_qualified_idx on public.leads (property_slug) include (assignee, captured_by, deleted_at, merged_into)
  where status = 'qualified';

-- What a caller may see, as it is listed.
create function private.counted_condition(table_name text) returns text
language sql stable set search_path = '' as $$ select private.visible_condition(table_name) || ' and merged_into is null' $$;

-- Leads and contacts are counted as they are listed. Two things count otherwise. An enquiry is each time that somebody wrote, so
-- that merging changes how many people there are, not how often they wrote. And of first answers only that of the row that stands
-- for the others counts: nobody answers the others any more.
create or replace function private.count_statistics(of_leads text, of_contacts text, of_subscribers text) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  week_ago timestamptz := now() - interval '7 days';
  this_week date := date_trunc('week', now() at time zone 'Africa/Lagos');
  first_week date := this_week - 11 * 7;
  figures json;
begin
  execute format(
    $sql$
      with lead_groups as materialized (
        select status, source,
          count(*) filter (where merged_into is null) as leads,
          count(*) filter (where merged_into is null and created_at >= $1) as recent,
          count(*) as written
        from public.leads where %1$s group by status, source
      ),
      lead_totals as (
        select
          coalesce(sum(leads), 0) as total,
          coalesce(sum(leads) filter (where status = 'new'), 0) as new,
          coalesce(sum(leads) filter (where status = 'contacted'), 0) as contacted,
          coalesce(sum(leads) filter (where status = 'qualified'), 0) as qualified,
          coalesce(sum(leads) filter (where status = 'converted'), 0) as converted,
          coalesce(sum(recent), 0) as recent,
          coalesce(sum(written), 0) as written
        from lead_groups
      ),
      lead_sources as (
        select source, sum(leads) as leads from lead_groups where leads > 0 group by source
      ),
      lead_weeks as (
        select date_trunc('week', created_at at time zone 'Africa/Lagos')::date as week, count(*) as leads
        from public.leads
        where created_at >= $2::timestamp at time zone 'Africa/Lagos' and merged_into is null and %1$s
        group by 1
      ),
      weeks as (
        select $2 + 7 * n as week, coalesce(w.leads, 0) as leads
        from generate_series(0, 11) as n left join lead_weeks w on w.week = $2 + 7 * n
      ),
      contact_totals as (
        select
          count(*) filter (where merged_into is null) as total,
          count(*) filter (where merged_into is null and created_at >= $1) as recent,
          count(*) as written
        from public.contacts where %2$s
      ),
      people as (
        select count(distinct person) + count(*) filter (where person is null) as total
        from (
          select person from public.leads where merged_into is null and %1$s
          union all
          select person from public.contacts where merged_into is null and %2$s
        ) as everybody
      ),
      subscriber_totals as (
        select
          count(*) as total,
          count(*) filter (where is_active) as active,
          count(*) filter (where subscribed_at >= $1) as recent
        from public.newsletter_subscribers where %3$s
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
        'total_enquiries', l.written + c.written,
        'total_people', p.total,
        'answers', $3,
        'leads_by_week', (select json_agg(json_build_object('week', week, 'leads', leads) order by week) from weeks),
        'leads_by_source', (
          select coalesce(json_agg(json_build_object('source', source, 'leads', leads) order by leads desc, source), '[]')
          from lead_sources
        )
      )
      from lead_totals l, contact_totals c, subscriber_totals s, people p
    $sql$, of_leads, of_contacts, of_subscribers
  ) using week_ago, first_week, private.count_answers(
    of_leads || ' and merged_into is null', of_contacts || ' and merged_into is null'
  ) into figures;
  return figures;
end $$;
comment on function public.dashboard_statistics is 'The figures of the dashboard, of what its caller may see, counted at most fifteen seconds ago. Leads, contacts and people have rows that were merged once; total_enquiries is how often people wrote, merged or not. Weeks begin on Monday in Lagos; recent is the last seven days.';
-- What was counted with them must not be shown again.
truncate private.counted_statistics;

create or replace function private.inbox_counts() returns json
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  today date := (now() at time zone 'Africa/Lagos')::date;
  counted json;
begin
  perform private.require_staff();
  execute format(
    $sql$
      select json_build_object(
        'new_leads', (select count(*) from public.leads where status = 'new' and %1$s),
        'new_contacts', (select count(*) from public.contacts where status = 'new' and %2$s),
        'due_leads', (select count(*) from public.leads where follow_up_on <= %3$L and %1$s),
        'due_contacts', (select count(*) from public.contacts where follow_up_on <= %3$L and %2$s),
        'qualified', (
          select coalesce(json_agg(json_build_object('property', property_slug, 'leads', leads) order by leads desc, property_slug), '[]')
          from (
            select property_slug, count(*) as leads from public.leads
            where status = 'qualified' and property_slug is not null and %1$s group by property_slug
          ) as hot
        )
      )
    $sql$,
    private.counted_condition('leads'), private.counted_condition('contacts'), today
  ) into counted;
  return counted;
end $$;
comment on function public.inbox_counts is 'How many leads and contacts are new or due today in Lagos, and the qualified leads by property, of what the caller may see; rows that were merged are one. For staff.';

comment on function public.enquiries_of is 'How often each of these people wrote, a thousand at most, of what the caller may see; rows that were merged are counted as well.';

-- Searches. A list narrowed by filters has the row that stands for the others. A search finds everybody's words: it shows a
-- merged row if the one that stands for it isn't found.
drop function private.newest(text, text, text, text, text[], timestamptz, timestamptz, timestamptz, uuid, integer);
create function private.newest(
  table_name text, moment text, indexed text, query text, conditions text[],
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer,
  with_merged boolean default true
) returns text
language plpgsql stable set search_path = '' as $$
declare
  rows_of text := format('public.%I', table_name);
  page text := format(
    'order by %I desc, id desc limit %s', moment, least(greatest(coalesce(page_size, 50), 1), 1000)
  );
  found text := private.search_condition(indexed, query);
  stands_for_itself text;
begin
  conditions := conditions || array[
    case when since is not null then format('%I >= %L', moment, since) end,
    case when until is not null then format('%I < %L', moment, until) end
  ];
  if not with_merged then
    stands_for_itself := 'merged_into is null';
    if found is not null then
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
    'select * from %s as listed where %s %s', rows_of,
    coalesce(nullif(array_to_string(conditions || found || stands_for_itself, ' and '), ''), 'true'), page
  );
end $$;

drop function public.search_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, integer, public.lead_status, text, text, date);
drop function private.search_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, integer, public.lead_status, text, text, date);
drop function public.search_leads(text, public.lead_status, text, text, timestamptz, timestamptz, timestamptz, uuid, integer, text, text, date);
drop function private.search_leads(text, public.lead_status, text, text, timestamptz, timestamptz, timestamptz, uuid, integer, text, text, date);

create function private.search_contacts(
  query text, property text,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer,
  status public.lead_status, kind text, assignee text, due_by date, with_merged boolean default false
) returns setof public.contacts
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query execute private.newest('contacts', 'created_at', 'private.search_text(name, email, phone, message)', query, array[
    private.visible_condition('contacts'),
    private.property_condition(property),
    case when status is not null then format('status = %L', status) end,
    case when kind is not null then format('kind = %L', kind) end,
    private.assignee_condition(assignee),
    case when due_by is not null then format('follow_up_on <= %L', due_by) end
  ], since, until, before_at, before_id, private.page_size_of_caller(page_size), with_merged);
end $$;

create function private.search_leads(
  query text, status public.lead_status, source text, property text,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer,
  kind text, assignee text, due_by date, with_merged boolean default false
) returns setof public.leads
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query execute private.newest('leads', 'created_at', 'private.search_text(name, email, phone, notes)', query, array[
    private.visible_condition('leads'),
    case when status is not null then format('status = %L', status) end,
    case when source is not null then format('source = %L', source) end,
    private.property_condition(property),
    case when kind is not null then format('kind = %L', kind) end,
    private.assignee_condition(assignee),
    case when due_by is not null then format('follow_up_on <= %L', due_by) end
  ], since, until, before_at, before_id, private.page_size_of_caller(page_size), with_merged);
end $$;

create function public.search_contacts(
  query text default null, property text default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50,
  status public.lead_status default null, kind text default null, assignee text default null, due_by date default null,
  with_merged boolean default false
) returns setof public.contacts
language sql stable set search_path = '' as $$
  select * from private.search_contacts(
    query, property, since, until, before_at, before_id, page_size, status, kind, assignee, due_by, with_merged
  )
$$;
create function public.search_leads(
  query text default null, status public.lead_status default null, source text default null, property text default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50,
  kind text default null, assignee text default null, due_by date default null, with_merged boolean default false
) returns setof public.leads
language sql stable set search_path = '' as $$
  select * from private.search_leads(
    query, status, source, property, since, until, before_at, before_id, page_size, kind, assignee, due_by, with_merged
  )
$$;
comment on function public.search_contacts is
  'Enquiries that hold every word of the query, newest first, for staff. Of a message its first 500 and its last 250 characters are searched. assignee: mine, nobody, or an account. Of rows that were merged, unless with_merged, the one that stands for them, or another if the words are found in that alone.';
comment on function public.search_leads is
  'Leads that hold every word of the query, newest first, for staff. Of the notes their first 500 and their last 250 characters are searched. assignee: mine, nobody, or an account. Of rows that were merged, unless with_merged, the one that stands for them, or another if the words are found in that alone.';

-- What is to be held. An appointment is held although its row was merged, but once: not if the row that stands for it has the
-- same time. A day that was asked for is settled with what became of that row. The dashboard is told who hosts it, since that office
-- has its own hours, and whether anybody has noted how it went.
drop function public.upcoming(timestamptz);
create function public.upcoming(since timestamptz)
returns table (
  found_in text, id uuid, name text, email text, phone text, kind text, property_slug text, property_interest text,
  appointment_at timestamptz, visitor_zone text, preferred_date date, status public.lead_status, assignee uuid,
  created_at timestamptz, office text, is_noted boolean
)
language sql stable set search_path = '' set enable_seqscan = off as $$
  select planned.*
  from (
    select 'leads', l.id, l.name, l.email, l.phone, l.kind, l.property_slug, l.property_interest,
      l.appointment_at, l.visitor_zone, l.preferred_date, l.status, l.assignee, l.created_at, l.office,
      l.appointment_at < now() and (
        select true from public.lead_events e
        where e.lead_id = l.id and e.kind in ('call', 'whatsapp', 'visit', 'note', 'status') and e.captured_at >= l.appointment_at
        limit 1
      ) is not null
    from public.leads l where l.appointment_at >= since and (l.merged_into is null or (
      select s.id from public.leads s where s.id = l.merged_into and s.appointment_at = l.appointment_at
    ) is null)
    union all
    select 'contacts', c.id, c.name, c.email, c.phone, c.kind, c.property_slug, c.property_interest,
      c.appointment_at, c.visitor_zone, c.preferred_date, c.status, c.assignee, c.created_at, null,
      c.appointment_at < now() and (
        select true from public.lead_events e
        where e.contact_id = c.id and e.kind in ('call', 'whatsapp', 'visit', 'note', 'status') and e.captured_at >= c.appointment_at
        limit 1
      ) is not null
    from public.contacts c where c.appointment_at >= since and (c.merged_into is null or (
      select s.id from public.contacts s where s.id = c.merged_into and s.appointment_at = c.appointment_at
    ) is null)
    union all
    select 'leads', l.id, l.name, l.email, l.phone, l.kind, l.property_slug, l.property_interest,
      l.appointment_at, l.visitor_zone, l.preferred_date, l.status, l.assignee, l.created_at, l.office, false
    from public.leads l
    where l.preferred_date >= (since at time zone 'Africa/Lagos')::date and l.appointment_at is null and (
      select e.id from public.lead_events e where e.lead_id = l.id and e.kind = 'appointment' and e.applied limit 1
    ) is null and (l.merged_into is null or (
      select s.id from public.leads s
      where s.id = l.merged_into and (s.appointment_at is not null or s.preferred_date = l.preferred_date)
    ) is null)
    union all
    select 'contacts', c.id, c.name, c.email, c.phone, c.kind, c.property_slug, c.property_interest,
      c.appointment_at, c.visitor_zone, c.preferred_date, c.status, c.assignee, c.created_at, null, false
    from public.contacts c
    where c.preferred_date >= (since at time zone 'Africa/Lagos')::date and c.appointment_at is null and (
      select e.id from public.lead_events e where e.contact_id = c.id and e.kind = 'appointment' and e.applied limit 1
    ) is null and (c.merged_into is null or (
      select s.id from public.contacts s
      where s.id = c.merged_into and (s.appointment_at is not null or s.preferred_date = c.preferred_date)
    ) is null)
  ) as planned (
    found_in, id, name, email, phone, kind, property_slug, property_interest, appointment_at, visitor_zone, preferred_date,
    status, assignee, created_at, office, is_noted
  )
  order by coalesce(planned.appointment_at, planned.preferred_date::timestamp at time zone 'Africa/Lagos'), planned.id
  limit 500
$$;
comment on function public.upcoming is 'Consultations, viewings and tours from a moment on, and days asked for from that day in Lagos on, of what the caller may see; rows that were merged have the same appointment once. is_noted: whether anybody has said since how it went.';
revoke all on function public.upcoming(timestamptz) from public, anon;
grant execute on function public.upcoming(timestamptz) to authenticated;

do $$
declare
  searching regprocedure;
begin
  for searching in
    select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.proname in ('search_contacts', 'search_leads')
  loop
    execute format('revoke all on function %s from public, anon; grant execute on function %s to authenticated', searching, searching);
  end loop;
end $$;
revoke all on function
  private.counted_condition(text),
  private.newest(text, text, text, text, text[], timestamptz, timestamptz, timestamptz, uuid, integer, boolean)
  from public, anon, authenticated;
