-- Which office hosts a consultation, and which times have no place left.

alter table public.leads
  add column office text,
  add constraint leads_office_length check (char_length(office) <= 20),
  add constraint leads_office_known check (office in ('lagos', 'london'));
comment on column public.leads.office is 'The office that hosts the consultation; null is Lagos.';
grant insert (office) on public.leads to anon, authenticated;

create index leads_appointment_at_idx on public.leads (appointment_at)
  where kind = 'consultation' and appointment_at is not null and deleted_at is null;

-- How many consultations each office can hold at the same time.
create table private.places (
  office text not null,
  places smallint not null,
  constraint places_pkey primary key (office),
  constraint places_office_known check (office in ('lagos', 'london')),
  constraint places_range check (places between 0 and 1000)
);
insert into private.places (office, places) values ('lagos', 2), ('london', 1);
revoke all on private.places from public;
grant select, update on private.places to service_role;

create function public.set_places(office text, places integer) returns void
language sql set search_path = '' as $$
  update private.places p set places = $2 where p.office = $1
$$;
comment on function public.set_places is 'Sets how many consultations an office can hold at the same time.';
revoke all on function public.set_places(text, integer) from public, anon, authenticated;
grant execute on function public.set_places(text, integer) to service_role;

-- The times, from one day in Lagos to another, that are full, and by how much they are over: nothing of anybody. Nothing is
-- refused for being full, since a request may have been made without a network; a merged row is not another consultation.
create function private.full_slots(since date, until date)
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
      group by 1, 2
    ) as booked
    join private.places p using (office)
    where booked.taken >= p.places
    order by booked.starts_at, p.office;
end $$;

create function public.full_slots(since date, until date)
returns table (office text, starts_at timestamptz, taken integer, places integer)
language sql stable set search_path = '' as $$
  select * from private.full_slots(since, until)
$$;
comment on function public.full_slots is 'The times of consultations, between two days in Lagos, that have no place left.';

revoke all on function public.full_slots(date, date), private.full_slots(date, date) from public;
grant execute on function public.full_slots(date, date), private.full_slots(date, date) to anon, authenticated, service_role;
