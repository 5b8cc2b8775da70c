-- What the inbox opens on: what needs an answer, what is to be held, and who wrote more than once.

create index leads_appointment_at_idx on public.leads (appointment_at, id) where appointment_at is not null;
create index contacts_appointment_at_idx on public.contacts (appointment_at, id) where appointment_at is not null;
create index leads_preferred_date_idx on public.leads (preferred_date, id) where preferred_date is not null;
create index contacts_preferred_date_idx on public.contacts (preferred_date, id) where preferred_date is not null;
create index leads_qualified_idx on public.leads (property_slug) include (assignee, captured_by, deleted_at)
  where status = 'qualified';
drop index public.contacts_status_idx;
create index contacts_status_idx on public.contacts (status, created_at desc, id desc) include (assignee, deleted_at);

-- The new, those with a step that is due today in Lagos, and the qualified by property. Like the searches it looks past
-- row-level security, to count in indexes, and says itself what its caller may see.
create function private.inbox_counts() returns json
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
    private.visible_condition('leads'), private.visible_condition('contacts'), today
  ) into counted;
  return counted;
end $$;
create function public.inbox_counts() returns json
language sql stable set search_path = '' as $$ select private.inbox_counts() $$;
comment on function public.inbox_counts is 'How many leads and contacts are new or due today in Lagos, and the qualified leads by property, of what the caller may see; for staff.';

-- What is to be held from a moment on, earliest first: appointments, and days that visitors asked for and nobody cancelled.
-- The few such days are looked up one by one: as a join, all events would be read.
create function public.upcoming(since timestamptz)
returns table (
  found_in text, id uuid, name text, email text, phone text, kind text, property_slug text, property_interest text,
  appointment_at timestamptz, visitor_zone text, preferred_date date, status public.lead_status, assignee uuid,
  created_at timestamptz
)
language sql stable set search_path = '' set enable_seqscan = off as $$
  select planned.*
  from (
    select 'leads', l.id, l.name, l.email, l.phone, l.kind, l.property_slug, l.property_interest,
      l.appointment_at, l.visitor_zone, l.preferred_date, l.status, l.assignee, l.created_at
    from public.leads l where l.appointment_at >= since
    union all
    select 'contacts', c.id, c.name, c.email, c.phone, c.kind, c.property_slug, c.property_interest,
      c.appointment_at, c.visitor_zone, c.preferred_date, c.status, c.assignee, c.created_at
    from public.contacts c where c.appointment_at >= since
    union all
    select 'leads', l.id, l.name, l.email, l.phone, l.kind, l.property_slug, l.property_interest,
      l.appointment_at, l.visitor_zone, l.preferred_date, l.status, l.assignee, l.created_at
    from public.leads l
    where l.preferred_date >= (since at time zone 'Africa/Lagos')::date and l.appointment_at is null and (
      select e.id from public.lead_events e where e.lead_id = l.id and e.kind = 'appointment' and e.applied limit 1
    ) is null
    union all
    select 'contacts', c.id, c.name, c.email, c.phone, c.kind, c.property_slug, c.property_interest,
      c.appointment_at, c.visitor_zone, c.preferred_date, c.status, c.assignee, c.created_at
    from public.contacts c
    where c.preferred_date >= (since at time zone 'Africa/Lagos')::date and c.appointment_at is null and (
      select e.id from public.lead_events e where e.contact_id = c.id and e.kind = 'appointment' and e.applied limit 1
    ) is null
  ) as planned (
    found_in, id, name, email, phone, kind, property_slug, property_interest, appointment_at, visitor_zone, preferred_date,
    status, assignee, created_at
  )
  order by coalesce(planned.appointment_at, planned.preferred_date::timestamp at time zone 'Africa/Lagos'), planned.id
  limit 500
$$;
comment on function public.upcoming is 'Consultations, viewings and tours from a moment on, and days asked for from that day in Lagos on, of what the caller may see.';

-- How often these people wrote, in either table.
create function public.enquiries_of(people text[]) returns table (person text, enquiries bigint)
language sql stable set search_path = '' as $$
  select wrote.person, count(*)
  from (
    select l.person from public.leads l where l.person = any (people[:1000])
    union all
    select c.person from public.contacts c where c.person = any (people[:1000])
  ) as wrote
  group by wrote.person
$$;
comment on function public.enquiries_of is 'How many enquiries there are of each of these people, a thousand at most, of what the caller may see.';

revoke all on function
  private.inbox_counts(), public.inbox_counts(), public.upcoming(timestamptz), public.enquiries_of(text[])
  from public, anon, authenticated;
grant execute on function
  private.inbox_counts(), public.inbox_counts(), public.upcoming(timestamptz), public.enquiries_of(text[])
  to authenticated;
