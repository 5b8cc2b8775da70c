-- What the inbox opens on: what needs an answer, what is to be held, who wrote more than once, and what can be restored.

-- Like the searches it looks past row-level security, to count in indexes, and says itself what its caller may see.
create function public.inbox_counts() returns json
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
    private.visible_condition('leads') || ' and merged_into is null', private.visible_condition('contacts') || ' and merged_into is null', today
  ) into counted;
  return counted;
end $$;
comment on function public.inbox_counts is 'How many leads and contacts are new or due today in Lagos, and the qualified leads by property, of what the caller may see; rows that were merged are one. For staff.';

-- What is to be held from a moment on, earliest first: appointments, and days that visitors asked for and nobody cancelled.
create function public.upcoming(since timestamptz)
returns table (
  found_in text, id uuid, name text, email text, phone text, kind text, property_slug text, property_interest text,
  appointment_at timestamptz, visitor_zone text, preferred_date date, status public.lead_status, assignee uuid,
  created_at timestamptz, office text, appointment_state public.appointment_state, host uuid, total bigint, known jsonb
)
language sql stable set search_path = '' set enable_seqscan = off as $$
  select private.require_staff();
  select planned.*, count(*) over (), private.known_of(planned.id)
  from (
    select r.found_in, r.id, r.name, r.email, r.phone, r.kind, r.property_slug, r.property_interest,
      r.appointment_at, r.visitor_zone, r.preferred_date, r.status, r.assignee, r.created_at, r.office, r.appointment_state, r.host
    from private.enquiries r where r.appointment_at >= since and (r.merged_into is null or (
      select s.id from private.enquiries s
      where s.found_in = r.found_in and s.id = r.merged_into and s.appointment_at = r.appointment_at
    ) is null)
    union all
    select r.found_in, r.id, r.name, r.email, r.phone, r.kind, r.property_slug, r.property_interest,
      r.appointment_at, r.visitor_zone, r.preferred_date, r.status, r.assignee, r.created_at, r.office, r.appointment_state, r.host
    from private.enquiries r
    where r.preferred_date >= (since at time zone 'Africa/Lagos')::date and r.appointment_at is null
      and r.appointment_state is null and (r.merged_into is null or (
        select s.id from private.enquiries s
        where s.found_in = r.found_in and s.id = r.merged_into
          and (s.appointment_at is not null or s.preferred_date = r.preferred_date)
      ) is null)
  ) as planned
  order by coalesce(planned.appointment_at, planned.preferred_date::timestamp at time zone 'Africa/Lagos'), planned.id
  limit 500
$$;
comment on function public.upcoming is 'Consultations, viewings and tours from a moment on, and days asked for from that day in Lagos on, of what the caller may see; rows that were merged have the same appointment once. The first five hundred, each with how many there are in all.';

-- A row has the day of its next step. If the step is to call back at a time, that time is in its history: it is looked up for the
-- rows on the screen, so that a list can say it. A step that was set afterwards counts instead.
create function public.call_backs_of(rows uuid[]) returns table (id uuid, call_back_at timestamptz)
language sql stable set search_path = '' as $$
  select private.require_staff();
  select steps.id, steps.call_back_at
  from (
    select r.id, r.follow_up_on, (
      select e.call_back_at from public.lead_events e
      where (e.lead_id = r.id or e.contact_id = r.id) and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
      order by e.captured_at desc, e.id desc limit 1
    ) as call_back_at
    from private.enquiries r where r.id = any (array(select unnest(rows) limit 1000)) and r.follow_up_on is not null
  ) as steps
  where (steps.call_back_at at time zone 'Africa/Lagos')::date = steps.follow_up_on
$$;
comment on function public.call_backs_of is 'When to call back those of these rows whose next step it is, a thousand at most, of what the caller may see.';

-- What else there is of a row's person, newest first, as far as the caller may see it.
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
  rows := private.rows_of(array[row_id]);
  if not exists (
    select from private.enquiries r where r.found_in = row_table and r.id = same_person.row_id and r.id = any (rows)
  ) then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
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
comment on function public.same_person is 'What else there is of the person of this row (leads or contacts), for staff: what was merged into it first, then the newest, a hundred at most, each with how many there are in all. Subscriptions are administrators''.';

create function public.deleted_rows()
returns table (found_in text, id uuid, name text, kind text, created_at timestamptz, deleted_at timestamptz, deleted_by uuid, total bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select r.found_in, r.id, coalesce(
      (select k.body from private.known k where k.row_id = r.id and k.kind = 'known_as'), r.name
    ), r.kind, r.created_at, r.deleted_at, (
      select e.by from public.lead_events e
      where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = 'deletion'
      order by e.captured_at desc, e.id desc limit 1
    ), count(*) over ()
    from private.enquiries r where r.deleted_at is not null
    order by r.deleted_at desc, r.id limit 1000;
end $$;
comment on function public.deleted_rows is 'What can still be restored, latest first, for administrators: a thousand at most, each with how many there are in all.';
