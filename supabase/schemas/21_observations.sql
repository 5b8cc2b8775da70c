-- What the site notes of itself, where that is switched on: how fast its pages were, and what the outbox met. Nothing of a
-- visitor is in it: no address, no identity, no query of a page, and of the time no more than the hour. Refused, before
-- anything is written, unless they are switched on, and once a client has sent its share: nobody fills everybody's allowance.

create table public.observations (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  name text not null,
  value double precision not null,
  page text not null,
  created_at timestamptz not null default now(),
  constraint observations_pkey primary key (id),
  constraint observations_kind_length check (char_length(kind) <= 20),
  constraint observations_kind_known check (kind in ('vital', 'outbox')),
  constraint observations_name_length check (char_length(name) <= 40),
  constraint observations_name_format check (name ~ '^[A-Za-z][A-Za-z0-9_-]*$'),
  -- Not a number is greater than any.
  constraint observations_value_range check (value >= 0 and value <= 10000000),
  constraint observations_page_length check (char_length(page) <= 100),
  constraint observations_page_format check (page ~ '^/[a-z0-9/-]*$')
);
alter table public.observations enable row level security;
create index observations_created_at_idx on public.observations (created_at);
create index observations_kind_idx on public.observations (kind, created_at) include (name, value);

create table private.observation_limit (
  only_row boolean not null default true,
  enabled boolean not null default false,
  -- Of one client, in rows: a page view is some five.
  burst integer not null default 100,
  per_minute integer not null default 5,
  -- Of all clients.
  per_hour integer not null default 5000,
  constraint observation_limit_pkey primary key (only_row),
  constraint observation_limit_only_row check (only_row),
  constraint observation_limit_burst_range check (burst between 1 and 1000000),
  constraint observation_limit_per_minute_range check (per_minute between 1 and 1000000),
  constraint observation_limit_per_hour_range check (per_hour between 1 and 1000000)
);

insert into private.observation_limit default values;

create function private.own_observations_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.id := gen_random_uuid();
    new.created_at := date_trunc('hour', now());
  end if;
  return new;
end $$;

-- A guard of its own: a flood of these may drown others of their kind, and never an enquiry.
create function private.limit_observations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.observation_limit;
  client bytea;
begin
  perform set_config('guard.observations', '', true);
  if not private.is_client() then
    return null;
  end if;
  select * into strict settings from private.observation_limit;
  if not settings.enabled then
    raise sqlstate 'PT403' using message = 'Observations are switched off.';
  end if;
  if private.is_body_over(16384) then
    raise sqlstate 'PT413' using message = 'Observations are not as long as this.';
  end if;
  client := private.client_key('observations');
  perform private.require_token(client, 'observations', settings.burst, settings.per_minute);
  if exists (
    select from public.observations where created_at >= date_trunc('hour', now()) offset settings.per_hour - 1 limit 1
  ) then
    raise sqlstate 'PT429' using message = 'There are enough observations for this hour.';
  end if;
  perform set_config('guard.observations', json_build_object('client', encode(client, 'hex'), 'rows', 0)::text, true);
  return null;
end $$;

-- Here a request may have twenty rows, a page view's. If the last of them is refused, those before it were written and
-- are taken back: some 2 KB, which vacuum gives free again.
create function private.count_observation() returns trigger
language plpgsql set search_path = '' as $$
declare
  guarded jsonb := nullif(current_setting('guard.observations', true), '')::jsonb;
  seen integer := coalesce((guarded ->> 'rows')::integer, 0) + 1;
begin
  if guarded is null then
    return new;
  end if;
  if seen > 20 then
    raise sqlstate 'PT413' using message = 'Too many rows in one request.', hint = 'Send 20 rows or fewer at a time.';
  end if;
  perform set_config('guard.observations', (guarded || jsonb_build_object('rows', seen))::text, true);
  return new;
end $$;

create function private.charge_observations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  guarded jsonb := nullif(current_setting('guard.observations', true), '')::jsonb;
  settings private.observation_limit;
begin
  perform set_config('guard.observations', '', true);
  if guarded is not null and (guarded ->> 'rows')::integer > 0 then
    select * into strict settings from private.observation_limit;
    perform private.spend_tokens(
      decode(guarded ->> 'client', 'hex'), 'observations', (guarded ->> 'rows')::integer, settings.burst, settings.per_minute
    );
  end if;
  return null;
end $$;

create trigger limit_observations before insert on public.observations
  for each statement execute function private.limit_observations();
create trigger count_observation before insert on public.observations
  for each row execute function private.count_observation();
create trigger own_observations_columns before insert on public.observations
  for each row execute function private.own_observations_columns();
create trigger charge_observations after insert on public.observations
  for each statement execute function private.charge_observations();
create function public.set_observations(enabled boolean) returns void
language sql set search_path = '' as $$
  update private.observation_limit set enabled = $1 where only_row
$$;
comment on function public.set_observations is 'Switches on or off that pages may note how fast they were. Off, what is sent is refused.';

-- Whoever has no role is refused: an empty answer reads as if nothing had been measured.
create function public.observed() returns json
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), '') <> 'service_role' then
    perform private.require_admin();
  end if;
  return (
    select json_build_object(
      'vitals', (
        select coalesce(json_agg(json_build_object('name', name, 'p75', p75, 'count', count) order by name), '[]')
        from (
          select name, percentile_cont(0.75) within group (order by value) as p75, count(*) as count
          from public.observations where kind = 'vital' and created_at >= now() - interval '28 days' group by name
        ) as vitals
      ),
      'errors', (
        select coalesce(json_agg(json_build_object('name', name, 'count', count) order by count desc, name), '[]')
        from (
          select name, count(*) as count
          from public.observations where kind = 'outbox' and created_at >= now() - interval '28 days' group by name
        ) as errors
      )
    )
  );
end $$;
comment on function public.observed is 'Of the last 28 days: what three of four page views stayed below, by measure, and how often the outbox met which error.';
