-- Who leaves the newsletter can come back, and every subscriber has a link that does both without signing in.

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
comment on table private.newsletter_returns is 'Submissions that brought back somebody who had left.';
create index newsletter_returns_subscriber_idx on private.newsletter_returns (subscriber);

create table private.newsletter_settings (
  only_row boolean not null default true,
  -- Double opt-in: an address counts only once its owner has confirmed it.
  confirms boolean not null default false,
  constraint newsletter_settings_pkey primary key (only_row),
  constraint newsletter_settings_only_row check (only_row)
);

insert into private.newsletter_settings default values;

-- Checks the table's rules for a subscription that becomes no row, so that it is refused as a first one would be: the
-- difference would tell a stranger whether the address is known.
create function private.check_subscription(subscription public.newsletter_subscribers) returns void
language plpgsql set search_path = '' as $$
declare
  rule record;
  is_kept boolean;
begin
  for rule in
    select c.conname, pg_catalog.pg_get_expr(c.conbin, c.conrelid) as condition
    from pg_catalog.pg_constraint c
    where c.conrelid = 'public.newsletter_subscribers'::regclass and c.contype = 'c'
    order by c.conname
  loop
    execute format('select %s from (select ($1).*) as subscription', rule.condition) into is_kept using subscription;
    if not is_kept then
      raise check_violation using
        message = format('new row for relation "newsletter_subscribers" violates check constraint "%s"', rule.conname),
        schema = 'public', table = 'newsletter_subscribers', constraint = rule.conname;
    end if;
  end loop;
end $$;

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

  -- Before anything is written: a refused flood leaves no trace.
  if exists (select from public.newsletter_subscribers s where s.email = new.email) then
    perform private.check_subscription(new);
  end if;
  -- Their own first submission, replayed after they left, brings nobody back: it is refused by its key. Nor does one that
  -- brought them back once already.
  update public.newsletter_subscribers s set
    is_active = not must_confirm,
    pending_since = case when must_confirm then now() end
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

-- Behind the newsletter's other triggers, which may answer for a known address by themselves.
create function private.refuse_taken_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_client() and exists (select from public.newsletter_subscribers s where s.email = new.email) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "newsletter_subscribers_email_key"',
      schema = 'public', table = 'newsletter_subscribers', constraint = 'newsletter_subscribers_email_key';
  end if;
  return new;
end $$;

create function private.make_newsletter_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.newsletter_links (subscriber) values (new.id);
  return null;
end $$;

-- By its name take_subscription fires behind own_columns.
create trigger a_list before insert on public.newsletter_subscribers
  for each row when (pg_trigger_depth() = 0) execute function private.refuse_list();
create trigger admit_row before insert on public.newsletter_subscribers
  for each row when (pg_trigger_depth() = 0) execute function private.admit_row();
create trigger clean_address before insert OR UPDATE OF email on public.newsletter_subscribers
  for each row WHEN ((new.email IS NOT NULL)) execute function private.clean_email();
create trigger clean_texts before insert OR UPDATE OF email, name on public.newsletter_subscribers
  for each row execute function private.clean_subscriber();
create trigger limit_submissions before insert on public.newsletter_subscribers
  for each statement when (pg_trigger_depth() = 0) execute function private.limit_submissions();
create trigger own_columns before insert OR UPDATE on public.newsletter_subscribers
  for each row execute function private.own_newsletter_subscribers_columns();
create trigger take_subscription before insert on public.newsletter_subscribers
  for each row execute function private.take_subscription();
create trigger taken_address before insert on public.newsletter_subscribers
  for each row execute function private.refuse_taken_address();
create trigger make_link after insert on public.newsletter_subscribers
  for each row execute function private.make_newsletter_link();
create trigger store_held_row after insert on public.newsletter_subscribers
  for each statement when (pg_trigger_depth() = 0) execute function private.store_held_row();
create trigger take_token after insert on public.newsletter_subscribers
  for each statement when (pg_trigger_depth() = 0) execute function private.take_token();
create trigger forget_content after delete on public.newsletter_subscribers
  for each row execute function private.forget_content();

create function public.set_newsletter_confirmation(required boolean) returns void
language sql set search_path = '' as $$
  update private.newsletter_settings set confirms = required where only_row
$$;
comment on function public.set_newsletter_confirmation is 'Switches double opt-in on or off for whoever subscribes from now on.';

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
