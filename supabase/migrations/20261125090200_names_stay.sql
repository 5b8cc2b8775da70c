-- A subscription changes nothing about an address that is known but whether it gets the letters: anybody can type it, and
-- the name in the letters was its owner's.

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
revoke all on function private.check_subscription(public.newsletter_subscribers) from public, anon, authenticated;

create or replace function private.take_subscription() returns trigger
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
