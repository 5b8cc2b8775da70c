-- What the inbox opens on: what needs an answer, what is to be held, who wrote more than once, and what can be restored.

-- The new, those with a step that is due today in Lagos, and the qualified by property. Like the searches it looks past
-- row-level security, to count in indexes, and says itself what its caller may see.
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
    private.counted_condition('leads'), private.counted_condition('contacts'), today
  ) into counted;
  return counted;
end $$;
comment on function public.inbox_counts is 'How many leads and contacts are new or due today in Lagos, and the qualified leads by property, of what the caller may see; rows that were merged are one. For staff.';

-- What is to be held from a moment on, earliest first: appointments, and days that visitors asked for and nobody cancelled.
-- The few such days are looked up one by one: as a join, all events would be read.
create function public.upcoming(since timestamptz)
returns table (
  found_in text, id uuid, name text, email text, phone text, kind text, property_slug text, property_interest text,
  appointment_at timestamptz, visitor_zone text, preferred_date date, status public.lead_status, assignee uuid,
  created_at timestamptz, office text, is_noted boolean, total bigint
)
language sql stable set search_path = '' set enable_seqscan = off as $$
  select private.require_staff();
  select planned.*, count(*) over ()
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
comment on function public.upcoming is 'Consultations, viewings and tours from a moment on, and days asked for from that day in Lagos on, of what the caller may see; rows that were merged have the same appointment once. is_noted: whether anybody has said since how it went. The first five hundred, each with how many there are in all.';

-- How often these people wrote, in either table.
create function public.enquiries_of(people text[]) returns table (person text, enquiries bigint)
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
comment on function public.enquiries_of is 'How often each of these people wrote, a thousand at most, of what the caller may see; rows that were merged are counted as well.';

-- A row has the day of its next step. If the step is to call back at a time, that time is in its history: it is looked up for the
-- rows on the screen, so that a list can say it. A step that was set afterwards counts instead.
create function public.call_backs_of(rows uuid[]) returns table (id uuid, call_back_at timestamptz)
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
comment on function public.call_backs_of is 'When to call back those of these rows whose next step it is, a thousand at most, of what the caller may see.';

-- The other enquiries of a row's person, newest first, as far as the caller may see them.
create function public.same_person(row_table text, row_id uuid)
returns table (
  found_in text, id uuid, name text, created_at timestamptz, kind text, property_slug text,
  status public.lead_status, assignee uuid, merged_into uuid, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person record;
begin
  perform private.require_staff();
  select p.phone, p.email into person
  from (
    select l.phone, l.email from public.leads l
      where row_table = 'leads' and l.id = row_id and l.deleted_at is null and private.may_add_to(l.id, null)
    union all
    select c.phone, c.email from public.contacts c
      where row_table = 'contacts' and c.id = row_id and c.deleted_at is null and private.may_add_to(null, c.id)
  ) as p;
  if not found then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
  return query
    select other.*, count(*) over ()
    from (
      select 'leads', l.id, l.name, l.created_at, l.kind, l.property_slug, l.status, l.assignee, l.merged_into
      from public.leads l
      where l.id <> row_id and l.deleted_at is null and (
        l.email = person.email
        or private.national_number(l.phone) = private.national_number(person.phone)
          and private.is_same_number(private.dialled(l.phone), private.dialled(person.phone))
      ) and private.may_add_to(l.id, null)
      union all
      select 'contacts', c.id, c.name, c.created_at, c.kind, c.property_slug, c.status, c.assignee, c.merged_into
      from public.contacts c
      where c.id <> row_id and c.deleted_at is null and (
        c.email = person.email
        or private.national_number(c.phone) = private.national_number(person.phone)
          and private.is_same_number(private.dialled(c.phone), private.dialled(person.phone))
      ) and private.may_add_to(null, c.id)
    ) as other (found_in, id, name, created_at, kind, property_slug, status, assignee, merged_into)
    -- What was merged into it belongs to its history, however long ago it came in.
    order by other.merged_into is not distinct from row_id desc, other.created_at desc, other.id desc limit 100;
end $$;
comment on function public.same_person is 'The other enquiries of the person of this row (leads or contacts), by phone number or e-mail address, for staff: those merged into it first, then the newest, a hundred at most, each with how many there are in all.';

create function public.deleted_rows()
returns table (found_in text, id uuid, name text, kind text, created_at timestamptz, deleted_at timestamptz, deleted_by uuid, total bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select deleted.*, (
      select e.by from public.lead_events e
      where (e.lead_id = deleted.id or e.contact_id = deleted.id) and e.kind = 'deletion'
      order by e.captured_at desc, e.id desc limit 1
    ), count(*) over ()
    from (
      select 'leads', l.id, l.name, l.kind, l.created_at, l.deleted_at from public.leads l where l.deleted_at is not null
      union all
      select 'contacts', c.id, c.name, c.kind, c.created_at, c.deleted_at from public.contacts c where c.deleted_at is not null
    ) as deleted (found_in, id, name, kind, created_at, deleted_at)
    order by deleted.deleted_at desc, deleted.id limit 1000;
end $$;
comment on function public.deleted_rows is 'What can still be restored, latest first, for administrators: a thousand at most, each with how many there are in all.';
