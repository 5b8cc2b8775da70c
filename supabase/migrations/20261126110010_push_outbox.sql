-- What the staff are to be told stands in the outbox in the transaction of what happened: nothing is told of a row that was
-- not stored, and nothing stored is left untold. A row is one event for one device, and no two transactions ever wait for
-- each other; a sender makes messages of them: what came in within ten seconds is one notification.

create table private.push_outbox (
  id bigint generated always as identity,
  subscription uuid not null,
  event text not null,
  lead_id uuid,
  contact_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  -- Not at once: the next enquiry of a burst may be under way.
  due_at timestamptz not null default clock_timestamp() + interval '2 seconds',
  state text not null default 'waiting',
  -- The notification that tells of it, and the last message that carried that.
  burst uuid,
  push uuid,
  told_at timestamptz,
  constraint push_outbox_pkey primary key (id),
  constraint push_outbox_subscription_fkey foreign key (subscription) references public.push_subscriptions (id) on delete cascade,
  constraint push_outbox_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade,
  constraint push_outbox_contact_id_fkey foreign key (contact_id) references public.contacts (id) on delete cascade,
  constraint push_outbox_lead_id_or_contact_id check (num_nonnulls(lead_id, contact_id) = 1),
  constraint push_outbox_event_known check (event in ('arrival', 'assignment')),
  -- `dropped`: there was nothing to tell any more, or the push service refuses it.
  constraint push_outbox_state_known check (state in ('waiting', 'told', 'dropped'))
);
create index push_outbox_waiting_idx on private.push_outbox (subscription, due_at) where state = 'waiting';
create index push_outbox_subscription_idx on private.push_outbox (subscription, burst);
create index push_outbox_lead_id_idx on private.push_outbox (lead_id) where lead_id is not null;
create index push_outbox_contact_id_idx on private.push_outbox (contact_id) where contact_id is not null;
create index push_outbox_created_at_idx on private.push_outbox (created_at);
-- An arrival is told once.
create unique index push_outbox_lead_arrival_key on private.push_outbox (subscription, lead_id) where event = 'arrival';
create unique index push_outbox_contact_arrival_key on private.push_outbox (subscription, contact_id) where event = 'arrival';
comment on table private.push_outbox is 'What each device is to be told, and was told in the last two days: keys, and nothing of what the rows hold.';

-- How a device stands with the sender. Its row is the lock: one sender at a time makes a message for it.
create table private.push_devices (
  subscription uuid not null,
  burst uuid,
  burst_since timestamptz,
  -- The message under way.
  push uuid,
  -- Not before: a message is under way, or the push service asks for patience.
  due_at timestamptz not null default '-infinity',
  failures integer not null default 0,
  constraint push_devices_pkey primary key (subscription),
  constraint push_devices_subscription_fkey foreign key (subscription) references public.push_subscriptions (id) on delete cascade
);
create index push_devices_push_idx on private.push_devices (push) where push is not null;
comment on table private.push_devices is 'Which notification and message a device was sent last, and when it may be sent the next.';
revoke all on private.push_outbox, private.push_devices from public, anon, authenticated, service_role;
-- Truncating leads and contacts empties it as well.
grant truncate on private.push_outbox to service_role;

create function private.add_push_device() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.push_devices (subscription) values (new.id);
  return null;
end $$;
create trigger add_push_device after insert on public.push_subscriptions
  for each row execute function private.add_push_device();

-- What an account sees, asked for somebody who is not the caller: as private.may_work_on().
create function private.may_see(account uuid, assignee uuid, captured_by uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles r where r.user_id = account and (
      r.role = 'admin'
      or r.role = 'agent' and (assignee is null or assignee = account or captured_by is not distinct from account)
    )
  )
$$;

-- Who calls the sender, and how: nothing until public.set_push_sender() says it.
create table private.push_sender (
  only_row boolean not null default true,
  url text,
  key text,
  constraint push_sender_pkey primary key (only_row),
  constraint push_sender_only_row_true check (only_row),
  constraint push_sender_url_format check (url ~ '^https?://[!-~]+$'),
  constraint push_sender_key_whole check ((url is null) = (key is null))
);
insert into private.push_sender default values;
revoke all on private.push_sender from public, anon, authenticated, service_role;
comment on table private.push_sender is 'Where the sender of push messages listens for the ring, and the key with which it is rung.';

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

-- A visitor's enquiry, for everybody who sees it and wants to hear of all; not for who wrote it down.
create function private.push_arrivals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_client() then
    return null;
  end if;
  insert into private.push_outbox (subscription, event, lead_id, contact_id)
    select s.id, 'arrival', case tg_table_name when 'leads' then arrived.id end, case tg_table_name when 'contacts' then arrived.id end
    from (
      select (t.columns ->> 'id')::uuid as id, (t.columns ->> 'assignee')::uuid as assignee, (t.columns ->> 'captured_by')::uuid as captured_by
      from (select to_jsonb(a) from arrived_rows a) as t (columns)
    ) as arrived
      cross join public.push_subscriptions s
      left join public.push_preferences p on p.user_id = s.user_id
    where coalesce(p.scope, 'all') = 'all'
      and s.user_id is distinct from coalesce(arrived.captured_by, auth.uid())
      and private.may_see(s.user_id, arrived.assignee, arrived.captured_by)
    -- One that ends meanwhile would be refused, with those of all others.
    for key share of s
    on conflict do nothing;
  if found then
    perform private.ring_push();
  end if;
  return null;
exception when others then
  -- Nobody is told, but what a visitor sent stays stored.
  raise warning 'The outbox of push messages has nothing of an insert on %: %', tg_table_name, sqlstate;
  return null;
end $$;
create trigger push_arrivals after insert on public.leads
  referencing new table as arrived_rows for each statement execute function private.push_arrivals();
create trigger push_arrivals after insert on public.contacts
  referencing new table as arrived_rows for each statement execute function private.push_arrivals();

-- A row that became somebody's, by somebody else.
create function private.push_assignment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.push_outbox (subscription, event, lead_id, contact_id)
    select s.id, 'assignment', case tg_table_name when 'leads' then new.id end, case tg_table_name when 'contacts' then new.id end
    from public.push_subscriptions s left join public.push_preferences p on p.user_id = s.user_id
    where s.user_id = new.assignee and s.user_id is distinct from auth.uid() and coalesce(p.scope, 'all') <> 'none'
    for key share of s;
  if found then
    perform private.ring_push();
  end if;
  return null;
exception when others then
  raise warning 'The outbox of push messages has nothing of an assignment on %: %', tg_table_name, sqlstate;
  return null;
end $$;
create trigger push_assignment after update of assignee on public.leads
  for each row when (new.assignee is not null and new.assignee is distinct from old.assignee) execute function private.push_assignment();
create trigger push_assignment after update of assignee on public.contacts
  for each row when (new.assignee is not null and new.assignee is distinct from old.assignee) execute function private.push_assignment();

-- What is new to somebody: enquiries that nobody has answered, of those that they want to hear of. Beyond 999 nobody counts.
create function private.count_new(account uuid) returns integer
language sql stable security definer set search_path = '' as $$
  with wanted as (
    select coalesce((select p.scope from public.push_preferences p where p.user_id = account), 'all') = 'mine' as only_mine,
      exists (select from public.user_roles r where r.user_id = account and r.role = 'admin') as sees_all
  )
  select count(*)::integer from (
    (
      select from public.leads l, wanted w
      where l.status = 'new' and l.deleted_at is null and l.merged_into is null and case
        when w.only_mine then l.assignee = account
        else w.sees_all or l.assignee is null or l.assignee = account or l.captured_by = account
      end
      limit 999
    ) union all (
      select from public.contacts c, wanted w
      where c.status = 'new' and c.deleted_at is null and c.merged_into is null and case
        when w.only_mine then c.assignee = account
        else w.sees_all or c.assignee is null or c.assignee = account
      end
      limit 999
    )
    limit 999
  ) as newest
$$;
create function private.count_new_of_caller() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return private.count_new(auth.uid());
end $$;
create function public.count_new() returns integer
language sql stable set search_path = '' as $$ select private.count_new_of_caller() $$;
comment on function public.count_new is 'How many enquiries are new to the caller, for the number on the app''s icon; for staff.';

create function private.set_push_sender(url text, key text) returns void
language sql security definer set search_path = '' as $$
  update private.push_sender set url = $1, key = $2 where only_row
$$;
create function public.set_push_sender(url text, key text) returns void
language sql set search_path = '' as $$ select private.set_push_sender(url, key) $$;
comment on function public.set_push_sender is 'Where the function that sends push messages is, and the key with which it is rung; null for neither.';

revoke all on function
  private.add_push_device(), private.may_see(uuid, uuid, uuid), private.ring_push(), private.push_arrivals(), private.push_assignment(),
  private.count_new(uuid), private.count_new_of_caller(), public.count_new(),
  private.set_push_sender(text, text), public.set_push_sender(text, text)
  from public, anon, authenticated;
grant execute on function private.count_new_of_caller(), public.count_new() to authenticated;
grant execute on function private.set_push_sender(text, text), public.set_push_sender(text, text) to service_role;
