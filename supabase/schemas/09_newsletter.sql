-- Who leaves the newsletter can come back, and every subscriber has a link that does both without signing in.

-- The secret in each subscriber's link. Not a column of the subscriber: staff phones keep copies of those, and changes to them are broadcast.
create table private.newsletter_links (
  subscriber uuid primary key references public.newsletter_subscribers on delete cascade,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') unique
);

-- A submission that brought somebody back has no row of its own. Remembered here, a replay of it is known.
create table private.newsletter_returns (
  submission uuid primary key,
  subscriber uuid not null references public.newsletter_subscribers on delete cascade
);
create index newsletter_returns_subscriber_idx on private.newsletter_returns (subscriber);

-- A subscription to an address that has a row. Who has left comes back, or is asked to by a letter; once by each submission, so
-- that a replay after they have left again brings nobody back.
create function private.subscribe_again(submission uuid, address text) returns text
language plpgsql set search_path = '' as $$
declare
  must_confirm boolean := (select s.confirms_newsletter from private.settings s);
  subscriber uuid;
begin
  update public.newsletter_subscribers s
    set is_active = not must_confirm, pending_since = case when must_confirm then now() end
    where s.email = address and not s.is_active and (s.pending_since is null or not must_confirm)
      and not exists (select from private.newsletter_returns r where r.submission = subscribe_again.submission)
    returning s.id into subscriber;
  if found then
    insert into private.newsletter_returns (submission, subscriber) values (subscribe_again.submission, subscriber);
    return 'stored';
  end if;
  -- Asked after the update, which has waited for a twin of this request.
  if exists (select from private.newsletter_returns r where r.submission = subscribe_again.submission) then
    return 'delivered';
  end if;
  -- Asking again is worth another confirmation letter, but not one for every tap.
  update public.newsletter_subscribers s set pending_since = now()
    where s.email = address and s.pending_since < now() - interval '1 day';
  return case
    when exists (select from public.newsletter_subscribers s where s.email = address and s.pending_since is not null) then 'stored'
    else 'listed'
  end;
end $$;

create function private.tidy_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.clean_address(new.email);
  new.name := private.clean_line(new.name);
  if tg_op = 'INSERT' then
    new.captured_at := private.plausible_capture(new.captured_at, new.subscribed_at);
    return new;
  end if;
  if new.is_active then
    new.pending_since := null;
    if not old.is_active then
      -- A first subscription that is confirmed is no return.
      if (old.pending_since is null or old.unsubscribed_at is not null)
        and new.resubscribed_at is not distinct from old.resubscribed_at then
        new.resubscribed_at := now();
      end if;
      -- Whoever activates them, it is not their own word unless their link was used.
      if new.confirmed_at is not distinct from old.confirmed_at then
        new.confirmed_at := null;
      end if;
    end if;
  elsif (old.is_active or old.pending_since is not null) and new.pending_since is null
    and new.unsubscribed_at is not distinct from old.unsubscribed_at then
    new.unsubscribed_at := now();
  end if;
  -- What becomes of a subscriber without an event of the staff's is one.
  if pg_trigger_depth() = 1 and new.is_active <> old.is_active then
    insert into public.subscriber_events (subscriber_id, kind, by, captured_at)
    values (new.id, case when new.is_active then 'subscription' else 'unsubscription' end, auth.uid(), clock_timestamp());
  end if;
  return new;
end $$;

create trigger tidy before insert or update on public.newsletter_subscribers for each row execute function private.tidy_subscriber();

-- What the staff do with a subscriber is an event, as with leads: of two, the one captured later counts, whichever arrives first.
-- What subscribers do themselves is an event as well, so that nothing captured before it undoes their own word.
create table public.subscriber_events (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references public.newsletter_subscribers on delete cascade,
  kind text not null,
  by uuid references auth.users on delete set null,
  applied boolean not null default true,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint subscriber_events_kind_known check (kind in ('subscription', 'unsubscription', 'deletion'))
);
create index subscriber_events_subscriber_id_idx on public.subscriber_events (subscriber_id, captured_at desc, id desc);
create index subscriber_events_by_idx on public.subscriber_events (by) where by is not null;

create function private.take_subscriber_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_client() then
    perform private.require_admin();
    new.by := auth.uid();
  end if;
  perform from public.newsletter_subscribers s where s.id = new.subscriber_id for update;
  if not found then
    raise sqlstate 'PT409' using message = case new.kind
      when 'deletion' then 'This subscriber is already deleted.'
      else 'This subscriber has been deleted since.'
    end;
  end if;
  new.created_at := clock_timestamp();
  new.captured_at := private.plausible_capture(coalesce(new.captured_at, new.created_at), new.created_at);
  new.applied := not exists (
    select from public.subscriber_events e
    where e.subscriber_id = new.subscriber_id and e.applied and (e.captured_at, e.id) > (new.captured_at, new.id)
  );
  return new;
end $$;

create function private.apply_subscriber_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'deletion' then
    delete from public.newsletter_subscribers s where s.id = new.subscriber_id;
  elsif new.applied then
    update public.newsletter_subscribers s set is_active = new.kind = 'subscription'
      where s.id = new.subscriber_id and s.is_active <> (new.kind = 'subscription');
  end if;
  return null;
end $$;

create trigger take_event before insert on public.subscriber_events
  for each row when (pg_trigger_depth() = 0) execute function private.take_subscriber_event();
create trigger apply_event after insert on public.subscriber_events
  for each row when (pg_trigger_depth() = 0) execute function private.apply_subscriber_event();

-- For whoever sends the letters, with the secret key. As the caller: the links stay closed to everybody else.
create view public.newsletter_recipients with (security_invoker = true) as
  select
    s.id, s.email, s.name, coalesce(s.resubscribed_at, s.subscribed_at) as subscribed_since, s.confirmed_at,
    l.token as link_token
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where s.is_active;

create view public.newsletter_unconfirmed with (security_invoker = true) as
  select s.id, s.email, s.name, s.pending_since, l.token as link_token
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where s.pending_since is not null;
comment on view public.newsletter_unconfirmed is 'Who is still to confirm the address, each with the token of their link.';
