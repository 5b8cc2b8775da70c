-- A visitor's time zone is shown in the zone itself, so that a name which no clock knows would stop the page that shows it.
-- The form of a name says too little: "constructor" and "A+99" have it as well. Only a zone that this server lists is kept.
-- Any other becomes null, as the appointment's own time says enough: an odd name must not cost an enquiry.

-- The server's own list is read from its files, which takes far longer than an insert.
create table private.time_zones (
  name text not null,
  constraint time_zones_pkey primary key (name)
);
revoke all on private.time_zones from public, anon, authenticated, service_role;
comment on table private.time_zones is 'The names of time zones that this server listed when it was migrated.';

create function private.listed_zones() returns setof text
language sql stable set search_path = '' as $$
  -- Those of the server's operating system are names to nobody else.
  select z.name from pg_catalog.pg_timezone_names z
  where z.name !~ '^(posix|right)/' and z.name not in ('Factory', 'localtime', 'posixrules')
$$;
insert into private.time_zones (name) select distinct z from private.listed_zones() as z;

create function private.is_known_zone(zone text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A server that was upgraded since may know more. What it can't tell the time in at all needs no look at its files.
  if exists (select from private.time_zones z where z.name = zone) then
    return true;
  end if;
  perform now() at time zone zone;
  return exists (select from private.listed_zones() as z where z = zone);
exception when invalid_parameter_value then
  return false;
end $$;

create function private.keep_known_zone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What has not even the form of a name is left to the column's constraint, which says so.
  if new.visitor_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$' and char_length(new.visitor_zone) <= 64
    and not private.is_known_zone(new.visitor_zone) then
    new.visitor_zone := null;
  end if;
  return new;
end $$;
create trigger known_zone before insert or update of visitor_zone on public.contacts
  for each row when (new.visitor_zone is not null) execute function private.keep_known_zone();
create trigger known_zone before insert or update of visitor_zone on public.leads
  for each row when (new.visitor_zone is not null) execute function private.keep_known_zone();

-- Nobody has changed these rows: their moment stays, and changes that wait on a phone still go through.
alter table public.leads disable trigger user;
alter table public.contacts disable trigger user;
update public.leads set visitor_zone = null where visitor_zone is not null and not private.is_known_zone(visitor_zone);
update public.contacts set visitor_zone = null where visitor_zone is not null and not private.is_known_zone(visitor_zone);
alter table public.leads enable trigger user;
alter table public.contacts enable trigger user;

-- The same holds of the zone of quiet hours, which the person chooses again.
update public.push_preferences set quiet_from = null, quiet_until = null, zone = null
  where zone is not null and not private.is_known_zone(zone);

create or replace function private.set_push_preferences(scope text, quiet_from time, quiet_until time, zone text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if zone is not null and not private.is_known_zone(zone) then
    raise sqlstate 'PT422' using message = 'This time zone is not known.';
  end if;
  insert into public.push_preferences as p (user_id, scope, quiet_from, quiet_until, zone)
    values (auth.uid(), $1, $2, $3, $4)
    on conflict on constraint push_preferences_pkey do update
      set scope = excluded.scope, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone;
end $$;

revoke all on function private.listed_zones(), private.is_known_zone(text), private.keep_known_zone()
  from public, anon, authenticated;
