-- A watcher is told by e-mail or, where the site is installed, by a push message to that device.

alter table public.property_watchers
  alter column email drop not null,
  -- The device's address at its browser's push service, and the keys with which messages to it are encrypted (RFC 8291).
  add column endpoint text,
  add column p256dh text,
  add column auth text,
  add constraint property_watchers_email_or_endpoint check (num_nonnulls(email, endpoint) = 1),
  add constraint property_watchers_endpoint_length check (char_length(endpoint) <= 1000),
  -- Which services are known is the sender's to decide: see scripts/watchers/push-hosts.ts.
  add constraint property_watchers_endpoint_format check (endpoint ~ '^https://[a-z0-9-]+(\.[a-z0-9-]+)+/[!-~]+$'),
  add constraint property_watchers_endpoint_keys check (num_nonnulls(endpoint, p256dh, auth) in (0, 3)),
  -- 65 and 16 bytes in base64url.
  add constraint property_watchers_p256dh_length check (char_length(p256dh) = 87),
  add constraint property_watchers_p256dh_format check (p256dh ~ '^[A-Za-z0-9_-]*$'),
  add constraint property_watchers_auth_length check (char_length(auth) = 22),
  add constraint property_watchers_auth_format check (auth ~ '^[A-Za-z0-9_-]*$');
comment on table public.property_watchers is 'Who is told by e-mail, or on their device, when a property changes.';
comment on column public.property_watchers.endpoint is 'The device, as its push service addresses it; null if they are told by e-mail.';
comment on column public.property_watchers.unsubscribed_at is 'When they left, by their link, or since their push service no longer knows the device.';

create unique index property_watchers_endpoint_key on public.property_watchers (endpoint, property_slug)
  where unsubscribed_at is null;

grant insert (endpoint, p256dh, auth) on public.property_watchers to anon, authenticated;

create or replace function private.refuse_taken_watch() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  taken text := case when new.email is null then 'property_watchers_endpoint_key' else 'property_watchers_email_key' end;
begin
  -- Of a row that is refused in any case nobody learns who is on the list.
  if private.is_client() and num_nonnulls(new.email, new.endpoint) = 1
    and num_nonnulls(new.endpoint, new.p256dh, new.auth) in (0, 3) and exists (
    select from public.property_watchers w
    where (w.email = new.email or w.endpoint = new.endpoint)
      and w.property_slug = new.property_slug and w.unsubscribed_at is null
  ) then
    raise unique_violation using
      message = format('duplicate key value violates unique constraint "%s"', taken),
      schema = 'public', table = 'property_watchers', constraint = taken;
  end if;
  return new;
end $$;

-- For the sender, as before, with the device of those who are told there.
create or replace view public.watcher_mails_waiting with (security_invoker = true) as
  select
    m.id, w.email, c.property_slug, c.title, c.topics, w.created_at as asked_at, m.attempts, m.due_at,
    l.token as link_token, w.endpoint, w.p256dh, w.auth
  from private.watcher_mails m
    join public.property_watchers w on w.id = m.watcher
    join private.property_changes c on c.id = m.change
    join private.watcher_links l on l.watcher = w.id
  where m.state = 'waiting' and w.unsubscribed_at is null;
comment on view public.watcher_mails_waiting is 'E-mails and push messages about changed properties that are still to be sent, each with the token of its unsubscribe link.';

drop function public.take_watcher_mails(integer);
drop function private.take_watcher_mails(integer);

-- Hands out messages of one kind that are due, and to nobody else for a quarter of an hour.
create function private.take_watcher_mails(batch integer, by_push boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken uuid[];
begin
  with due as (
    select m.id
    from private.watcher_mails m join public.property_watchers w on w.id = m.watcher
    where m.state = 'waiting' and m.due_at <= now() and w.unsubscribed_at is null
      and (w.endpoint is not null) = by_push
    order by m.due_at, m.id limit batch for update of m skip locked
  ), leased as (
    update private.watcher_mails m set attempts = m.attempts + 1, due_at = now() + interval '15 minutes'
    from due where m.id = due.id returning m.id
  )
  select array_agg(id) into taken from leased;
  return coalesce((
    select jsonb_agg(to_jsonb(v) order by v.email, v.id) from public.watcher_mails_waiting v where v.id = any (taken)
  ), '[]');
end $$;

create function public.take_watcher_mails(batch integer default 50, by_push boolean default false) returns jsonb
language sql set search_path = '' as $$ select private.take_watcher_mails(batch, by_push) $$;
comment on function public.take_watcher_mails is 'E-mails or push messages that are due, leased for a quarter of an hour.';

-- `gone`: the push service no longer knows the device, so that its watcher has left.
create or replace function private.settle_watcher_mails(mails uuid[], outcome text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settled integer;
begin
  if outcome = 'gone' then
    update public.property_watchers w set unsubscribed_at = now()
    from private.watcher_mails m
    where m.id = any (mails) and w.id = m.watcher and w.unsubscribed_at is null;
  end if;
  update private.watcher_mails m set
    state = case outcome when 'later' then 'waiting' when 'gone' then 'refused' else outcome end,
    due_at = case when outcome = 'later' then now() + least(interval '1 day', interval '1 minute' * 2 ^ least(m.attempts, 11)) else m.due_at end,
    settled_at = case when outcome <> 'later' then now() end
  where m.id = any (mails) and m.state = 'waiting';
  get diagnostics settled = row_count;
  return settled;
end $$;

-- Every request of the same person or device about the same property.
create function private.is_same_watch(one public.property_watchers, other public.property_watchers) returns boolean
language sql immutable set search_path = '' as $$
  select (one.email = other.email or one.endpoint = other.endpoint) and one.property_slug = other.property_slug
$$;

create or replace function private.use_watch_link(token text, subscribed boolean) returns json
language plpgsql security definer set search_path = '' as $$
declare
  holder public.property_watchers;
begin
  select w.* into holder
  from public.property_watchers w join private.watcher_links l on l.watcher = w.id
  where l.token = use_watch_link.token;
  if not found then
    return null;
  end if;

  if subscribed then
    update public.property_watchers w set unsubscribed_at = null
    where w.id = holder.id and not exists (
      select from public.property_watchers other
      where private.is_same_watch(other, holder) and other.unsubscribed_at is null
    );
  elsif not subscribed then
    -- Done twice, it keeps the moment of the first time.
    update public.property_watchers w set unsubscribed_at = now()
    where private.is_same_watch(w, holder) and w.unsubscribed_at is null;
    delete from private.watcher_mails m using public.property_watchers w
    where m.watcher = w.id and m.state = 'waiting' and private.is_same_watch(w, holder);
  end if;

  select w.* into strict holder from public.property_watchers w
  where private.is_same_watch(w, holder)
  order by w.unsubscribed_at desc nulls first limit 1;
  return json_build_object(
    'state', case when holder.unsubscribed_at is null then 'active' else 'left' end,
    'since', coalesce(holder.unsubscribed_at, holder.created_at),
    'address', coalesce(private.masked_address(holder.email), 'Your device'),
    'property', holder.property_slug
  );
end $$;

revoke all on function
  private.take_watcher_mails(integer, boolean), public.take_watcher_mails(integer, boolean),
  private.is_same_watch(public.property_watchers, public.property_watchers)
  from public, anon, authenticated;
grant execute on function
  private.take_watcher_mails(integer, boolean), public.take_watcher_mails(integer, boolean)
  to service_role;
