-- Whoever leaves the newsletter can come back, and every subscriber has a link that does both without signing in.

-- A subscriber is active, has left, or (where addresses are to be confirmed) is pending. The moments are the
-- database's own, whoever makes the change.
alter table public.newsletter_subscribers
  add column unsubscribed_at timestamptz,
  add column resubscribed_at timestamptz,
  add column pending_since timestamptz,
  add column confirmed_at timestamptz;
comment on column public.newsletter_subscribers.unsubscribed_at is 'When they last left; unknown for whoever left before it was recorded.';
comment on column public.newsletter_subscribers.resubscribed_at is 'When they last came back.';
comment on column public.newsletter_subscribers.pending_since is 'Asked for the newsletter then and has not confirmed the address yet; is_active is false until they do.';
comment on column public.newsletter_subscribers.confirmed_at is 'When they last said yes through their own link, which only the address receives.';

-- Not a column of the subscriber: staff phones keep copies of those, and changes to them are broadcast.
create table private.newsletter_links (
  subscriber uuid not null,
  -- 244 random bits.
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  constraint newsletter_links_pkey primary key (subscriber),
  constraint newsletter_links_token_key unique (token),
  constraint newsletter_links_subscriber_fkey foreign key (subscriber)
    references public.newsletter_subscribers (id) on delete cascade
);
comment on table private.newsletter_links is 'The secret in each subscriber''s unsubscribe link.';

-- A submission that brought somebody back has no row of its own. Remembered here, a replay of it is known.
create table private.newsletter_returns (
  submission uuid not null,
  subscriber uuid not null,
  returned_at timestamptz not null default now(),
  constraint newsletter_returns_pkey primary key (submission),
  constraint newsletter_returns_subscriber_fkey foreign key (subscriber)
    references public.newsletter_subscribers (id) on delete cascade
);
create index newsletter_returns_subscriber_idx on private.newsletter_returns (subscriber);
comment on table private.newsletter_returns is 'Submissions that brought back somebody who had left.';

create table private.newsletter_settings (
  only_row boolean not null default true,
  -- Double opt-in: an address counts only once its owner has confirmed it.
  confirms boolean not null default false,
  constraint newsletter_settings_pkey primary key (only_row),
  constraint newsletter_settings_only_row check (only_row)
);
insert into private.newsletter_settings default values;

revoke all on private.newsletter_links, private.newsletter_returns, private.newsletter_settings from public;
grant select on private.newsletter_links to service_role;
grant select, update on private.newsletter_settings to service_role;

create function public.set_newsletter_confirmation(required boolean) returns void
language sql set search_path = '' as $$
  update private.newsletter_settings set confirms = required where only_row
$$;
revoke all on function public.set_newsletter_confirmation(boolean) from public, anon, authenticated;
grant execute on function public.set_newsletter_confirmation(boolean) to service_role;
comment on function public.set_newsletter_confirmation is 'Switches double opt-in on or off for whoever subscribes from now on.';

create or replace function private.own_newsletter_subscribers_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_active boolean := new.is_active;
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.is_active := true;
      new.subscribed_at := now();
      new.unsubscribed_at := null;
      new.resubscribed_at := null;
      new.pending_since := null;
      new.confirmed_at := null;
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.subscribed_at);
    return new;
  end if;

  -- Inside the functions below, which run with their owner's rights, the statement is ours and not the client's.
  if private.is_client() and current_user in ('anon', 'authenticated') then
    new := old;
    new.is_active := is_active;
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
  return new;
end $$;

drop policy newsletter_subscribers_insert on public.newsletter_subscribers;
create policy newsletter_subscribers_insert on public.newsletter_subscribers for insert to anon, authenticated
  with check (
    is_active = (pending_since is null)
    and unsubscribed_at is null and resubscribed_at is null and confirmed_at is null
    and subscribed_at = now() and captured_at <= subscribed_at
  );

create function private.take_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  must_confirm boolean;
  returning_subscriber uuid;
begin
  if not private.is_client() then
    return new;
  end if;
  -- As if it had been left out: refused further on, it would tell a stranger whether the address is known.
  new.id := coalesce(new.id, gen_random_uuid());
  select s.confirms into strict must_confirm from private.newsletter_settings s;

  -- Their own first submission, replayed after they left, brings nobody back: it is refused by its key. Nor does one that
  -- brought them back once already.
  update public.newsletter_subscribers s set
    is_active = not must_confirm,
    pending_since = case when must_confirm then now() end,
    -- So that its rules are checked as those of a first subscription are.
    name = coalesce(new.name, s.name)
  where s.email = new.email and not s.is_active and s.id <> new.id
    and (s.pending_since is null or not must_confirm)
    and not exists (select from private.newsletter_returns r where r.submission = new.id)
  returning s.id into returning_subscriber;
  if found then
    insert into private.newsletter_returns (submission, subscriber) values (new.id, returning_subscriber);
    -- Without a row of its own it is still answered as stored (201).
    return null;
  end if;

  -- Asked after the update: a twin of this request, sent at the same moment, was waited for there. Answered as the replay
  -- of a first subscription is, or the difference would tell a stranger who has left.
  if exists (select from private.newsletter_returns r where r.submission = new.id) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "newsletter_subscribers_pkey"',
      schema = 'public', table = 'newsletter_subscribers', constraint = 'newsletter_subscribers_pkey';
  end if;

  if must_confirm then
    -- Asking again is worth another confirmation letter, but not one for every tap.
    update public.newsletter_subscribers s set pending_since = now()
    where s.email = new.email and s.id <> new.id and s.pending_since < now() - interval '1 day';
    if exists (
      select from public.newsletter_subscribers s
      where s.email = new.email and s.id <> new.id and s.pending_since is not null
    ) then
      return null;
    end if;
    new.is_active := false;
    new.pending_since := now();
  end if;
  return new;
end $$;

create function private.make_newsletter_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.newsletter_links (subscriber) values (new.id);
  return null;
end $$;

-- What the holder of a link sees and does. Nobody else's address can be asked for: the token is all that is looked up.
create function private.use_newsletter_link(token text, subscribed boolean) returns json
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  if subscribed is not null then
    update public.newsletter_subscribers s set
      is_active = use_newsletter_link.subscribed,
      pending_since = null,
      confirmed_at = case when use_newsletter_link.subscribed then now() else s.confirmed_at end
    from private.newsletter_links l
    where l.token = use_newsletter_link.token and s.id = l.subscriber
      -- Done twice, it keeps the moment of the first time.
      and (s.is_active <> use_newsletter_link.subscribed or s.pending_since is not null);
  end if;

  select s.* into subscriber
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where l.token = use_newsletter_link.token;
  if not found then
    return null;
  end if;
  return json_build_object(
    'state', case when subscriber.is_active then 'active' when subscriber.pending_since is not null then 'pending' else 'left' end,
    'since', case
      when subscriber.is_active then coalesce(subscriber.resubscribed_at, subscriber.subscribed_at)
      else coalesce(subscriber.pending_since, subscriber.unsubscribed_at)
    end,
    -- Letters are forwarded, and their links with them.
    'address', regexp_replace(subscriber.email, '^(.)[^@]*@(.).*(\.[^.]+)$', '\1•••@\2•••\3')
  );
end $$;

create function public.use_newsletter_link(token text, subscribed boolean default null) returns json
language sql set search_path = '' as $$
  select private.use_newsletter_link(token, subscribed)
$$;
comment on function public.use_newsletter_link is 'How the subscriber with this link stands: state, since when, address masked; subscribed true or false changes it first. Null if there is no such link.';

revoke all on function
  private.take_subscription(), private.make_newsletter_link(), private.use_newsletter_link(text, boolean),
  public.use_newsletter_link(text, boolean)
  from public, anon, authenticated;
grant execute on function private.use_newsletter_link(text, boolean), public.use_newsletter_link(text, boolean)
  to anon, authenticated, service_role;

-- Triggers of a table fire in the order of their names: this one behind own_columns.
create trigger take_subscription before insert on public.newsletter_subscribers
  for each row execute function private.take_subscription();
create trigger make_link after insert on public.newsletter_subscribers
  for each row execute function private.make_newsletter_link();
insert into private.newsletter_links (subscriber) select id from public.newsletter_subscribers;

-- For whoever sends the letters, with the secret key. As the caller: the links stay closed to everybody else.
create view public.newsletter_recipients with (security_invoker = true) as
  select
    s.id, s.email, s.name, coalesce(s.resubscribed_at, s.subscribed_at) as subscribed_since, s.confirmed_at,
    l.token as link_token
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where s.is_active;
comment on view public.newsletter_recipients is 'Who gets the letter, each with the token of their unsubscribe link.';

create view public.newsletter_unconfirmed with (security_invoker = true) as
  select s.id, s.email, s.name, s.pending_since, l.token as link_token
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where s.pending_since is not null;
comment on view public.newsletter_unconfirmed is 'Who is still to confirm the address, each with the token of their link.';

revoke all on public.newsletter_recipients, public.newsletter_unconfirmed from public, anon, authenticated;
grant select on public.newsletter_recipients, public.newsletter_unconfirmed to service_role;
