-- Which times of consultations have no place left. Whoever sends invented requests could make every time look full: what one
-- address asks for takes so many places a week; what it asks for beyond them arrives like any other, and takes none.

-- How many consultations each office can hold at the same time.
create table private.places (
  office text primary key check (office in ('lagos', 'london')),
  places smallint not null check (places between 0 and 1000)
);

insert into private.places (office, places) values ('lagos', 2), ('london', 1);
create table private.placeless_leads (lead_id uuid primary key references public.leads on delete cascade);
comment on table private.placeless_leads is 'Consultations that take no place: their client had asked for too many.';

create function public.set_places(office text, places integer) returns void
language plpgsql set search_path = '' as $$
begin
  update private.places p set places = $2 where p.office = $1;
  if not found then
    raise sqlstate 'PT422' using message = 'There is no such office. Choose lagos or london.';
  end if;
end $$;

create function private.claim_place(lead uuid) returns void
language plpgsql set search_path = '' as $$
declare
  key bytea := private.client_key('places', of_its_own => true);
begin
  -- What the staff have worked on is agreed with somebody: it takes its place, and costs nobody's.
  if key is null or not private.is_client() or current_setting('role', true) = 'authenticated' and private.is_staff() then
    return;
  end if;
  -- Requests of one client wait for each other already, in seconds_until_token().
  if (select count(*) from private.place_claims c where c.client = key and c.claimed_at > now() - interval '7 days')
    >= (select places_per_week from private.settings) then
    insert into private.placeless_leads (lead_id) values (lead);
  else
    insert into private.place_claims (client) values (key);
  end if;
end $$;

-- The times, from one day in Lagos to another, that are full, and by how much they are over. Nothing is refused for being full, since
-- a request may have been made without a network.
create function public.full_slots(since date, until date)
returns table (office text, starts_at timestamptz, taken integer, places integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if since is null or until is null or until - since not between 0 and 400 then
    raise sqlstate 'PT400' using message = 'The range must be 400 days at most.';
  end if;
  return query
    select p.office, booked.starts_at, booked.taken, p.places::integer
    from (
      select coalesce(l.office, 'lagos') as office, l.appointment_at as starts_at,
        count(distinct coalesce(l.merged_into, l.id))::integer as taken
      from public.leads l
      where l.kind = 'consultation' and l.deleted_at is null
        and l.appointment_at >= (since - interval '1 hour') at time zone 'UTC'
        and l.appointment_at < (until + interval '23 hours') at time zone 'UTC'
        and not exists (select from private.placeless_leads n where n.lead_id = l.id)
      group by 1, 2
    ) as booked
    join private.places p using (office)
    where booked.taken >= p.places
    order by booked.starts_at, p.office;
end $$;

-- How far an appointment is agreed ------------------------------------------------------------------------------------------

-- What is confirmed, held or missed, or no longer, is the time that somebody saw: the visitor may have moved it since, or a colleague
-- have been quicker. Whether it is over is a matter of when they tapped. What was changed in a row of its own is agreed there alone.
create function private.require_appointment(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  why text;
begin
  if coalesce(private.column_of(event), '') not in ('appointment_state', 'appointment_at') then
    return;
  end if;
  select case
    when event.kind = 'appointment' then (
      select max('They have asked to change this since. Look at their latest request first.')
      from private.lead_amendments own join private.lead_amendments later using (secret_hash) join private.enquiries l on l.id = later.lead_id
      where own.lead_id = r.id and later.captured_at > own.captured_at and l.deleted_at is null and event.applied
    )
    when r.appointment_at is null or r.deleted_at is not null then 'This appointment was cancelled.'
    when r.appointment_at <> event.appointment_at then 'This appointment was moved in the meantime. Look at its new time first.'
    when event.kind in ('host', 'unconfirmed') and r.appointment_state = 'confirmed'
      or event.kind = 'unsettled' and r.appointment_state in ('held', 'missed') then null
    when event.kind = 'host' then 'This is no longer confirmed.'
    when event.kind in ('unconfirmed', 'unsettled') then 'This has already been taken back.'
    when event.kind in ('held', 'missed') then
      case when r.appointment_at > event.captured_at then 'This appointment is still to come.' end
    when r.appointment_state in ('held', 'missed') or r.appointment_at + interval '1 hour' <= event.captured_at then
      'This appointment is over.'
    when r.appointment_state <> 'confirmed' then null
    when r.host = event.host then 'This is already confirmed.'
    else format('Already confirmed by %s.', coalesce(c.name, split_part(u.email, '@', 1), 'a colleague'))
  end into why
  from private.enquiries r left join auth.users u on u.id = r.host left join private.staff_cards c on c.user_id = r.host
  where r.id = coalesce(event.lead_id, event.contact_id);
  if why is not null then
    raise sqlstate 'PT409' using message = why;
  end if;
end $$;

-- How far an appointment is agreed, as its visitor may know it: the state, the time, and what its host is called; of one whose
-- card is not for visitors, by their first name. For calendars the `uid` of its first row (a change that became a row of its own has the
-- secret of the one before; what it replaced has none), and how often visitor and staff have changed it: the later file has the higher sum.
create function private.agreed(of_row uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', r.appointment_state, 'at', r.appointment_at,
    'host', case when c.is_public then c.name else split_part(c.name, ' ', 1) end, 'host_is_public', coalesce(c.is_public, false),
    'uid', case when v.ids is null or v.ids[cardinality(v.ids)] = r.id then coalesce(v.ids[1], r.id) end,
    'changes', coalesce(v.revision + cardinality(v.ids) - 1, 0),
    'answers', (
      select count(*) from public.lead_events e
      where (e.lead_id = any (v.ids || r.id) or e.contact_id = any (v.ids || r.id)) and e.applied
        and (private.column_of(e) = 'appointment_state' or e.kind = 'appointment' and e.by is not null)
    )
  )
  from private.enquiries r left join private.staff_cards c on c.user_id = r.host cross join lateral (
    select array_agg(a.lead_id order by a.captured_at, a.created_at) as ids, max(a.revision) as revision
    from private.lead_amendments own join private.lead_amendments a using (secret_hash) where own.lead_id = r.id
  ) as v
  where r.id = of_row and r.deleted_at is null
$$;

-- The device that is told what becomes of an appointment: one of each, which goes with the secret that named it.
create table private.appointment_devices (
  row_id uuid primary key references private.lead_amendments on delete cascade,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  named_at timestamptz not null default now()
);

-- The same for whoever has its row's secret. A guess takes a token, and learns nothing. The entry: `id`, `secret` and, to change it, the
-- `device` that is told of it from now on, which takes the place of the one before; null for none.
create function public.appointment(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target constant uuid := entry ->> 'id';
  client constant bytea := private.counted_client();
  turned_away constant jsonb := private.turned_away(target, client, private.is_body_over(4096));
  -- Of two answers that a phone gets the later one counts, whichever comes first.
  as_of constant timestamptz := clock_timestamp();
  own uuid;
  agreed jsonb;
begin
  if turned_away is not null then
    return turned_away;
  end if;
  select a.lead_id, private.agreed(a.lead_id) into own, agreed from private.lead_amendments a where a.lead_id = target and a.secret_hash = private.hash_of_secret((entry ->> 'secret')::uuid);
  if entry ? 'device' then
    -- Also of a deleted row: it may be restored.
    delete from private.appointment_devices d where d.row_id = own;
    insert into private.appointment_devices (row_id, endpoint, p256dh, auth)
      select own, d ->> 'endpoint', d ->> 'p256dh', d ->> 'auth' from (select entry -> 'device') as named (d)
      where agreed is not null and private.is_push_endpoint(d ->> 'endpoint')
      on conflict (row_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, named_at = now();
  end if;
  agreed := agreed || jsonb_build_object('is_told', exists (select from private.appointment_devices d where d.row_id = target));
  perform private.charge(client) where agreed is null or entry ? 'device';
  return private.answer(case when agreed is null then 'refused' else 'delivered' end, target, coalesce(agreed, '{"why": "unknown"}') || jsonb_build_object('as_of', as_of));
end $$;
