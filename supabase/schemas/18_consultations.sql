-- Which times of consultations have no place left. Whoever sends invented requests could make every time look full. What one
-- address asks for takes so many places a week; what it asks for beyond them arrives like any other, and takes none. An
-- address that is not known is everybody's.

-- How many consultations each office can hold at the same time.
create table private.places (
  office text not null,
  places smallint not null,
  constraint places_pkey primary key (office),
  constraint places_office_known check (office in ('lagos', 'london')),
  constraint places_range check (places between 0 and 1000)
);

insert into private.places (office, places) values ('lagos', 2), ('london', 1);
create table private.placeless_leads (
  lead_id uuid not null,
  constraint placeless_leads_pkey primary key (lead_id),
  constraint placeless_leads_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade
);
comment on table private.placeless_leads is 'Consultations that take no place: their client had asked for too many.';

create function public.set_places(office text, places integer) returns void
language sql set search_path = '' as $$
  update private.places p set places = $2 where p.office = $1
$$;
comment on function public.set_places is 'Sets how many consultations an office can hold at the same time.';

-- A consultation takes a place, of which the requests of one address get a few a week; beyond them it arrives without one.
create function private.claim_place(lead uuid) returns void
language plpgsql set search_path = '' as $$
declare
  address text := private.client_address(nullif(current_setting('request.headers', true), '')::json);
  key bytea := private.client_key('places');
begin
  -- What the staff have worked on is agreed with somebody: it takes its place, and costs nobody's.
  if not private.is_client() or current_setting('role', true) = 'authenticated' and private.is_staff() then
    return;
  end if;
  -- Without a proxy that tells it, all visitors have the address of the machine itself.
  if address in ('unknown', '::1', '::/64') or address like '127.%' then
    return;
  end if;
  -- Requests of one client wait for each other already, in seconds_until_token().
  if (select count(*) from private.place_claims c where c.client = key and c.claimed_at > now() - interval '7 days')
    >= (select places_per_week from private.submission_limit) then
    insert into private.placeless_leads (lead_id) values (lead);
  else
    insert into private.place_claims (client) values (key);
  end if;
end $$;

-- A consultation that gets its time later, or another one, claims its place then. What had one keeps it.
create function private.claim_place_later() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.kind is distinct from 'consultation' or old.appointment_at is null
    or exists (select from private.placeless_leads p where p.lead_id = new.id) then
    delete from private.placeless_leads p where p.lead_id = new.id;
    perform private.claim_place(new.id);
  end if;
  return null;
end $$;

create trigger claim_place_later after update of kind, appointment_at, status on public.leads
  for each row when (
    new.kind = 'consultation' and new.appointment_at is not null and (
      old.kind is distinct from 'consultation' or old.appointment_at is distinct from new.appointment_at
      or old.status is distinct from new.status
    )
  ) execute function private.claim_place_later();

-- The times, from one day in Lagos to another, that are full, and by how much they are over: nothing of anybody. Nothing is
-- refused for being full, since a request may have been made without a network; a merged row is not another consultation.
create function public.full_slots(since date, until date)
returns table (office text, starts_at timestamptz, taken integer, places integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if since is null or until is null or until - since not between 0 and 400 then
    raise sqlstate 'PT400' using message = 'The range must be of 400 days at most';
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
comment on function public.full_slots is 'The times of consultations, between two days in Lagos, that have no place left.';
