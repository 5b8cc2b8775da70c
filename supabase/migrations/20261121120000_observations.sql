-- What the site notes of itself, where that is switched on: how fast its pages were, and what the outbox met. Nothing of a
-- visitor is in it: no address, no identity, no query of a page, and of the time no more than the hour.

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
create index observations_kind_idx on public.observations (kind, created_at) include (name, value);
create index observations_created_at_idx on public.observations (created_at);

alter table public.observations enable row level security;
revoke all on public.observations from public, anon, authenticated;
grant insert (kind, name, value, page) on public.observations to anon, authenticated;
grant select on public.observations to authenticated;
grant all on public.observations to service_role;

create policy observations_insert on public.observations for insert to anon, authenticated
  with check (created_at = date_trunc('hour', now()));
create policy observations_select on public.observations for select to authenticated
  using ((select private.is_admin()));

create function private.own_observations_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.id := gen_random_uuid();
    new.created_at := date_trunc('hour', now());
  end if;
  return new;
end $$;
create trigger own_observations_columns before insert on public.observations
  for each row execute function private.own_observations_columns();

-- A guard of its own, which knows no senders: a flood of these may drown others of their kind, and never an enquiry.
create function private.limit_observations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_client() then
    return null;
  end if;
  if (select count(*) from added) > 20 then
    raise sqlstate 'PT413' using message = 'Too many rows in one request.', hint = 'Send 20 rows or fewer at a time.';
  end if;
  if (
    select count(*) from (
      select from public.observations where created_at >= date_trunc('hour', now()) limit 5001
    ) as this_hour
  ) > 5000 then
    raise sqlstate 'PT429' using message = 'There are enough observations for this hour.';
  end if;
  return null;
end $$;
create trigger limit_observations after insert on public.observations
  referencing new table as added for each statement execute function private.limit_observations();
revoke all on function private.own_observations_columns(), private.limit_observations() from public;

-- As the caller, under row-level security: for anybody but administrators there is nothing to sum up.
create function public.observed() returns json
language sql stable set search_path = '' as $$
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
$$;
revoke all on function public.observed() from public, anon;
grant execute on function public.observed() to authenticated, service_role;
comment on function public.observed is 'Of the last 28 days: what three of four page views stayed below, by measure, and how often the outbox met which error.';

create function private.forget_old_observations(keep interval default interval '90 days') returns integer
language plpgsql set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.observations where created_at < now() - keep;
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke all on function private.forget_old_observations(interval) from public;
comment on function private.forget_old_observations is 'Deletes observations older than so long. Returns how many.';
