-- How fast the team answers, in office hours from the moment of arrival, and how many people there are beside how many
-- enquiries.

-- Seconds of office hours in Lagos until a moment: Monday to Friday 9:00 to 18:00, Saturday 10:00 to 16:00 (the opening times of
-- src/content/company.ts). Lagos has no summer time. A week has 183,600 of them.
create function private.office_clock(at timestamptz) returns bigint
language sql immutable strict parallel safe set search_path = '' as $$
  select (week * 183600 + least(day, 5) * 32400 + case when day = 6 then 21600 else 0 end + case
    when day < 5 then least(greatest(second - 32400, 0), 32400)
    when day = 5 then least(greatest(second - 36000, 0), 21600)
    else 0
  end)::bigint
  from (
    select div(since, 604800) as week, div(mod(since, 604800), 86400) as day, mod(since, 86400) as second
    -- Since a Monday, midnight in Lagos.
    from (select floor(extract(epoch from at - timestamptz '2000-01-02 23:00:00+00'))) as lagos (since)
  ) as calendar
$$;

create function private.office_seconds(since timestamptz, until timestamptz) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select least(private.office_clock(until) - private.office_clock(since), 2147483647)::integer
$$;

alter table public.leads
  add column answer_seconds integer,
  add constraint leads_answer_seconds_range check (answer_seconds >= 0);
alter table public.contacts
  add column answer_seconds integer,
  add constraint contacts_answer_seconds_range check (answer_seconds >= 0);
comment on column public.leads.answer_seconds is 'How long the first answer took, in seconds of office hours in Lagos.';
comment on column public.contacts.answer_seconds is 'How long the first answer took, in seconds of office hours in Lagos.';

create or replace function private.note_first_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status <> 'new' and old.status = 'new' and new.first_answered_at is null then
    new.first_answered_at := greatest(now(), new.created_at);
  end if;
  new.answer_seconds := private.office_seconds(new.created_at, new.first_answered_at);
  return new;
end $$;
-- Nothing sets it but this.
drop trigger set_first_answer on public.leads;
drop trigger set_first_answer on public.contacts;
create trigger set_first_answer before insert or update of status, first_answered_at, answer_seconds on public.leads
  for each row execute function private.note_first_answer();
create trigger set_first_answer before insert or update of status, first_answered_at, answer_seconds on public.contacts
  for each row execute function private.note_first_answer();

create or replace function private.amendable_columns() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum)
    from pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
      and a.attname <> all (array[
        'id', 'source', 'status', 'captured_at', 'created_at', 'updated_at', 'amend_secret',
        'assignee', 'follow_up_on', 'first_answered_at', 'answer_seconds', 'merged_into', 'deleted_at', 'captured_by'
      ])
$$;

-- Of the last 28 days: how many enquiries were answered within so much office time, of those that had so much. What staff
-- captured is left out, since they stood beside the person; so is what was answered before answers were timed.
create function public.answer_times() returns json
language sql stable set search_path = '' as $$
  select json_object_agg(within.name, (
    select json_build_object('answered', count(*) filter (where took <= within.seconds), 'of', count(*))
    from (
      select coalesce(l.answer_seconds, private.office_seconds(l.created_at, now())) as waited, l.answer_seconds as took
      from public.leads l
      where l.created_at >= now() - interval '28 days' and l.kind is distinct from 'capture'
        and (l.first_answered_at is not null or l.status = 'new')
      union all
      select coalesce(c.answer_seconds, private.office_seconds(c.created_at, now())), c.answer_seconds
      from public.contacts c
      where c.created_at >= now() - interval '28 days' and (c.first_answered_at is not null or c.status = 'new')
    ) as enquiries
    where took is not null or waited > within.seconds
  ))
  -- A day of the office has nine hours.
  from (values ('within_5_minutes', 300), ('within_1_hour', 3600), ('within_1_day', 32400)) as within (name, seconds)
$$;

-- As before, with people and enquiries told apart: a person who wrote twice is one, a merged row is nobody of their own, and
-- whoever left neither number nor address is counted by themselves.
create or replace function public.dashboard_statistics() returns json
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
    people as (
      select count(distinct person) + count(*) filter (where person is null) as total
      from (
        select l.person from public.leads l where l.merged_into is null
        union all
        select c.person from public.contacts c where c.merged_into is null
      ) as everybody
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
      'total_enquiries', l.total + c.total,
      'total_people', p.total,
      'answers', public.answer_times(),
      'leads_by_week', (select json_agg(json_build_object('week', week, 'leads', leads) order by week) from weeks),
      'leads_by_source', (
        select coalesce(json_agg(json_build_object('source', source, 'leads', leads) order by leads desc, source), '[]')
        from lead_sources
      )
    )
    from lead_totals l, contact_totals c, subscriber_totals s, people p
  );
end $$;
comment on function public.dashboard_statistics is 'The figures of the dashboard, of what its caller may see. Weeks begin on Monday in Lagos; recent is the last seven days.';

revoke all on function
  private.office_clock(timestamptz), private.office_seconds(timestamptz, timestamptz), public.answer_times()
  from public, anon, authenticated;
-- As the caller, under row-level security.
grant execute on function public.answer_times() to authenticated, service_role;
grant execute on function private.office_clock(timestamptz), private.office_seconds(timestamptz, timestamptz) to authenticated, service_role;
comment on function public.answer_times is 'Of the enquiries of the last 28 days: how many were answered within 5 minutes, an hour and a day of office hours, of what the caller may see.';
