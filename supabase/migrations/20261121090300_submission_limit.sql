-- The flood guard: a token bucket for each client. A full bucket lets a day's captures of a field agent through
-- at once; who empties it is told, with 429, how long to wait. What is refused leaves no trace and costs nothing.

create table private.submission_limit (
  only_row boolean not null default true,
  burst integer not null default 600,
  per_minute integer not null default 60,
  -- Addresses are kept only as a hash with this; it differs in every database.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  constraint submission_limit_pkey primary key (only_row),
  constraint submission_limit_only_row check (only_row),
  constraint submission_limit_burst_range check (burst between 1 and 1000000),
  constraint submission_limit_per_minute_range check (per_minute between 1 and 1000000)
);
insert into private.submission_limit default values;

create table private.submission_buckets (
  client bytea not null,
  tokens double precision not null,
  refilled_at timestamptz not null,
  constraint submission_buckets_pkey primary key (client)
);
create index submission_buckets_refilled_at_idx on private.submission_buckets (refilled_at);

revoke all on private.submission_limit, private.submission_buckets from public;
grant select, update on private.submission_limit to service_role;

create function private.client_address(headers json) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- The first is set by the hosted gateway; the second can be forged by the client and serves where the first is missing.
  address text := coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''),
    'unknown'
  );
begin
  if address like '%:%' then
    begin
      -- One household or phone owns a whole /64 of IPv6 and could use a new address for every request.
      return network(set_masklen(address::inet, 64))::text;
    exception when others then
      return address;
    end;
  end if;
  return address;
end $$;

create function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  row_count integer;
  settings private.submission_limit;
  tokens_left double precision;
  wait_seconds integer;
begin
  if not private.is_client() then
    return null;
  end if;
  select * into strict settings from private.submission_limit;

  select count(*) into row_count from added;
  if row_count > least(20, settings.burst) then
    raise sqlstate 'PT413' using message = 'Too many rows in one request.', hint = 'Send 20 rows or fewer at a time.';
  end if;
  if row_count = 0 then
    return null;
  end if;

  -- One statement: a second submission of the same client waits for the row and sees what the first left. The clock
  -- is read behind that wait, and never runs backwards.
  insert into private.submission_buckets as bucket (client, tokens, refilled_at)
  values (
    sha256(convert_to(settings.salt || private.client_address(headers), 'UTF8')),
    settings.burst - row_count,
    clock_timestamp()
  )
  on conflict (client) do update set
    tokens = least(
      settings.burst,
      bucket.tokens
        + greatest(0, extract(epoch from clock_timestamp() - bucket.refilled_at)) * settings.per_minute / 60.0
    ) - row_count,
    refilled_at = greatest(bucket.refilled_at, clock_timestamp())
  returning tokens into tokens_left;

  if tokens_left < 0 then
    wait_seconds := greatest(1, ceil(-tokens_left * 60.0 / settings.per_minute));
    -- The waiting time stands in the body too: other origins may not read the header.
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'rate_limited',
        'message', 'Too many submissions. Please try again later.',
        'details', 'retry_after=' || wait_seconds,
        'hint', null
      )::text,
      detail = json_build_object(
        'status', 429,
        'headers', json_build_object('Retry-After', wait_seconds::text)
      )::text;
  end if;

  -- A bucket that has had time to fill says nothing any more.
  delete from private.submission_buckets where client in (
    select client from private.submission_buckets
    where refilled_at < clock_timestamp() - make_interval(secs => settings.burst * 60.0 / settings.per_minute)
    order by refilled_at limit 10 for update skip locked
  );
  return null;
end $$;

revoke all on function private.client_address(json), private.limit_submissions() from public;

-- After the rows: a duplicate has failed by then and costs no token.
create trigger limit_submissions after insert on public.contacts
  referencing new table as added for each statement execute function private.limit_submissions();
create trigger limit_submissions after insert on public.newsletter_subscribers
  referencing new table as added for each statement execute function private.limit_submissions();
create trigger limit_submissions after insert on public.leads
  referencing new table as added for each statement execute function private.limit_submissions();

create function public.set_submission_limit(burst integer, per_minute integer) returns void
language sql set search_path = '' as $$
  update private.submission_limit set burst = $1, per_minute = $2 where only_row
$$;
revoke all on function public.set_submission_limit(integer, integer) from public, anon, authenticated;
grant execute on function public.set_submission_limit(integer, integer) to service_role;
comment on function public.set_submission_limit is 'Tunes the flood guard: submissions at once, and how many come back each minute.';
