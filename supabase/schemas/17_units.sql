-- What is for sale: homes and plots, each with its state. The staff change one by an event, as with leads: a log that only
-- grows, under an id made on the device, of which the one captured last counts. Agents reserve and sell; prices and what is
-- released are the administrators'. New units are inserted with the secret key. A new database has those of src/content/units.yaml,
-- as an example: a company that sells deletes them (`delete from public.units where is_example`) and inserts its own.

create type public.unit_state as enum ('available', 'reserved', 'sold', 'not_released');

create table public.units (
  id text generated always as (property_slug || '/' || label) stored primary key,
  property_slug text not null,
  label text not null,
  kind text not null,
  size_sqm numeric not null,
  bedrooms smallint,
  price numeric,
  currency text not null,
  aspect text,
  state public.unit_state not null default 'not_released',
  reserved_until date,
  is_example boolean not null default false,
  as_of timestamptz not null default now(),
  by uuid references auth.users on delete set null,
  constraint units_property_slug_length check (char_length(property_slug) between 1 and 60),
  constraint units_property_slug_format check (property_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint units_label_length check (char_length(label) between 1 and 20),
  -- Its state is one small letter behind it: see units_for_sale().
  constraint units_label_format check (label ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  constraint units_kind_length check (char_length(kind) between 1 and 80),
  constraint units_size_sqm_range check (size_sqm > 0 and size_sqm < 1000000),
  constraint units_bedrooms_range check (bedrooms between 1 and 20),
  constraint units_price_range check (price > 0 and price < 1000000000000),
  constraint units_currency_known check (currency in ('NGN', 'GBP')),
  constraint units_aspect_length check (char_length(aspect) between 1 and 80),
  constraint units_reserved_until_state check ((reserved_until is not null) = (state = 'reserved'))
);
comment on column public.units.label is 'Floor and door, or the plot''s number: its name within the property and in addresses.';
comment on column public.units.price is 'In the currency of the contract; null where it is told on request.';
comment on column public.units.reserved_until is 'The last day in Lagos on which it is reserved: after that it is available, without anybody''s doing.';
create index units_by_idx on public.units (by) where by is not null;

create table public.unit_events (
  id uuid primary key default gen_random_uuid(),
  unit_id text not null references public.units on delete cascade,
  kind text not null,
  state public.unit_state,
  reserved_until date,
  price numeric,
  by uuid references auth.users on delete set null,
  applied boolean not null default true,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint unit_events_kind_known check (kind in ('state', 'price')),
  constraint unit_events_state_kind check ((state is not null) = (kind = 'state')),
  constraint unit_events_price_kind check (price is null or kind = 'price'),
  constraint unit_events_price_range check (price > 0 and price < 1000000000000),
  constraint unit_events_reserved_until_state check ((reserved_until is not null) = (state is not distinct from 'reserved')),
  constraint unit_events_reserved_until_range check (reserved_until - (captured_at at time zone 'Africa/Lagos')::date between 0 and 90)
);
create index unit_events_unit_id_idx on public.unit_events (unit_id, captured_at desc, id desc);
create index unit_events_written_idx on public.unit_events (by, created_at) where by is not null;

-- As take_event(); and it changes its unit, unless an event captured later has done so.
create function private.take_unit_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unit public.units;
begin
  if private.is_client() then
    perform private.require_staff();
    new.by := auth.uid();
  end if;
  -- A replay is the index's to refuse, whatever has become of the unit.
  if exists (select from public.unit_events e where e.id = new.id) then
    return new;
  end if;
  if private.is_client() and not private.is_admin() and exists (
    select from public.unit_events e
    where e.by = auth.uid() and e.created_at > clock_timestamp() - interval '1 day'
    offset 1999 limit 1
  ) then
    perform private.refuse('too_busy', 'You have changed 2,000 units within a day. The rest follows tomorrow.', 900);
  end if;
  select u.* into unit from public.units u where u.id = new.unit_id for update;
  if not found then
    raise sqlstate 'PT422' using message = 'There is no such unit.';
  end if;
  new.created_at := clock_timestamp();
  new.captured_at := private.plausible_capture(coalesce(new.captured_at, new.created_at), new.created_at);
  new.applied := not exists (
    select from public.unit_events e
    where e.unit_id = new.unit_id and e.kind = new.kind and e.applied and (e.captured_at, e.id) > (new.captured_at, new.id)
  );
  if private.is_client() and not private.is_admin()
    and (new.kind = 'price' or new.state = 'not_released' or unit.state = 'not_released') then
    raise sqlstate '42501' using message = 'Only administrators can change prices and release units.';
  -- Nobody sells what a colleague has sold, whichever of the two is heard of first. A sale that a colleague's change overtakes is no sale.
  elsif private.is_client() and unit."by" is distinct from new."by"
    and (new.state = 'sold' and not new.applied or unit.state = 'sold' and (new.state = 'sold' or not private.is_admin() and new.applied)) then
    raise sqlstate 'PT409' using message = case when unit.state = 'sold' then 'This is already sold. Only an administrator can take that back.'
      else 'A colleague has changed this unit since. Look at it, then say again that it is sold.' end;
  end if;
  if new.applied then
    update public.units u set
      state = coalesce(new.state, u.state),
      reserved_until = case when new.kind = 'state' then new.reserved_until else u.reserved_until end,
      price = case when new.kind = 'price' then new.price else u.price end,
      as_of = new.captured_at,
      by = case when new.kind = 'state' then new."by" else u."by" end
    where u.id = new.unit_id;
  end if;
  return new;
end $$;

create trigger take_unit_event before insert on public.unit_events
  for each row execute function private.take_unit_event();

-- What is for sale, for everybody, in one answer for all properties. Units that differ in label and state alone are one group, each
-- of them a label and a letter: `W05-01s W06-01r2026-12-11`. What is not released has no price yet. A known answer, by its tag, is a 304.
create function public.units_for_sale() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  groups json;
  tag text;
begin
  select json_agg(g) into groups from (
    select s.property_slug as property, s.kind, s.size_sqm as size, s.bedrooms, s.asked as price, s.currency, s.aspect,
      string_agg(s.label || s.letter, ' ' order by s.label collate "C") as units
    from (
      select u.*, case when u.state <> 'not_released' then u.price end as asked,
        case
          when u.state = 'reserved' and u.reserved_until >= (now() at time zone 'Africa/Lagos')::date then 'r' || u.reserved_until
          when u.state in ('available', 'reserved') then 'a'
          when u.state = 'sold' then 's'
          else 'n'
        end as letter
      from public.units u
    ) as s
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 5, 7
  ) as g;
  tag := '"' || md5(coalesce(groups, '[]')::text) || '"';
  perform set_config('response.headers', json_build_array(
    json_build_object('ETag', tag), json_build_object('Cache-Control', 'no-cache')
  )::text, true);
  -- A proxy that compresses the answer makes its tag a weak one.
  if nullif(current_setting('request.headers', true), '')::json ->> 'if-none-match' in (tag, 'W/' || tag) then
    perform set_config('response.status', '304', true);
    return null;
  end if;
  -- Pages of another origin can't read the header.
  return json_build_object('tag', tag, 'groups', coalesce(groups, '[]'));
end $$;
