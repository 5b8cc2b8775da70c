-- The flood guard: a token bucket for each client. A full bucket lets a day's captures of a field agent through at once; who
-- empties it is told how long to wait. It reads first, and answers before anything is written; tokens are taken last, for what
-- was stored and for what was refused by looking into tables. There is a ceiling for all clients together, and the nearer it is,
-- the less a single one may send: one client at the rate that is allowed does not shut everybody else out.

-- What an operator may tune; public.set_…() change it.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  burst integer not null default 600 check (burst between 1 and 1000000),
  per_minute integer not null default 60 check (per_minute between 1 and 1000000),
  -- Keys the hashes of addresses where the project has no Vault; it differs in every database. It stands beside them: whoever reads
  -- both can try all IPv4 addresses.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- For all clients together: far more than people send, but too little for a flood to fill a small disk within days.
  per_hour integer not null default 5000 check (per_hour between 1 and 100000000),
  per_day integer not null default 20000 check (per_day between 1 and 100000000),
  -- How large the tables of submissions may grow, indexes included; null is no limit.
  max_megabytes integer check (max_megabytes > 0),
  -- Pictures are counted by themselves, since each is as large as a hundred submissions.
  pictures_per_day integer not null default 300 check (pictures_per_day between 1 and 1000000),
  -- How many times of a consultation the requests of one client may take.
  places_per_week smallint not null default 8 check (places_per_week between 0 and 1000),
  -- Double opt-in: an address counts only once its owner has confirmed it.
  confirms_newsletter boolean not null default false,
  -- How long the dashboard's figures are shown before they are counted again.
  figures_fresh_for interval not null default '15 seconds' check (figures_fresh_for between interval '0' and interval '1 hour'),
  observes boolean not null default false
);
insert into private.settings default values;

create table private.submission_buckets (
  client bytea primary key,
  tokens double precision not null,
  refilled_at timestamptz not null,
  kind text not null default 'submissions'
);
comment on table private.submission_buckets is 'How much each client may still send. A client is 24 bits of a keyed hash of its address, which some 256 IPv4 addresses have in common.';
create index submission_buckets_refilled_at_idx on private.submission_buckets (refilled_at);

-- Submissions of all clients by hour. Each connection counts in a row of its own, so that no two wait for each other.
create table private.submission_totals (
  hour timestamptz not null,
  slot smallint not null,
  submissions integer not null,
  constraint submission_totals_pkey primary key (hour, slot)
) with (fillfactor = 50);

-- An address is one client however it is written: its port is left out, and IPv4 mapped into IPv6 is IPv4.
create function private.client_address(headers json) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- The first is set by the hosted gateway; the second can be forged by the client and serves where the first is missing.
  address text := coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''),
    'unknown'
  );
  ip inet;
begin
  address := regexp_replace(address, '^\[(.*)\](:\d+)?$', '\1');
  address := regexp_replace(address, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
  ip := address::inet;
  return case
    when family(ip) = 4 then host(ip)
    when ip <<= inet '::ffff:0:0/96' then host(inet '0.0.0.0' + (ip - inet '::ffff:0:0'))
    -- One household or phone owns a whole /64 of IPv6 and could use a new address for every request.
    else network(set_masklen(ip, 64))::text
  end;
exception when invalid_text_representation then
  return address;
end $$;

-- Keyed, so that nobody tells an address from its hash. For what one visitor takes from others, null if the address is everybody's:
-- without a proxy that tells it, all have the machine's own.
create function private.client_key(kind text, of_its_own boolean default false) returns bytea
language plpgsql stable set search_path = '' as $$
declare
  address text := private.client_address(nullif(current_setting('request.headers', true), '')::json);
  key text;
begin
  if of_its_own and (address in ('unknown', '::1', '::/64') or address like '127.%') then
    return null;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    begin
      execute $query$ select decrypted_secret from vault.decrypted_secrets where name = 'submission_limit_key' $query$ into key;
    exception when others then
      -- A Vault that can't be read must not cost an enquiry.
      null;
    end;
  end if;
  key := coalesce(key, (select salt from private.settings));
  return substring(sha256(convert_to(key || kind || address, 'UTF8')) from 1 for 3);
end $$;

create function private.is_body_over(bytes integer) returns boolean
language sql stable set search_path = '' as $$
  select case when length ~ '^\d{1,18}$' then length::bigint > bytes else length is not null end
  from (select nullif(current_setting('request.headers', true), '')::json ->> 'content-length' as length) as request
$$;

create function private.refuse(code text, message text, wait_seconds integer) returns void
language plpgsql set search_path = '' as $$
begin
  -- The waiting time stands in the body too: other origins may not read the header.
  raise sqlstate 'PGRST' using
    message = json_build_object('code', code, 'message', message, 'details', 'retry_after=' || wait_seconds, 'hint', null)::text,
    detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', wait_seconds::text))::text;
end $$;

-- In how many seconds this client has a token; null if it has one. Looks once without waiting, so that a flood does not queue;
-- and once behind the client's other requests, of which two would otherwise take the same last token.
create function private.seconds_until_token(client bytea, kind text, burst integer, per_minute integer) returns integer
language plpgsql set search_path = '' as $$
declare
  tokens_left double precision;
begin
  for attempt in 1..2 loop
    select least(burst, b.tokens + greatest(0, extract(epoch from clock_timestamp() - b.refilled_at)) * per_minute / 60.0) into tokens_left
    from private.submission_buckets b where b.client = seconds_until_token.client;
    if tokens_left < 1 then
      return greatest(1, ceil((1 - tokens_left) * 60.0 / per_minute));
    end if;
    if attempt = 1 then
      perform pg_advisory_xact_lock(hashtext(kind), (get_byte(client, 0) << 16) | (get_byte(client, 1) << 8) | get_byte(client, 2));
    end if;
  end loop;
  return null;
end $$;

create function private.spend_tokens(client bytea, kind text, spent integer, burst integer, per_minute integer) returns void
language plpgsql set search_path = '' as $$
begin
  -- The clock never runs backwards.
  insert into private.submission_buckets as bucket (client, kind, tokens, refilled_at)
  values (spend_tokens.client, spend_tokens.kind, burst - spent, clock_timestamp())
  on conflict on constraint submission_buckets_pkey do update set
    tokens = least(burst, bucket.tokens + greatest(0, extract(epoch from clock_timestamp() - bucket.refilled_at)) * per_minute / 60.0) - spent,
    refilled_at = greatest(bucket.refilled_at, clock_timestamp());

  -- A bucket that has had time to fill says nothing any more.
  delete from private.submission_buckets d where d.client in (
    select b.client from private.submission_buckets b
    where b.kind = spend_tokens.kind and b.refilled_at < clock_timestamp() - make_interval(secs => burst * 60.0 / per_minute)
    order by b.refilled_at limit 10 for update skip locked
  );
end $$;

-- In how many seconds all clients together may send again, and how much one of them may send: what that is shrinks once half of what
-- all may send is used up, by as much as is left of the other half. Who has sent nothing yet may always begin, until the ceiling.
-- Requests at the same moment may pass that by as many rows as there are connections.
create function private.allowance(out full_for integer, out burst integer, out per_minute integer)
language plpgsql stable set search_path = '' as $$
declare
  settings constant private.settings := (select s from private.settings s);
  this_hour timestamptz := date_trunc('hour', clock_timestamp(), 'UTC');
  hour_used numeric;
  day_used numeric;
  share numeric;
begin
  -- All together may send what one may send at once.
  select coalesce(sum(t.submissions) filter (where t.hour = this_hour), 0) / greatest(settings.per_hour, settings.burst)::numeric,
    coalesce(sum(t.submissions), 0) / greatest(settings.per_day, settings.burst)::numeric
    into hour_used, day_used
  from private.submission_totals t where t.hour > this_hour - interval '24 hours';
  full_for := case
    when day_used >= 1 then 900
    when hour_used >= 1 then greatest(1, least(900, ceil(extract(epoch from this_hour + interval '1 hour' - clock_timestamp()))))
    when settings.max_megabytes is not null and (
      select sum(pg_total_relation_size(c)) > settings.max_megabytes * 1048576.0
      from unnest(array[
        'public.contacts', 'public.leads', 'public.newsletter_subscribers', 'public.property_watchers', 'public.lead_pictures'
      ]::regclass[]) as c
    ) then 900
  end;
  share := least(1, 2 * (1 - greatest(hour_used, day_used)));
  burst := greatest(1, floor(settings.burst * share));
  per_minute := greatest(1, floor(settings.per_minute * share));
end $$;

-- Whose tokens a submission takes; nobody's if it is an administrator's or the server's own.
create function private.counted_client() returns bytea
language sql stable set search_path = '' as $$
  select case
    when private.is_client() and not (current_setting('role', true) = 'authenticated' and private.is_admin())
    then private.client_key('submissions')
  end
$$;

-- The answer to an entry that nothing is looked up for: it is too large, or its client has to wait; null if neither. Writes nothing.
-- PostgREST lets a caller cast the answer, or set conditions for it and for how many rows it has, which can fail once it is made: the
-- error tells it, and undoes the call with the token that it costs. So can another call in the same transaction, of which GraphQL makes
-- as many as it is asked to. Where all together have sent enough, that is the reason to tell, and not how little is left for one of them.
create function private.turned_away(id uuid, client bytea, is_too_large boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  allowed record;
  seconds integer;
begin
  if private.is_client() and concat_ws(' ', current_query(), headers ->> 'accept', headers ->> 'prefer')
    ~* '\m(cast\s*\(|where|graphql|vnd\.pgrst|max-affected|tx=)' then
    raise sqlstate 'PT400' using message = 'This call takes no conditions on its answer.';
  elsif is_too_large then
    return private.answer('refused', id, '{"why": "size"}');
  elsif client is null then
    return null;
  end if;
  allowed := private.allowance();
  seconds := coalesce(allowed.full_for, private.seconds_until_token(client, 'submissions', allowed.burst, allowed.per_minute));
  return case when seconds is not null then private.answer('wait', id, jsonb_build_object(
    'why', case when allowed.full_for is null then 'rate_limited' else 'too_busy' end, 'seconds', seconds
  )) end;
end $$;

create function private.charge(client bytea) returns void
language sql set search_path = '' as $$
  select private.spend_tokens(client, 'submissions', 1, allowed.burst, allowed.per_minute)
  from private.allowance() as allowed where client is not null
$$;

-- Takes a client's token, and counts what it sent for the ceiling.
create function private.count_submission(client bytea) returns void
language plpgsql set search_path = '' as $$
declare
  is_first boolean;
begin
  perform private.charge(client);
  insert into private.submission_totals as total (hour, slot, submissions)
  select date_trunc('hour', clock_timestamp(), 'UTC'), pg_backend_pid() % 16, 1 where client is not null
  on conflict (hour, slot) do update set submissions = total.submissions + 1
  returning total.submissions = 1 into is_first;
  if is_first then
    delete from private.submission_totals t where t.hour < clock_timestamp() - interval '25 hours';
  end if;
end $$;

create function public.set_settings(
  burst integer default null, per_minute integer default null,
  per_hour integer default null, per_day integer default null, max_megabytes integer default null,
  confirms_newsletter boolean default null, observes boolean default null, figures_seconds integer default null,
  pictures_per_day integer default null, places_per_week integer default null
) returns void
language sql set search_path = '' as $$
  update private.settings s set
    burst = coalesce($1, s.burst), per_minute = coalesce($2, s.per_minute),
    per_hour = coalesce($3, s.per_hour), per_day = coalesce($4, s.per_day),
    max_megabytes = nullif(coalesce($5, s.max_megabytes), 0),
    confirms_newsletter = coalesce($6, s.confirms_newsletter), observes = coalesce($7, s.observes),
    figures_fresh_for = coalesce(make_interval(secs => $8), s.figures_fresh_for),
    pictures_per_day = coalesce($9, s.pictures_per_day), places_per_week = coalesce($10, s.places_per_week)
  where s.only_row
$$;
comment on function public.set_settings is
  'The flood guard: submissions of one client at once, and how many come back each minute; of all clients in an hour and in a day; how many MB they may fill (0: any). Whether whoever subscribes from now on confirms the address (double opt-in); whether pages may note how fast they were: if not, what is sent is refused; for how many seconds the dashboard''s figures are shown before they are counted again. How many pictures of business cards a day takes, and how many times of a consultation the requests of one client take in a week. What is left out stays.';
