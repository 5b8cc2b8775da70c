-- Whoever sends invented requests could make every time look full. What one address asks for takes so many places a week;
-- what it asks for beyond them arrives like any other, and takes none. An address that is not known is everybody's.

alter table private.submission_limit
  add column places_per_week smallint not null default 8,
  add constraint submission_limit_places_per_week_range check (places_per_week between 0 and 1000);

-- That the requests of an address have taken places: never which.
create table private.place_claims (
  id bigint generated always as identity,
  client bytea not null,
  claimed_at timestamptz not null default now(),
  constraint place_claims_pkey primary key (id),
  constraint place_claims_client_length check (octet_length(client) = 3)
);
create index place_claims_client_idx on private.place_claims (client, claimed_at);
create index place_claims_claimed_at_idx on private.place_claims (claimed_at);
create table private.placeless_leads (
  lead_id uuid not null,
  constraint placeless_leads_pkey primary key (lead_id),
  constraint placeless_leads_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade
);
revoke all on private.place_claims, private.placeless_leads from public, anon, authenticated, service_role;
-- Whoever may empty the leads empties these with them.
grant truncate on private.placeless_leads to service_role;
comment on table private.place_claims is 'When a client asked for a time of a consultation, by the flood guard’s hash of its address.';
comment on table private.placeless_leads is 'Consultations that take no place: their client had asked for too many.';

insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('place_claims', 'private.place_claims', 'claimed_at < $1', '7 days', '1 day', '2 days');

create function private.claim_place() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.client_address(nullif(current_setting('request.headers', true), '')::json);
  key bytea;
begin
  if tg_op = 'UPDATE' then
    -- What had a place keeps it.
    if old.kind = 'consultation' and old.appointment_at is not null
      and not exists (select from private.placeless_leads p where p.lead_id = new.id) then
      return null;
    end if;
    delete from private.placeless_leads p where p.lead_id = new.id;
  end if;
  -- What the staff have worked on is agreed with somebody: it takes its place, and costs nobody's.
  if not private.is_client() or current_setting('role', true) = 'authenticated' and private.is_staff() then
    return null;
  end if;
  -- Without a proxy that tells it, all visitors have the address of the machine itself.
  if address in ('unknown', '::1', '::/64') or address like '127.%' then
    return null;
  end if;
  key := private.client_key('places');
  -- Requests of one client wait for each other already, in require_token().
  if (select count(*) from private.place_claims c where c.client = key and c.claimed_at > now() - interval '7 days')
    >= (select places_per_week from private.submission_limit) then
    insert into private.placeless_leads (lead_id) values (new.id);
  else
    insert into private.place_claims (client) values (key);
  end if;
  return null;
end $$;
revoke all on function private.claim_place() from public, anon, authenticated;

create trigger claim_place after insert on public.leads
  for each row when (new.kind = 'consultation' and new.appointment_at is not null)
  execute function private.claim_place();
create trigger claim_place_later after update of kind, appointment_at, status on public.leads
  for each row when (
    new.kind = 'consultation' and new.appointment_at is not null and (
      old.kind is distinct from 'consultation' or old.appointment_at is distinct from new.appointment_at
      or old.status is distinct from new.status
    )
  )
  execute function private.claim_place();

create or replace function private.full_slots(since date, until date)
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
