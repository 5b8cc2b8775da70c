-- The staff are told of enquiries on their devices, by web push. A subscription is one device, as its browser's push
-- service addresses it; what a person wants to hear, and when not, holds on all of theirs.

-- Which addresses the sender may call: browsers tell them to us, and anybody could make it call those inside its network.
create table private.push_hosts (
  host text not null,
  constraint push_hosts_pkey primary key (host),
  -- A name with a public ending, and never an address in figures.
  constraint push_hosts_host_format check (
    host ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$' and host !~ '\.(local|localhost|internal|intranet|lan|home|arpa)$'
  )
);
comment on table private.push_hosts is 'Push services, with their subdomains; an operator may add others: see public.set_push_hosts().';
-- Those of Chrome, Firefox, Safari and Edge, as in supabase/functions/push/push-hosts.ts.
insert into private.push_hosts (host) values
  ('googleapis.com'), ('push.services.mozilla.com'), ('push.apple.com'), ('notify.windows.com');
revoke all on private.push_hosts from public, anon, authenticated, service_role;

create function private.is_push_endpoint(endpoint text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.push_hosts h where h.host = called.host or right(called.host, length(h.host) + 1) = '.' || h.host
  )
  -- Without a port and a user name, which the sender refuses as well.
  from (select substring(endpoint from '^https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)/[!-~]+$')) as called (host)
$$;

create table public.push_subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  -- Null where sessions have no id.
  session_id uuid,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint push_subscriptions_endpoint_key unique (endpoint),
  constraint push_subscriptions_endpoint_length check (char_length(endpoint) <= 1000),
  -- 65 and 16 bytes in base64url.
  constraint push_subscriptions_p256dh_length check (char_length(p256dh) = 87),
  constraint push_subscriptions_p256dh_format check (p256dh ~ '^[A-Za-z0-9_-]*$'),
  constraint push_subscriptions_auth_length check (char_length(auth) = 22),
  constraint push_subscriptions_auth_format check (auth ~ '^[A-Za-z0-9_-]*$')
);
create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id, last_seen_at);
alter table public.push_subscriptions enable row level security;
comment on table public.push_subscriptions is 'The devices on which the staff are told of enquiries.';
comment on column public.push_subscriptions.session_id is 'The session that sent it last: with it, the device is told no more.';
comment on column public.push_subscriptions.last_seen_at is 'When the dashboard was last opened there.';

create table public.push_preferences (
  user_id uuid not null,
  scope text not null default 'all',
  quiet_from time,
  quiet_until time,
  zone text,
  constraint push_preferences_pkey primary key (user_id),
  constraint push_preferences_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint push_preferences_scope_length check (char_length(scope) <= 10),
  constraint push_preferences_scope_known check (scope in ('all', 'mine', 'none')),
  constraint push_preferences_quiet_from_whole check (num_nonnulls(quiet_from, quiet_until, zone) in (0, 3)),
  constraint push_preferences_quiet_until_differs check (quiet_until <> quiet_from),
  constraint push_preferences_zone_length check (char_length(zone) <= 64),
  constraint push_preferences_zone_format check (zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$')
);
alter table public.push_preferences enable row level security;
comment on table public.push_preferences is 'What each of the staff wants to be told: of everything that they see, of what is theirs, or nothing; and the hours in which nothing is said.';
comment on column public.push_preferences.quiet_from is 'From when to when nothing is said, in their zone; it may be over midnight. What came in is told afterwards.';

revoke all on public.push_subscriptions, public.push_preferences from public, anon, authenticated;
grant all on public.push_subscriptions, public.push_preferences to service_role;
grant select on public.push_subscriptions, public.push_preferences to authenticated;
create policy push_subscriptions_select on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));
create policy push_preferences_select on public.push_preferences for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create function private.check_push_endpoint() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_push_endpoint(new.endpoint) then
    raise sqlstate 'PT422' using message = 'This is no address of a push service that we know.';
  end if;
  return new;
end $$;
create trigger check_push_endpoint before insert or update of endpoint on public.push_subscriptions
  for each row execute function private.check_push_endpoint();

-- This device is the caller's. Sent again at each start, it is the same one; after a colleague on the same device, it is
-- a new one, so that nothing meant for them arrives.
create function private.save_push_subscription(endpoint text, p256dh text, auth text) returns void
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

create function private.end_push_subscription(endpoint text) returns void
language sql security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.endpoint = end_push_subscription.endpoint and s.user_id = auth.uid()
$$;

-- A browser has given its device another address by itself. Its worker is signed in as nobody: what it knows of the old
-- address, the secret above all, is its proof.
create function private.replace_push_subscription(
  old_endpoint text, old_auth text, endpoint text, p256dh text, auth text
) returns boolean
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

create function private.set_push_preferences(scope text, quiet_from time, quiet_until time, zone text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  begin
    perform now() at time zone zone;
  exception when invalid_parameter_value then
    raise sqlstate 'PT422' using message = 'This time zone is not known.';
  end;
  insert into public.push_preferences as p (user_id, scope, quiet_from, quiet_until, zone)
    values (auth.uid(), $1, $2, $3, $4)
    on conflict on constraint push_preferences_pkey do update
      set scope = excluded.scope, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone;
end $$;

-- The known services and these: the whole list of what an operator adds.
create function private.set_push_hosts(more text[]) returns void
language sql security definer set search_path = '' as $$
  delete from private.push_hosts h
    where h.host <> all (array['googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']);
  insert into private.push_hosts (host) select distinct lower(host) from unnest(more) as named (host) on conflict do nothing;
$$;

-- Whoever has no role any more is told nothing, however the role was taken.
create function private.end_push_of_former_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.user_roles r where r.user_id = old.user_id) then
    delete from public.push_subscriptions s where s.user_id = old.user_id;
    delete from public.push_preferences p where p.user_id = old.user_id;
  end if;
  return null;
end $$;
create trigger end_push_of_former_staff after delete on public.user_roles
  for each row execute function private.end_push_of_former_staff();

-- What the API shows of them.
create function public.save_push_subscription(endpoint text, p256dh text, auth text) returns void
language sql set search_path = '' as $$ select private.save_push_subscription($1, $2, $3) $$;
create function public.end_push_subscription(endpoint text) returns void
language sql set search_path = '' as $$ select private.end_push_subscription($1) $$;
create function public.replace_push_subscription(
  old_endpoint text, old_auth text, endpoint text, p256dh text, auth text
) returns boolean
language sql set search_path = '' as $$ select private.replace_push_subscription($1, $2, $3, $4, $5) $$;
create function public.set_push_preferences(
  scope text, quiet_from time default null, quiet_until time default null, zone text default null
) returns void
language sql set search_path = '' as $$ select private.set_push_preferences($1, $2, $3, $4) $$;
create function public.set_push_hosts(more text[] default '{}') returns void
language sql set search_path = '' as $$ select private.set_push_hosts(more) $$;

revoke all on function
  private.is_push_endpoint(text), private.check_push_endpoint(), private.end_push_of_former_staff(),
  private.save_push_subscription(text, text, text), public.save_push_subscription(text, text, text),
  private.end_push_subscription(text), public.end_push_subscription(text),
  private.replace_push_subscription(text, text, text, text, text), public.replace_push_subscription(text, text, text, text, text),
  private.set_push_preferences(text, time, time, text), public.set_push_preferences(text, time, time, text),
  private.set_push_hosts(text[]), public.set_push_hosts(text[])
  from public, anon, authenticated;
grant execute on function
  private.save_push_subscription(text, text, text), public.save_push_subscription(text, text, text),
  private.end_push_subscription(text), public.end_push_subscription(text),
  private.set_push_preferences(text, time, time, text), public.set_push_preferences(text, time, time, text)
  to authenticated;
grant execute on function
  private.replace_push_subscription(text, text, text, text, text), public.replace_push_subscription(text, text, text, text, text)
  to anon, authenticated;
grant execute on function
  private.is_push_endpoint(text), private.set_push_hosts(text[]), public.set_push_hosts(text[])
  to service_role;
comment on function public.save_push_subscription is 'The device on which the caller is told of enquiries, for staff; sent again at each start of the dashboard.';
comment on function public.end_push_subscription is 'Tells this device of the caller nothing any more.';
comment on function public.replace_push_subscription is 'A device''s new address, for whoever knows the secret of the old one; tells whether it is one of ours.';
comment on function public.set_push_preferences is 'What the caller wants to be told, and their quiet hours; for staff.';
comment on function public.set_push_hosts is 'Which push services are trusted besides the known ones.';
