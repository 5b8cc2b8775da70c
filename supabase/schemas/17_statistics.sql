-- The figures of the dashboard. They are counted once for everybody who looks at them: fifty open dashboards cost one count
-- in fifteen seconds, not fifty. An agent's figures are counted, and kept, for them alone.

create unlogged table private.counted_statistics (
  -- "team" for administrators, or the id of an agent.
  scope text primary key,
  figures json not null,
  counted_at timestamptz not null,
  counts bigint not null default 1
);

-- Answers: how many enquiries were answered within so much office time, of those that had so much. What staff captured is left out,
-- since they stood beside the person. The moment before which all have waited longer than a limit is the same for all of them.
create function private.answer_limits(since timestamptz) returns table (name text, seconds integer, waited_before timestamptz)
language sql stable set search_path = '' as $$
  select l.name, l.seconds, private.office_reaches(private.office_clock(now()) - l.seconds, since, now())
  -- A day of the office has nine hours.
  from (values ('within_5_minutes', 300), ('within_1_hour', 3600), ('within_1_day', 32400)) as l (name, seconds)
$$;

-- Leads and contacts are counted as they are listed. Two things count otherwise. An enquiry is each time that somebody wrote,
-- so that merging changes how many people there are, not how often they wrote. And of first answers only that of the row that
-- stands for the others counts: nobody answers the others any more. A person who wrote twice is one.
--
-- To tell the week of half a million leads, the bounds of twelve weeks are converted to Lagos's clock, not the leads' times.
create function private.count_statistics(of_leads text, of_contacts text, of_subscribers text, of_people text) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  first_week date := date_trunc('week', now() at time zone 'Africa/Lagos')::date - 11 * 7;
  weeks timestamptz[] := array(
    select (first_week + 7 * n)::timestamp at time zone 'Africa/Lagos' from generate_series(0, 11) as n order by n
  );
  figures json;
begin
  execute format(
    $sql$
      with lead_groups as materialized (
        select status, source, count(*) as leads, count(*) filter (where created_at >= $1) as recent
        from public.leads where merged_into is null and %1$s group by status, source
      ),
      lead_totals as (
        select coalesce(sum(leads), 0) as total, coalesce(sum(recent), 0) as recent,
          coalesce(jsonb_object_agg(status, leads), '{}') as of_status
        from (select status, sum(leads) as leads, sum(recent) as recent from lead_groups group by status) as by_status
      ),
      lead_weeks as (
        select width_bucket(created_at, $3) as week, count(*) as leads
        from public.leads where created_at >= $3[1] and merged_into is null and %1$s group by 1
      ),
      contact_totals as (
        select count(*) filter (where merged_into is null) as total, count(*) as written,
          count(*) filter (where merged_into is null and created_at >= $1) as recent
        from public.contacts where %2$s
      ),
      subscriber_totals as (
        select count(*) as total, count(*) filter (where is_active) as active, count(*) filter (where subscribed_at >= $1) as recent
        from public.newsletter_subscribers where %3$s
      ),
      enquiries as materialized (
        select answer_seconds as took, created_at from private.enquiries
        where created_at >= $4 and kind is distinct from 'capture' and (first_answered_at is not null or status = 'new')
          and merged_into is null and (found_in = 'leads' and %1$s or found_in = 'contacts' and %2$s)
      ),
      -- Those of the last 28 days.
      within as materialized (select * from private.answer_limits($4))
      select json_build_object(
        'total_contacts', c.total,
        'recent_contacts', c.recent,
        'total_subscribers', s.total,
        'active_subscribers', s.active,
        'recent_subscribers', s.recent,
        'total_leads', l.total,
        'new_leads', coalesce(l.of_status -> 'new', '0'),
        'contacted_leads', coalesce(l.of_status -> 'contacted', '0'),
        'qualified_leads', coalesce(l.of_status -> 'qualified', '0'),
        'converted_leads', coalesce(l.of_status -> 'converted', '0'),
        'recent_leads', l.recent,
        'total_enquiries', l.total + c.written + (select count(*) from public.leads where merged_into is not null and %1$s),
        'total_people', %4$s,
        'answers', (
          select json_object_agg(within.name, (
            select json_build_object('answered', count(*) filter (where took <= within.seconds), 'of', count(*))
            from enquiries where took is not null or created_at < within.waited_before
          ))
          from within
        ),
        'leads_by_week', (
          select json_agg(json_build_object('week', $2 + 7 * n, 'leads', coalesce(w.leads, 0)) order by n)
          from generate_series(0, 11) as n left join lead_weeks w on w.week = n + 1
        ),
        'leads_by_source', (
          select coalesce(json_agg(json_build_object('source', source, 'leads', leads) order by leads desc, source), '[]')
          from (select source, sum(leads) as leads from lead_groups group by source) as by_source
        ),
        'qualified_by_property', (
          select coalesce(json_agg(json_build_object('property', property_slug, 'leads', leads) order by leads desc, property_slug), '[]')
          from (
            select property_slug, count(*) as leads from public.leads
            where status = 'qualified' and property_slug is not null and merged_into is null and %1$s group by property_slug
          ) as hot
        )
      )
      from lead_totals l, contact_totals c, subscriber_totals s
    $sql$, of_leads, of_contacts, of_subscribers, of_people
  ) using now() - interval '7 days', first_week, weeks, now() - interval '28 days' into figures;
  return figures;
end $$;

create function public.dashboard_statistics() returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  sees_all boolean := private.is_admin() or coalesce(current_setting('role', true), '') = 'service_role';
  kept_for text := case when sees_all then 'team' when private.is_agent() then auth.uid()::text end;
  fresh_for interval := (select s.figures_fresh_for from private.settings s);
  kept private.counted_statistics;
  theirs uuid[];
  people integer := 0;
begin
  -- Who has no role sees no rows. Counting none takes no time.
  if kept_for is null then
    return private.count_statistics('false', 'false', 'false', '0');
  end if;
  -- Once at once, and once behind somebody else's count. In a transaction that may only read, nothing can be kept.
  for attempt in 1..2 loop
    select c.* into kept from private.counted_statistics c where c.scope = kept_for;
    -- A clock that was ahead must not put the next count off.
    if kept.counted_at > clock_timestamp() - fresh_for and kept.counted_at <= clock_timestamp() then
      return kept.figures;
    end if;
    exit when attempt = 2 or current_setting('transaction_read_only')::boolean;
    -- Somebody else is counting. What was counted a moment ago serves; what is older than a minute is waited for.
    if not pg_try_advisory_xact_lock(hashtext('private.counted_statistics'), hashtext(kept_for)) then
      if kept.counted_at > clock_timestamp() - fresh_for - interval '1 minute' then
        return kept.figures;
      end if;
      perform pg_advisory_xact_lock(hashtext('private.counted_statistics'), hashtext(kept_for));
    end if;
  end loop;
  -- Past the policies, so that an index alone can answer.
  if sees_all then
    kept.figures := private.count_statistics(
      'deleted_at is null', 'deleted_at is null', 'true', '(select count(distinct person) from private.people where wrote)'
    );
  else
    for theirs in execute format(
      'select array_agg(row_id) from private.people
        where row_id in (select id from public.leads where %s union all select id from public.contacts where %s) group by person',
      private.visible_condition('leads'), private.visible_condition('contacts')
    ) loop
      while cardinality(theirs) > 0 loop
        people := people + 1;
        exit when cardinality(theirs) = 1;
        theirs := array(select unnest(theirs[2:]) except select unnest(private.rows_of(theirs[1:1], theirs)));
      end loop;
    end loop;
    kept.figures := private.count_statistics(private.visible_condition('leads'), private.visible_condition('contacts'), 'false', people::text);
  end if;
  if not current_setting('transaction_read_only')::boolean then
    insert into private.counted_statistics as c (scope, figures, counted_at)
      values (kept_for, kept.figures, clock_timestamp())
      on conflict (scope) do update set figures = excluded.figures, counted_at = excluded.counted_at, counts = c.counts + 1;
  end if;
  return kept.figures;
end $$;
comment on function public.dashboard_statistics is 'The figures of the dashboard, of what its caller may see, counted at most fifteen seconds ago. Leads, contacts and people have rows that were merged once; total_enquiries is how often people wrote, merged or not. Weeks begin on Monday in Lagos; recent is the last seven days.';

-- A month of Lagos, by who has an enquiry now and where it came from.
create function public.month_figures(month date) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  sees_all boolean := private.is_admin() or not private.is_client();
  figures json;
begin
  if not sees_all and not private.is_agent() then
    return '[]';
  end if;
  execute format(
    $sql$
      with counted as (
        select assignee, source, within.name, count(*) as enquiries,
          count(*) filter (where is_answerable and answer_seconds <= seconds) as answered,
          count(*) filter (where is_answerable and (answer_seconds is not null or created_at < waited_before)) as told
        from private.answer_limits($1) as within, private.enquiries,
          lateral (select kind is distinct from 'capture' and (first_answered_at is not null or status = 'new')) as asked (is_answerable)
        where created_at >= $1 and created_at < $2 and merged_into is null
          and (found_in = 'leads' and %1$s or found_in = 'contacts' and %2$s)
        group by assignee, source, within.name
      ),
      lines as (
        select assignee, source, max(enquiries) as enquiries,
          json_object_agg(name, json_build_object('answered', answered, 'of', told)) as answers
        from counted group by assignee, source
      )
      select coalesce(json_agg(lines order by enquiries desc, assignee, source), '[]') from lines
    $sql$, private.visible_condition('leads', sees_all => sees_all), private.visible_condition('contacts', sees_all => sees_all)
  ) using date_trunc('month', month::timestamp) at time zone 'Africa/Lagos',
    (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'Africa/Lagos' into figures;
  return figures;
end $$;
comment on function public.month_figures is 'What came in during a month (any of its days), merged rows once, as far as its caller may see it: one line for each assignee and source, with how much was answered within five minutes, an hour and a day of the office.';
