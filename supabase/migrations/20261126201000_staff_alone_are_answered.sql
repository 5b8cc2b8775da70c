-- Three functions answered an account without a role as if there were nothing; searches refuse it. And two of them looked up the
-- elements of a list by their numbers, which a list may begin below 1: the bound of a thousand was none.

create or replace function public.upcoming(since timestamptz)
returns table (
  found_in text, id uuid, name text, email text, phone text, kind text, property_slug text, property_interest text,
  appointment_at timestamptz, visitor_zone text, preferred_date date, status public.lead_status, assignee uuid,
  created_at timestamptz, office text, is_noted boolean
)
language sql stable set search_path = '' set enable_seqscan = off as $$
  select private.require_staff();
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

create or replace function public.enquiries_of(people text[]) returns table (person text, enquiries bigint)
language sql stable set search_path = '' as $$
  select private.require_staff();
  select wrote.person, count(*)
  from (
    select l.person from public.leads l where l.person = any (array(select unnest(people) limit 1000))
    union all
    select c.person from public.contacts c where c.person = any (array(select unnest(people) limit 1000))
  ) as wrote
  group by wrote.person
$$;

create or replace function public.call_backs_of(rows uuid[]) returns table (id uuid, call_back_at timestamptz)
language sql stable set search_path = '' as $$
  select private.require_staff();
  select steps.id, steps.call_back_at
  from (
    select l.id, l.follow_up_on, (
      select e.call_back_at from public.lead_events e
      where e.lead_id = l.id and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
      order by e.captured_at desc, e.id desc limit 1
    ) as call_back_at
    from public.leads l where l.id = any (array(select unnest(rows) limit 1000)) and l.follow_up_on is not null
    union all
    select c.id, c.follow_up_on, (
      select e.call_back_at from public.lead_events e
      where e.contact_id = c.id and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
      order by e.captured_at desc, e.id desc limit 1
    ) as call_back_at
    from public.contacts c where c.id = any (array(select unnest(rows) limit 1000)) and c.follow_up_on is not null
  ) as steps
  where (steps.call_back_at at time zone 'Africa/Lagos')::date = steps.follow_up_on
$$;
