-- What the inbox opens on: who waits for an answer, what is to be held, who wrote more than once, and what can be restored.

-- What the rows of a table wait for, since when, and until when it was promised: of each kind the oldest thousand, since nobody works
-- through more. An enquiry is answered within one working day, as the contact form says, and the office is closed on Sundays; who
-- asked for a time waits for that, and hears of it before it. What its visitor has asked to change since, in a row of its own, waits
-- there, unless that was deleted or merged into it. A merged row waits for a time and a next step of its own alone, and for a step only until it has been due for 30 days.
create function private.waiting(table_name text, visible text)
returns table (found_in text, id uuid, reason text, since timestamptz, promised_at timestamptz, assignee uuid)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  stands constant text := '(select max(later.captured_at) from private.lead_amendments own join private.lead_amendments later using (secret_hash)
    join private.enquiries r on r.id = later.lead_id where own.lead_id = listed.id and later.captured_at > own.captured_at
    and r.deleted_at is null and (r.merged_into is distinct from listed.id or listed.appointment_at > now())) is null';
begin
  return query execute format(
    $sql$
      with rows as (
        (
          select *, case when first_answered_at is null then 'new' else 'waiting' end as reason, created_at as at
          from public.%1$I as listed where status = 'new' and follow_up_on is null and merged_into is null and %2$s and %4$s
            and (appointment_at > now() and appointment_state in ('asked', 'moved')) is not true order by created_at, id limit 1000
        )
        union all
        (
          select *, 'asked', coalesce(case when first_answered_at is not null then
            (select max(e.captured_at) from public.lead_events e where e.%3$I = listed.id and e.kind in ('edit', 'appointment')) end, created_at)
          from public.%1$I as listed where appointment_at > now() and appointment_state in ('asked', 'moved') and %2$s and %4$s
            and (merged_into is null or (select id from public.%1$I where id = listed.merged_into and appointment_at = listed.appointment_at and %2$s) is null)
          order by appointment_at, id limit 1000
        )
        union all
        (
          select *, 'due', (
            select case when (e.call_back_at at time zone 'Africa/Lagos')::date = listed.follow_up_on then e.call_back_at end
            from public.lead_events e where e.%3$I = listed.id and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
            order by e.captured_at desc, e.id desc limit 1
          )
          from public.%1$I as listed where follow_up_on <= (now() at time zone 'Africa/Lagos')::date and %2$s
            and (merged_into is null or follow_up_on >= now() - interval '30 days') order by follow_up_on, id limit 1000
        )
      )
      select %1$L, id, case when reason = 'due' and at is not null then 'call_back' else reason end, coalesce(at, morning), case
        when reason = 'due' then coalesce(at, morning + interval '9 hours') -- When the office closes on weekdays.
        else least(
          case extract(isodow from at at time zone 'Africa/Lagos')
            when 6 then at + interval '2 days'
            when 7 then date_trunc('day', at, 'Africa/Lagos') + interval '2 days'
            else at + interval '1 day'
          end,
          case when reason = 'asked' then appointment_at end
        )
      end, assignee
      from rows cross join lateral (select (follow_up_on + time '09:00') at time zone 'Africa/Lagos' as morning) as m
    $sql$, table_name, visible, case table_name when 'leads' then 'lead_id' else 'contact_id' end, stands
  );
end $$;

-- Whom somebody's queue holds, and which rows are one person's: for an agent, by what they see. Like the searches it looks past
-- row-level security, to read from indexes, and says itself what the account may see.
create function private.queue_of(account uuid, sees_all boolean)
returns table (found_in text, id uuid, reason text, since timestamptz, promised_at timestamptz, assignee uuid, whose uuid)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  with rows as materialized (
    select w.*, coalesce(p.person, w.id) as person, count(*) over (partition by p.person) as of_person
    from (
      select * from private.waiting('leads', private.visible_condition('leads', account, sees_all))
      union all
      select * from private.waiting('contacts', private.visible_condition('contacts', account, sees_all))
    ) as w left join private.people p on p.row_id = w.id
  ),
  split as materialized (
    select root, (array_agg(row_id order by row_id))[1] as person
    from private.reached(
      array(select r.id from rows r where r.of_person > 1 and not sees_all),
      array(select p.row_id from private.people p where p.person in (select r.person from rows r where r.of_person > 1 and not sees_all)),
      account
    )
    group by root
  )
  select r.found_in, r.id, r.reason, r.since, r.promised_at, r.assignee, coalesce(s.person, r.person)
  from rows r left join split s on s.root = r.id
$$;

create function public.queue(narrowed text default null, page_size integer default 50) returns json
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select private.require_staff();
  with people as materialized (select * from private.queue_of(auth.uid(), private.is_admin()))
  select json_build_object(
    'counts', (
      select json_build_object(
        'all', count(distinct whose), 'mine', count(distinct whose) filter (where assignee = auth.uid()), 'new', count(distinct whose) filter (where reason = 'new'),
        'asked', count(distinct whose) filter (where reason = 'asked'), 'due', count(distinct whose) filter (where reason in ('due', 'call_back'))
      )
      from people
    ),
    'rows', (
      select coalesce(json_agg(json_build_object(
        'found_in', page.found_in, 'reason', page.reason, 'since', page.since, 'promised_at', page.promised_at, 'row', coalesce(
          (select to_jsonb(l) from public.leads l where page.found_in = 'leads' and l.id = page.id),
          (select to_jsonb(c) from public.contacts c where page.found_in = 'contacts' and c.id = page.id)
        ) - array['deleted_at', 'answer_seconds'] || jsonb_build_object('known', private.known_of(page.id))
      ) order by page.promised_at, page.since, page.id), '[]')
      from (
        select * from (
          select distinct on (whose) * from people where narrowed is null
            or narrowed in (reason, case when assignee = auth.uid() then 'mine' end, case reason when 'call_back' then 'due' end)
          order by whose, promised_at, since, reason, id
        ) as first order by promised_at, since, id limit least(greatest(page_size, 0), 100)
      ) as page
    )
  );
$$;
comment on function public.queue is 'Who waits for an answer, of what the caller may see, the oldest promise first: what is new, what was tried and reached nobody (waiting), a time that nobody confirmed (asked), and a next step of today or before (due, or call_back at a time). Each person once, with the row that has waited longest of what is asked for. narrowed: mine, or one of these. For staff.';

create function public.upcoming(since timestamptz)
returns table (
  found_in text, id uuid, name text, email text, phone text, kind text, property_slug text, property_interest text,
  appointment_at timestamptz, visitor_zone text, preferred_date date, status public.lead_status, assignee uuid,
  created_at timestamptz, office text, captured_by uuid, appointment_state public.appointment_state, host uuid, total bigint, known jsonb
)
language sql stable set search_path = '' set enable_seqscan = off as $$
  select private.require_staff();
  select p.found_in, p.id, p.name, p.email, p.phone, p.kind, p.property_slug, p.property_interest, p.appointment_at, p.visitor_zone,
    p.preferred_date, p.status, p.assignee, p.created_at, p.office, p.captured_by, p.appointment_state, p.host, count(*) over (), private.known_of(p.id)
  from (
    select r.* from private.enquiries r where r.appointment_at >= since
    union all
    select r.* from private.enquiries r
    where r.preferred_date >= (since at time zone 'Africa/Lagos')::date and r.appointment_at is null and r.appointment_state is null
  ) as p
  where p.merged_into is null or (
    select s.id from private.enquiries s
    where s.id = p.merged_into
      and (s.appointment_at = p.appointment_at or p.appointment_at is null and (s.appointment_at is not null or s.preferred_date = p.preferred_date))
  ) is null
  order by coalesce(p.appointment_at, p.preferred_date::timestamp at time zone 'Africa/Lagos'), p.id limit 500
$$;
comment on function public.upcoming is 'Consultations, viewings and tours from a moment on, and days asked for from that day in Lagos on, of what the caller may see; rows that were merged have the same appointment once. The first five hundred, each with how many there are in all.';

-- When to call back those of these rows whose next step it is: a row has the day, the time is in its history.
create function public.call_backs_of(rows uuid[]) returns table (id uuid, call_back_at timestamptz)
language sql stable set search_path = '' as $$
  select private.require_staff();
  select r.id, step.call_back_at
  from private.enquiries r cross join lateral (
    select e.call_back_at from public.lead_events e
    where (e.lead_id = r.id or e.contact_id = r.id) and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
    order by e.captured_at desc, e.id desc limit 1
  ) as step
  where r.id = any (array(select unnest(rows) limit 1000)) and r.follow_up_on is not null
    and (step.call_back_at at time zone 'Africa/Lagos')::date = r.follow_up_on
$$;

create function public.same_person(row_table text, row_id uuid)
returns table (
  found_in text, id uuid, name text, created_at timestamptz, kind text, property_slug text,
  status public.lead_status, assignee uuid, merged_into uuid, same_as uuid, total bigint
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  rows uuid[];
begin
  perform private.require_staff();
  -- Subscriptions are administrators'.
  if row_table <> 'newsletter_subscribers' or not private.is_admin() then
    perform private.require_row((select r.id from private.enquiries r where r.found_in = row_table and r.id = same_person.row_id and r.deleted_at is null));
  end if;
  rows := private.rows_of(array[row_id]);
  return query
    select others.*, (
      select k.same_as from private.known k where k.row_id = others.id and k.kind = 'same_person' and k.same_as = same_person.row_id
    ), count(*) over ()
    from (
      select r.found_in, r.id, r.name, r.created_at, r.kind, r.property_slug, r.status, r.assignee, r.merged_into
      from private.enquiries r where r.id = any (rows)
      union all
      select 'newsletter_subscribers', s.id, coalesce(s.name, s.email), s.subscribed_at, null, null, null, null, null
      from public.newsletter_subscribers s where s.id = any (rows)
    ) as others
    where (others.found_in, others.id) <> (row_table, same_person.row_id)
    -- What was merged into it belongs to its history, however long ago it came in.
    order by others.merged_into is not distinct from same_person.row_id desc, others.created_at desc, others.id desc limit 100;
end $$;
comment on function public.same_person is 'What else there is of the person of this row, for staff: what was merged into it first, then the newest, a hundred at most, each with how many there are in all. Subscriptions are administrators''.';

create function public.deleted_rows()
returns table (found_in text, id uuid, name text, kind text, created_at timestamptz, deleted_at timestamptz, deleted_by uuid, total bigint)
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select r.found_in, r.id, coalesce((select k.body from private.known k where k.row_id = r.id and k.kind = 'known_as'), r.name), r.kind, r.created_at, r.deleted_at, (
    select e.by from public.lead_events e
    where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = 'deletion'
    order by e.captured_at desc, e.id desc limit 1
  ), count(*) over ()
  from private.enquiries r where r.deleted_at is not null
  order by r.deleted_at desc, r.id limit 1000
$$;
comment on function public.deleted_rows is 'What can still be restored, latest first, for administrators: a thousand at most, each with how many there are in all.';
