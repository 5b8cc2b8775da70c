-- What the sender of push messages asks of the database: what is due, and how it ended.

create function private.is_quiet(quiet_from time, quiet_until time, zone text, at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  clock time;
begin
  if zone is null then
    return false;
  end if;
  clock := (at at time zone zone)::time;
  return case
    when quiet_from < quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end;
exception when invalid_parameter_value then
  -- A zone that this server knows no more must not keep everybody's messages.
  return false;
end $$;

-- Whether an event is still worth telling: not of what was answered, deleted, or is no longer theirs to see.
create function private.is_still_news(told private.push_outbox, account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select
    from (
      select l.status, l.assignee, l.captured_by, l.deleted_at, l.merged_into from public.leads l where l.id = told.lead_id
      union all
      select c.status, c.assignee, null, c.deleted_at, c.merged_into from public.contacts c where c.id = told.contact_id
    ) as r
    where r.deleted_at is null and r.merged_into is null
      and private.may_see(account, r.assignee, r.captured_by)
      and case (select coalesce(max(p.scope), 'all') from public.push_preferences p where p.user_id = account)
        when 'none' then false
        when 'mine' then told.event = 'assignment'
        else true
      end
      and case told.event when 'arrival' then r.status = 'new' else r.assignee = account end
  )
$$;

-- Hands out a message for each device that is due, and for that device nothing else for a minute, or until it is settled.
-- `at` is the sender's clock.
create function private.take_pushes(batch integer, at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  device record;
  oldest timestamptz;
  is_unconfirmed boolean;
  is_more boolean;
  since timestamptz;
  told uuid;
  message uuid;
  pushes jsonb := '[]';
begin
  delete from public.push_subscriptions s
    where s.session_id is not null and not exists (select from auth.sessions a where a.id = s.session_id);
  for device in
    select d.subscription, d.burst, d.burst_since, d.failures, s.user_id, s.endpoint, s.p256dh, s.auth
    from private.push_devices d
      join public.push_subscriptions s on s.id = d.subscription
      left join public.push_preferences p on p.user_id = s.user_id
    where d.due_at <= at and not private.is_quiet(p.quiet_from, p.quiet_until, p.zone, at) and exists (
      select from private.push_outbox o where o.subscription = d.subscription and o.state = 'waiting' and o.due_at <= at
    )
    order by d.due_at, d.subscription limit batch for update of d skip locked
  loop
    update private.push_outbox o set state = 'dropped'
      where o.subscription = device.subscription and o.state = 'waiting' and not private.is_still_news(o, device.user_id);
    select min(o.created_at), coalesce(bool_or(o.burst = device.burst), false) into oldest, is_unconfirmed
      from private.push_outbox o where o.subscription = device.subscription and o.state = 'waiting';
    continue when oldest is null;

    -- One notification for what comes in within ten seconds. Sent again since an answer was lost, it is still the same one,
    -- with all that has come in since.
    if is_unconfirmed or oldest <= device.burst_since + interval '10 seconds' then
      told := device.burst;
      since := device.burst_since;
    else
      told := gen_random_uuid();
      since := oldest;
    end if;
    -- Only more of what the device has just rung for is added to it silently.
    is_more := exists (
      select from private.push_outbox o
      where o.subscription = device.subscription and o.state = 'waiting' and o.push is null and o.created_at > since + interval '10 seconds'
    );
    message := gen_random_uuid();
    update private.push_devices d set burst = told, burst_since = since, push = message, due_at = at + interval '1 minute'
      where d.subscription = device.subscription;
    update private.push_outbox o set burst = told, push = message
      where o.subscription = device.subscription and o.state = 'waiting';
    pushes := pushes || jsonb_build_object(
      'id', message,
      'endpoint', device.endpoint, 'p256dh', device.p256dh, 'auth', device.auth,
      'burst', told,
      'rings_again', is_more,
      'new_to_them', private.count_new(device.user_id),
      'news', (
        select jsonb_agg(
          jsonb_build_object(
            'event', o.event, 'table', case when o.lead_id is null then 'contacts' else 'leads' end,
            'row', coalesce(o.lead_id, o.contact_id), 'kind', coalesce(l.kind, c.kind),
            'property_slug', coalesce(l.property_slug, c.property_slug)
          ) order by o.id desc
        )
        from private.push_outbox o
          left join public.leads l on l.id = o.lead_id
          left join public.contacts c on c.id = o.contact_id
        where o.subscription = device.subscription and o.burst = told and o.state <> 'dropped'
      )
    );
  end loop;
  return jsonb_build_object(
    'pushes', pushes,
    -- When there is more to do, as far as is known.
    'next_in_ms', (
      select ceil(extract(epoch from min(greatest(d.due_at, o.due_at)) - at) * 1000)
      from private.push_outbox o
        join private.push_devices d on d.subscription = o.subscription
        join public.push_subscriptions s on s.id = d.subscription
        left join public.push_preferences p on p.user_id = s.user_id
      where o.state = 'waiting' and not private.is_quiet(p.quiet_from, p.quiet_until, p.zone, at)
        and greatest(d.due_at, o.due_at) > at
    )
  );
end $$;

-- How a message ended. `gone`: its push service no longer knows the device. `refused`: it does not take this message.
-- `later`: not now; it may have said for how long. Of a message that was given to another sender meanwhile, nothing.
create function private.settle_push(push uuid, outcome text, retry_after_s integer, at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  device private.push_devices;
  is_given_up boolean;
begin
  select d.* into device from private.push_devices d where d.push = settle_push.push for update;
  if not found then
    return false;
  end if;
  if outcome = 'gone' then
    delete from public.push_subscriptions s where s.id = device.subscription;
    return true;
  end if;
  is_given_up := outcome = 'refused' and device.failures >= 4;
  if outcome = 'sent' or is_given_up then
    update private.push_outbox o set state = case outcome when 'sent' then 'told' else 'dropped' end, told_at = at
      where o.subscription = device.subscription and o.push = settle_push.push and o.state = 'waiting';
  end if;
  update private.push_devices d set
    push = null,
    failures = case when outcome = 'sent' or is_given_up then 0 else d.failures + 1 end,
    due_at = case when outcome = 'sent' or is_given_up then at else at + greatest(
      least(interval '1 hour', coalesce(retry_after_s, 0) * interval '1 second'),
      least(interval '15 minutes', interval '5 seconds' * 2 ^ least(d.failures + 1, 10))
    ) end
  where d.subscription = device.subscription;
  return true;
end $$;

create function public.take_pushes(batch integer default 20) returns jsonb
language sql set search_path = '' as $$ select private.take_pushes(batch, clock_timestamp()) $$;
create function public.settle_push(push uuid, outcome text, retry_after_s integer default null) returns boolean
language sql set search_path = '' as $$ select private.settle_push(push, outcome, retry_after_s, clock_timestamp()) $$;
comment on function public.take_pushes is 'Messages for the devices that are due, leased for a minute, and in how many milliseconds there are more.';
comment on function public.settle_push is 'How a message ended: sent, gone, refused or later; for the sender.';

-- Rings again if something is due: the sweep, for a ring that was lost.
create function private.sweep_push() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.push_outbox o join private.push_devices d on d.subscription = o.subscription
    where o.state = 'waiting' and o.due_at <= clock_timestamp() and d.due_at <= clock_timestamp()
  ) then
    perform private.ring_push();
  end if;
end $$;

revoke all on function
  private.is_quiet(time, time, text, timestamptz), private.is_still_news(private.push_outbox, uuid),
  private.take_pushes(integer, timestamptz), public.take_pushes(integer),
  private.settle_push(uuid, text, integer, timestamptz), public.settle_push(uuid, text, integer),
  private.sweep_push()
  from public, anon, authenticated;
grant execute on function
  private.take_pushes(integer, timestamptz), public.take_pushes(integer),
  private.settle_push(uuid, text, integer, timestamptz), public.settle_push(uuid, text, integer)
  to service_role;

insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('push_outbox', 'private.push_outbox', 'created_at < $1', '2 days', '1 hour', '1 day'),
  -- A device on which nobody has opened the dashboard for so long is nobody's.
  ('push_subscriptions', 'public.push_subscriptions', 'last_seen_at < $1', '90 days', '1 day', '7 days');

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    begin
      create extension if not exists pg_net;
    exception when others then
      raise notice 'There is no pg_net here (%); the sender is rung by pg_notify() only.', sqlstate;
    end;
  end if;
  -- retention_runs.sql has installed pg_cron, where there is one.
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('push', '* * * * *', 'select private.sweep_push()');
  end if;
end $$;
