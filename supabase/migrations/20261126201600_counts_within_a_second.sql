-- Where sequential scans are off, as in the counts and searches, the planner gave reading the holidays a cost beyond all
-- bounds, and compiled that query for a tenth of a second each time.
create index holidays_starts_at_idx on private.holidays (starts_at);

-- An administrator counts every lead, of which this holds what is needed and no more: the index that also tells what an agent
-- may see is four times as large.
create index leads_counted_idx on public.leads (status, source, created_at) where merged_into is null and deleted_at is null;

-- Half a million times were converted to Lagos's clock to tell their week; the bounds of twelve weeks are converted instead.
create or replace function private.count_statistics(of_leads text, of_contacts text, of_subscribers text) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  week_ago timestamptz := now() - interval '7 days';
  this_week date := date_trunc('week', now() at time zone 'Africa/Lagos');
  first_week date := this_week - 11 * 7;
  -- When each of the twelve weeks begins.
  weeks timestamptz[] := array(
    select (first_week + 7 * n)::timestamp at time zone 'Africa/Lagos' from generate_series(0, 11) as n order by n
  );
  figures json;
begin
  execute format(
    $sql$
      with lead_groups as materialized (
        select status, source,
          count(*) as leads,
          count(*) filter (where created_at >= $1) as recent
        from public.leads where merged_into is null and %1$s group by status, source
      ),
      lead_totals as (
        select
          coalesce(sum(leads), 0) as total,
          coalesce(sum(leads) filter (where status = 'new'), 0) as new,
          coalesce(sum(leads) filter (where status = 'contacted'), 0) as contacted,
          coalesce(sum(leads) filter (where status = 'qualified'), 0) as qualified,
          coalesce(sum(leads) filter (where status = 'converted'), 0) as converted,
          coalesce(sum(recent), 0) as recent,
          coalesce(sum(leads), 0) + (
            select count(*) from public.leads where merged_into is not null and %1$s
          ) as written
        from lead_groups
      ),
      lead_sources as (
        select source, sum(leads) as leads from lead_groups group by source
      ),
      lead_weeks as (
        select width_bucket(created_at, $4) as week, count(*) as leads
        from public.leads
        where created_at >= $4[1] and merged_into is null and %1$s
        group by 1
      ),
      weeks as (
        select $2 + 7 * n as week, coalesce(w.leads, 0) as leads
        from generate_series(0, 11) as n left join lead_weeks w on w.week = n + 1
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
  ), weeks into figures;
  return figures;
end $$;
