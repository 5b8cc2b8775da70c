-- What the site notes of itself, where that is switched on: how fast its pages were, and what the outbox met. Nothing of a
-- visitor is in it: no address, no identity, no query of a page, and of the time no more than the hour.

create table public.observations (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  value double precision not null,
  page text not null,
  created_at timestamptz not null default now(),
  constraint observations_kind_known check (kind in ('vital', 'outbox')),
  constraint observations_name_format check (name ~ '^[A-Za-z][A-Za-z0-9_-]{0,39}$'),
  -- Not a number is greater than any.
  constraint observations_value_range check (value >= 0 and value <= 10000000),
  constraint observations_page_format check (page ~ '^/[a-z0-9/-]{0,99}$')
);
create index observations_created_at_idx on public.observations (created_at);
create index observations_kind_idx on public.observations (kind, created_at) include (name, value);

-- Refuses, before anything is written, what is switched off and what a client sends beyond its share. Nobody waits for an answer.
create function public.observe(measurements jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- Of one client, in rows: a page view is some five; and of all clients.
  burst constant integer := 100;
  per_minute constant integer := 5;
  per_hour constant integer := 5000;
  client constant bytea := private.client_key('observations');
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  seconds integer;
begin
  if not (select s.observes from private.settings s) then
    raise sqlstate 'PT403' using message = 'Observations are switched off.';
  elsif private.is_body_over(16384) or jsonb_array_length(measurements) > 20 then
    raise sqlstate 'PT413' using message = 'Too many observations at once.';
  end if;
  seconds := private.seconds_until_token(client, 'observations', burst, per_minute);
  if seconds is not null then
    perform private.refuse('rate_limited', 'Too many observations. Please try again later.', seconds);
  end if;
  if exists (select from public.observations where created_at >= this_hour offset per_hour - 1 limit 1) then
    raise sqlstate 'PT429' using message = 'There are enough observations for this hour.';
  end if;
  begin
    insert into public.observations (kind, name, value, page, created_at)
      select m.kind, m.name, m.value, m.page, this_hour
      from jsonb_to_recordset(measurements) as m (kind text, name text, value double precision, page text);
  exception when data_exception or integrity_constraint_violation then
    -- Counted all the same: those before the one that a rule refuses were written, and would cost nothing.
    perform set_config('response.status', '400', true);
  end;
  perform private.spend_tokens(client, 'observations', jsonb_array_length(measurements), burst, per_minute);
end $$;

-- Whoever has no role is refused: an empty answer reads as if nothing had been measured.
create function public.observed() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_admin(or_server => true);
  select json_build_object(
    'vitals', coalesce(json_agg(json_build_object('name', name, 'p75', p75, 'count', count) order by name) filter (where kind = 'vital'), '[]'),
    'errors', coalesce(json_agg(json_build_object('name', name, 'count', count) order by count desc, name) filter (where kind = 'outbox'), '[]')
  )
  from (
    select kind, name, percentile_cont(0.75) within group (order by value) as p75, count(*) as count
    from public.observations where created_at >= now() - interval '28 days' group by kind, name
  ) as noted
$$;
comment on function public.observed is 'Of the last 28 days: what three in four page views stayed below, by measure, and how often the outbox met which error.';
