-- The staff are told of enquiries on their devices, by web push. A subscription is one device, as its browser's push
-- service addresses it; what a person wants to hear, and when not, holds on all of theirs.

-- Which addresses the sender may call: browsers tell them to us, and anybody could make it call those inside its network. A
-- message goes to the hosts that browsers name, and to no other of the companies that run them: googleapis.com is every
-- interface and every customer's storage of Google. What visitors give as a device is held to the same list. An operator may add others.
create table private.push_hosts (
  host text primary key,
  -- Of those that an operator adds, false.
  is_known boolean not null default false,
  -- A name with a public ending, and never an address in figures.
  constraint push_hosts_host_format check (
    host ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$' and host !~ '\.(local|localhost|internal|intranet|lan|home|arpa)$'
  )
);

-- Those of Chrome, Chromium without Google's keys, Firefox, Safari and Edge, as in supabase/functions/push/push-hosts.ts.
insert into private.push_hosts (host, is_known) values
  ('fcm.googleapis.com', true), ('jmt17.google.com', true), ('updates.push.services.mozilla.com', true),
  ('push.apple.com', true), ('notify.windows.com', true);

create function public.set_push_hosts(more text[] default '{}') returns void
language sql security definer set search_path = '' as $$
  delete from private.push_hosts h where not h.is_known;
  insert into private.push_hosts (host) select distinct lower(host) from unnest(more) as named (host) on conflict do nothing;
$$;
comment on function public.set_push_hosts is 'Which push services are trusted besides the known ones: the whole list.';

create function private.is_push_endpoint(endpoint text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.push_hosts h where h.host = called.host or right(called.host, length(h.host) + 1) = '.' || h.host
  )
  -- Without a port and a user name, which the sender refuses as well.
  from (select substring(endpoint from '^https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)/[!-~]+$')) as called (host)
$$;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- Null where sessions have no id.
  session_id uuid,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- How the device stands with the sender, to which its row is the lock: the notification and the message that it was sent last. Not
  -- before `due_at`: a message is under way, or the push service asks for patience.
  burst uuid,
  burst_since timestamptz,
  push uuid,
  due_at timestamptz not null default '-infinity',
  failures integer not null default 0,
  constraint push_subscriptions_endpoint_length check (char_length(endpoint) <= 1000),
  -- 65 and 16 bytes in base64url.
  constraint push_subscriptions_p256dh_format check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  constraint push_subscriptions_auth_format check (auth ~ '^[A-Za-z0-9_-]{22}$')
);
comment on column public.push_subscriptions.session_id is 'The session that sent it last: with it, the device is told no more.';
create index push_subscriptions_push_idx on public.push_subscriptions (push) where push is not null;
create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id, last_seen_at);

create table public.push_preferences (
  user_id uuid primary key references auth.users on delete cascade,
  scope text not null default 'all',
  quiet_from time,
  quiet_until time,
  zone text,
  constraint push_preferences_scope_known check (scope in ('all', 'mine', 'none')),
  constraint push_preferences_quiet_from_whole check (num_nonnulls(quiet_from, quiet_until, zone) in (0, 3)),
  constraint push_preferences_quiet_until_differs check (quiet_until <> quiet_from),
  constraint push_preferences_zone_length check (char_length(zone) <= 64),
  constraint push_preferences_zone_format check (zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$')
);
comment on table public.push_preferences is 'What each of the staff wants to be told: of everything that they see, of what is theirs, or nothing; and the hours in which nothing is said.';
comment on column public.push_preferences.quiet_from is 'From when to when nothing is said, in their zone; it may be over midnight. What came in is told afterwards.';

create function private.check_push_endpoint() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_push_endpoint(new.endpoint) then
    raise sqlstate 'PT422' using message = 'This is not the address of a push service that we know.';
  end if;
  return new;
end $$;

-- This device is the caller's, by each start of the dashboard. After a colleague on it, it is a new one: nothing of theirs arrives.
create function public.save_push_subscription(endpoint text, p256dh text, auth text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account uuid := auth.uid();
  session uuid := nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id', '')::uuid;
begin
  perform private.require_staff();
  delete from public.push_subscriptions s where s.endpoint = save_push_subscription.endpoint and s.user_id <> account;
  insert into public.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth)
    values (account, session, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth)
    on conflict on constraint push_subscriptions_endpoint_key do update
      set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, last_seen_at = now();
  -- Nobody has more devices; those not used for longest are forgotten.
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = account order by o.last_seen_at desc, o.id offset 20
  );
end $$;

create function public.end_push_subscription(endpoint text) returns void
language sql security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.endpoint = end_push_subscription.endpoint and s.user_id = auth.uid()
$$;

-- A browser has given its device another address. Its worker is signed in as nobody: the secret of the old one is its proof.
create function public.replace_push_subscription(old_endpoint text, old_auth text, endpoint text, p256dh text, auth text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  delete from public.push_subscriptions s where s.endpoint = replace_push_subscription.endpoint and s.endpoint <> old_endpoint
    and exists (select from public.push_subscriptions o where o.endpoint = old_endpoint and o.auth = old_auth);
  update public.push_subscriptions s set
    endpoint = replace_push_subscription.endpoint, p256dh = replace_push_subscription.p256dh, auth = replace_push_subscription.auth
  where s.endpoint = old_endpoint and s.auth = old_auth;
  return found;
end $$;

create function public.set_push_preferences(
  scope text, quiet_from time default null, quiet_until time default null, zone text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if zone is not null and not exists (select from private.time_zones z where z.name = zone) then
    raise sqlstate 'PT422' using message = 'This time zone is not known.';
  end if;
  insert into public.push_preferences as p (user_id, scope, quiet_from, quiet_until, zone)
    values (auth.uid(), $1, $2, $3, $4)
    on conflict on constraint push_preferences_pkey do update
      set scope = excluded.scope, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone;
end $$;
comment on function public.set_push_preferences is 'What the caller wants to be told, and their quiet hours; for staff.';

-- What the staff are to be told stands in the outbox in the transaction of what happened: nothing is told of a row that was
-- not stored, and nothing stored is left untold. A row is one event for one device, and no two transactions ever wait for
-- each other; a sender makes messages of them: what came in within ten seconds is one notification.
create table private.push_outbox (
  id bigint generated always as identity primary key,
  subscription uuid not null references public.push_subscriptions on delete cascade,
  event text not null check (event in ('arrival', 'assignment', 'change')),
  -- A lead or a contact. No foreign key: a trigger erases it with its row.
  row_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Not at once: the next enquiry of a burst may be under way.
  due_at timestamptz not null default clock_timestamp() + interval '2 seconds',
  -- `dropped`: there was nothing to tell any more, or the push service refuses it.
  state text not null default 'waiting' check (state in ('waiting', 'told', 'dropped')),
  -- The notification that tells of it, and the last message that carried that.
  burst uuid,
  push uuid
);
create unique index push_outbox_arrival_key on private.push_outbox (subscription, row_id) where event = 'arrival';
create index push_outbox_created_at_idx on private.push_outbox (created_at);
create index push_outbox_row_id_idx on private.push_outbox (row_id);
create index push_outbox_subscription_idx on private.push_outbox (subscription, burst);
create index push_outbox_waiting_idx on private.push_outbox (subscription, due_at) where state = 'waiting';

-- Where the sender listens for the ring, and the key with which it is rung: nothing until public.set_push_sender() says it.
create table private.push_sender (
  only_row boolean primary key default true check (only_row),
  url text check (url ~ '^https?://[!-~]+$'),
  key text,
  constraint push_sender_key_whole check ((url is null) = (key is null))
);

insert into private.push_sender default values;
create function public.set_push_sender(url text, key text) returns void
language sql security definer set search_path = '' as $$
  update private.push_sender set url = $1, key = $2 where only_row
$$;
comment on function public.set_push_sender is 'Where the function that sends push messages is, and the key with which it is rung; null for neither.';

-- Rings for the sender: a server that listens, and a function behind an address. A ring may be lost; the sweep may not.
create function private.ring_push() returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender private.push_sender;
begin
  perform pg_notify('push_outbox', '');
  select s.* into sender from private.push_sender s;
  if sender.url is not null and to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
    execute 'select net.http_post(url := $1, headers := $2)' using
      sender.url, jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || sender.key);
  end if;
exception when others then
  raise warning 'The sender of push messages was not rung: %', sqlstate;
end $$;

-- Whether an event of a row that they see is news to an account: an enquiry that waits for an answer, if they want to hear of all; a row
-- that became theirs, unless they want to hear of nothing; and a time that its visitor moved or cancelled, if they want to hear of all or
-- have the row, or were to hold it.
create function private.is_news(event text, row_id uuid, account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.enquiries r
      join public.user_roles u on u.user_id = account left join public.push_preferences p on p.user_id = account
    where r.id = row_id and r.deleted_at is null
      and (u.role = 'admin' or r.assignee is null or account in (r.assignee, r.captured_by))
      and case event
        when 'arrival' then r.status = 'new' and r.merged_into is null and coalesce(p.scope, 'all') = 'all'
        when 'assignment' then r.assignee = account and coalesce(p.scope, 'all') <> 'none'
        else (r.appointment_state = 'cancelled' or r.appointment_state = 'asked' and r.appointment_at > now()) and case coalesce(p.scope, 'all')
          -- Whoever was to hold it holds it no more.
          when 'mine' then account = r.assignee or account = (select e.host from public.lead_events e
            where (e.lead_id = r.id or e.contact_id = r.id) and e.host is not null order by e.captured_at desc, e.id desc limit 1)
          else p.scope is distinct from 'none'
        end
      end
  )
$$;

-- Tells everybody to whom it is news, but for whoever did it. Whatever goes wrong with that, what was sent stays stored.
create function private.push_event(told text, row_id uuid, done_by uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.push_outbox (subscription, event, row_id)
    select s.id, told, push_event.row_id from public.push_subscriptions s
    where s.user_id is distinct from done_by and private.is_news(told, push_event.row_id, s.user_id)
    -- One that ends meanwhile would be refused, with those of all others.
    for key share of s
    on conflict do nothing;
  if found then
    perform private.ring_push();
  end if;
exception when others then
  raise warning 'The outbox of push messages has nothing of this %: %', told, sqlstate;
end $$;

-- How many people wait for somebody: those of their queue, of whom they want to hear.
create function private.count_new_to(account uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(distinct q.whose)::integer
  from private.queue_of(account, exists (select from public.user_roles r where r.user_id = account and r.role = 'admin')) as q
  where q.assignee = account or coalesce((select p.scope from public.push_preferences p where p.user_id = account), 'all') <> 'mine'
$$;

create function public.count_new() returns integer
language sql stable security definer set search_path = '' as $$
  select private.require_staff();
  select private.count_new_to(auth.uid());
$$;
comment on function public.count_new is 'How many people wait in the caller''s queue, or of those that are theirs if they want to hear of no others, for the number on the app''s icon; for staff.';

create function private.is_quiet(quiet_from time, quiet_until time, zone text, at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  clock time;
begin
  clock := (at at time zone zone)::time;
  return case
    when zone is null then false
    when quiet_from < quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end;
exception when invalid_parameter_value then
  -- A zone that this server knows no more must not keep everybody's messages.
  return false;
end $$;

-- Hands out a message for each device that is due, and for that device nothing else for a minute, or until it is settled.
create function public.take_pushes(batch integer default 20, at timestamptz default clock_timestamp()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  device record;
  oldest timestamptz;
  is_unconfirmed boolean;
  is_more boolean;
  message uuid;
  pushes jsonb := '[]';
begin
  delete from public.push_subscriptions s
    where s.session_id is not null and not exists (select from auth.sessions a where a.id = s.session_id);
  for device in
    select s.*
    from public.push_subscriptions s left join public.push_preferences p on p.user_id = s.user_id
    where s.due_at <= at and not private.is_quiet(p.quiet_from, p.quiet_until, p.zone, at) and exists (
      select from private.push_outbox o where o.subscription = s.id and o.state = 'waiting' and o.due_at <= at
    )
    order by s.due_at, s.id limit batch for no key update of s skip locked
  loop
    update private.push_outbox o set state = 'dropped'
      where o.subscription = device.id and o.state = 'waiting' and not private.is_news(o.event, o.row_id, device.user_id);
    select min(o.created_at), coalesce(bool_or(o.burst = device.burst), false) into oldest, is_unconfirmed
      from private.push_outbox o where o.subscription = device.id and o.state = 'waiting';
    continue when oldest is null;

    -- One notification for what comes in within ten seconds. Sent again since an answer was lost, it is still the same one,
    -- with all that has come in since.
    if (is_unconfirmed or oldest <= device.burst_since + interval '10 seconds') is not true then
      device.burst := gen_random_uuid();
      device.burst_since := oldest;
    end if;
    -- The device rings again if something came later than ten seconds after the first of its burst; the rest is added silently.
    is_more := exists (
      select from private.push_outbox o
      where o.subscription = device.id and o.state = 'waiting' and o.push is null and o.created_at > device.burst_since + interval '10 seconds'
    );
    message := gen_random_uuid();
    update public.push_subscriptions s
      set burst = device.burst, burst_since = device.burst_since, push = message, due_at = at + interval '1 minute'
      where s.id = device.id;
    update private.push_outbox o set burst = device.burst, push = message
      where o.subscription = device.id and o.state = 'waiting';
    pushes := pushes || jsonb_build_object(
      'id', message, 'endpoint', device.endpoint, 'p256dh', device.p256dh, 'auth', device.auth,
      'burst', device.burst, 'rings_again', is_more, 'new_to_them', private.count_new_to(device.user_id),
      'news', (
        select jsonb_agg(
          jsonb_build_object(
            'event', o.event, 'table', r.found_in, 'row', r.id, 'kind', r.kind, 'property_slug', r.property_slug,
            'to_confirm', (r.appointment_at > at and r.appointment_state in ('asked', 'moved')) is true
          ) order by o.id desc
        )
        from private.push_outbox o join private.enquiries r on r.id = o.row_id
        where o.subscription = device.id and o.burst = device.burst and o.state <> 'dropped'
      )
    );
  end loop;
  return jsonb_build_object(
    'pushes', pushes,
    'next_in_ms', (
      select ceil(extract(epoch from min(greatest(s.due_at, o.due_at)) - at) * 1000)
      from private.push_outbox o
        join public.push_subscriptions s on s.id = o.subscription
        left join public.push_preferences p on p.user_id = s.user_id
      where o.state = 'waiting' and not private.is_quiet(p.quiet_from, p.quiet_until, p.zone, at)
        and greatest(s.due_at, o.due_at) > at
    )
  );
end $$;

-- How a message ended: `sent`; `gone`, with its device; `refused`, this message alone; or `later`, perhaps with for how long. Of one
-- that was given to another sender meanwhile, nothing.
create function public.settle_push(
  push uuid, outcome text, retry_after_s integer default null, at timestamptz default clock_timestamp()
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  device public.push_subscriptions;
  is_given_up boolean;
begin
  select s.* into device from public.push_subscriptions s where s.push = settle_push.push for no key update;
  if not found then
    return false;
  end if;
  if outcome = 'gone' then
    delete from public.push_subscriptions s where s.id = device.id;
    return true;
  end if;
  is_given_up := outcome = 'refused' and device.failures >= 4;
  if outcome = 'sent' or is_given_up then
    update private.push_outbox o set state = case outcome when 'sent' then 'told' else 'dropped' end
      where o.subscription = device.id and o.push = settle_push.push and o.state = 'waiting';
  end if;
  update public.push_subscriptions s set
    push = null,
    failures = case when outcome = 'sent' or is_given_up then 0 else s.failures + 1 end,
    due_at = case when outcome = 'sent' or is_given_up then at else at + greatest(
      least(interval '1 hour', coalesce(retry_after_s, 0) * interval '1 second'),
      least(interval '15 minutes', interval '5 seconds' * 2 ^ least(s.failures + 1, 10))
    ) end
  where s.id = device.id;
  return true;
end $$;

-- Rings again if something is due, for a ring that was lost.
create function private.sweep_push() returns void
language sql security definer set search_path = '' as $$
  select private.ring_push() where exists (
    select from private.push_outbox o join public.push_subscriptions s on s.id = o.subscription
    where o.state = 'waiting' and o.due_at <= clock_timestamp() and s.due_at <= clock_timestamp()
  )
$$;

create trigger check_push_endpoint before insert OR UPDATE OF endpoint on public.push_subscriptions
  for each row execute function private.check_push_endpoint();
