-- What is sent to visitors: to those who watch a property, its question and each change, by e-mail or to their device; to who left an
-- address with an enquiry or an appointment, a receipt, and what the staff make of it, which is told to their device too. One queue.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('question', 'change', 'push', 'receipt', 'appointment')),
  -- A watcher gets one for each change. A price up and down is two changes.
  watcher uuid references public.property_watchers on delete cascade,
  change uuid references private.property_changes on delete cascade,
  -- Of a receipt, its lead or contact, and the address as it was then; for a device, the row. No foreign key: a trigger erases it with that.
  row_id uuid,
  email text,
  -- How far the appointment was agreed, if there was one, and when it was to be before the staff changed it.
  told public.appointment_state,
  was_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- Not before; while one is being sent, until its sender must be gone.
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint mails_watcher_or_row_id check (num_nonnulls(watcher, row_id) = 1 and (row_id is null) = (kind not in ('receipt', 'appointment')) and (email is null) = (kind <> 'receipt')),
  constraint mails_watcher_key unique (watcher, change)
);
create index mails_change_idx on private.mails (change);
create index mails_due_at_idx on private.mails (due_at) where state = 'waiting';
create index mails_email_idx on private.mails (email, created_at) where email is not null;
create index mails_row_id_idx on private.mails (row_id, created_at) where row_id is not null;

-- What is still to be sent, for whoever sends it with the secret key. A receipt has nothing that its visitor wrote. One whose appointment
-- is another matter by now, or past, is not sent, nor any three days later: where no sender is set, they would wait for years. As the
-- caller: the links stay closed to everybody else.
create view public.mails_waiting with (security_invoker = true) as
  select
    m.id, m.kind, m.attempts, m.created_at as made_at, m.due_at, coalesce(m.email, w.email) as email, coalesce(w.property_slug, r.property_slug) as property_slug,
    coalesce(w.created_at, r.created_at) as asked_at, c.title, c.topics, l.token as link_token, case when u.id is not null then jsonb_build_object('kind', u.kind, 'label', u.label) end as unit,
    coalesce(w.endpoint, d.endpoint) as endpoint, coalesce(w.p256dh, d.p256dh) as p256dh, coalesce(w.auth, d.auth) as auth,
    case when r.id is not null then private.agreed(r.id) || jsonb_build_object('id', r.id, 'kind', r.kind, 'at', coalesce(r.appointment_at, m.was_at),
      'was', m.was_at, 'day', r.preferred_date, 'zone', r.visitor_zone, 'office', r.office) end as enquiry
  from private.mails m
    left join public.property_watchers w on w.id = m.watcher
    left join private.watcher_links l on l.watcher = m.watcher
    left join private.property_changes c on c.id = m.change
    -- That something is no longer confirmed is no news to a device that was never told that it was.
    left join private.appointment_devices d on d.row_id = m.row_id and m.kind = 'appointment' and (m.told <> 'asked' or m.was_at is not null)
    left join private.enquiries r on r.id = m.row_id and (r.email = m.email or d.row_id is not null) and r.deleted_at is null
      and r.appointment_state is not distinct from m.told and coalesce(r.appointment_at, m.was_at, 'infinity') > now()
    -- Nobody's own words: a unit of the property, by its label.
    left join public.units u on u.property_slug = r.property_slug and r.property_interest like '%, % ' || u.label
  where m.state = 'waiting' and case
    when m.row_id is not null then r.id is not null and m.created_at > now() - interval '3 days'
      and not exists (select from private.mails n where n.row_id = m.row_id and n.kind = m.kind and n.created_at > m.created_at)
    else w.unsubscribed_at is null and (m.kind = 'question') = (w.confirmed_at is null)
  end;

-- Queues what a visitor is told: that their enquiry is here, or what the staff have made of their appointment. It takes the place of
-- what still waits to be said of the row the same way. Of what the staff captured, nobody typed an address. A device hears of no host.
create function private.queue_receipt(of_row uuid, by_staff boolean default false, was_at timestamptz default null, is_news boolean default false) returns void
language plpgsql set search_path = '' as $$
declare
  client bytea;
  about record;
  replaced record;
begin
  for about in
    select 'receipt' as kind, r.email, r.appointment_state as told from private.enquiries r
    where r.id = of_row and r.email is not null and r.captured_by is null and r.deleted_at is null and (by_staff
      and r.kind is distinct from 'capture' or r.kind in ('enquiry', 'tour', 'video', 'viewing', 'consultation') and r.source <> 'viewing')
    union all
    select 'appointment', null, r.appointment_state from private.enquiries r join private.appointment_devices d on d.row_id = r.id
    where r.id = of_row and is_news
  loop
    -- Anybody can type anybody's address: it gets six a day for that, whoever sent them, and one client causes twenty, and one more
    -- each minute. What the staff say has no limit, so that nobody can use it up, also where it waits and the address is corrected.
    if not by_staff and not exists (select from private.mails m where m.row_id = of_row and m.kind = 'receipt' and m.state = 'waiting' and m.attempts = 0 and m.told <> 'asked') then
      client := private.client_key('mails');
      -- Two at once would both find room.
      perform pg_advisory_xact_lock(hashtextextended('mail ' || about.email, 0));
      if (select count(*) from private.mails m where m.email = about.email and m.created_at > now() - interval '1 day') >= 6
        or private.seconds_until_token(client, 'mails', 20, 1) is not null then
        return;
      end if;
      perform private.spend_tokens(client, 'mails', 1, 20, 1);
    end if;
    delete from private.mails m where m.row_id = of_row and m.kind = about.kind and m.state = 'waiting' and m.attempts = 0
      returning m.told, m.was_at into replaced;
    -- Of what is replaced nobody has heard: neither its time, nor that it was confirmed.
    insert into private.mails (kind, row_id, email, told, was_at) values (about.kind, of_row, about.email, about.told, case
      when about.told = 'asked' and (not by_staff or replaced.told = 'confirmed' and not exists (select from private.mails m where m.row_id = of_row and m.kind = about.kind and m.told = 'confirmed')) then null
      when replaced.told <> 'asked' then replaced.was_at else queue_receipt.was_at
    end);
    -- For the embedded server, which prints e-mails, and sends what is for devices.
    perform pg_notify('mails', '');
  end loop;
end $$;

-- Whether it is this question's turn: an address gets one a day, whatever it is asked about. What was tried comes first.
-- Within thirty days nobody is asked again after a "No", nor after three questions that they left unanswered.
create function private.is_next_question(mail private.mails, address text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from public.property_watchers w join private.watcher_links l on l.watcher = w.id
    where w.email = address and w.confirmed_at is null and w.unsubscribed_at > now() - interval '30 days'
  ) and count(*) filter (where w.confirmed_at is null and o.state = 'sent' and o.settled_at > now() - interval '30 days') < 3
    and count(*) filter (
      where o.id <> mail.id and o.state = 'sent' and o.settled_at > now() - interval '1 day'
        or o.state = 'waiting' and w.unsubscribed_at is null and w.confirmed_at is null
          and (o.attempts = 0, o.due_at, o.id) < (mail.attempts = 0, mail.due_at, mail.id)
    ) = 0
  from private.mails o join public.property_watchers w on w.id = o.watcher where w.email = address and o.kind = 'question'
$$;

-- When each kind was last sent, or asked for while none had been tried in vain. Where nobody sends them, the staff tell visitors themselves.
create table public.mail_senders (kind text primary key check (char_length(kind) <= 40), asked_at timestamptz not null);

create function public.take_mails(kinds text[], batch integer default 50) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken uuid[];
begin
  insert into public.mail_senders select k, now() from (select unnest(kinds) as k except select v.kind from public.mails_waiting v where v.attempts > 0 order by k) as asked
    on conflict (kind) do update set asked_at = now();
  taken := array(
    select m.id from private.mails m join public.mails_waiting v using (id)
    where m.kind = any (kinds) and m.due_at <= now() and (m.kind <> 'question' or private.is_next_question(m, v.email))
    order by m.due_at, m.id limit batch for update of m skip locked
  );
  update private.mails m set attempts = m.attempts + 1, due_at = now() + interval '15 minutes' where m.id = any (taken);
  return coalesce((select jsonb_agg(to_jsonb(v) order by v.email, v.id) from public.mails_waiting v where v.id = any (taken)), '[]');
end $$;
comment on function public.take_mails is 'What is due of these kinds (question, change, push, receipt, appointment), leased for a quarter of an hour.';

-- How they ended: sent, refused for good, or to be sent later. `gone`: the push service no longer knows the device, so that its watcher
-- has left, or an appointment has none.
create function public.settle_mails(mails uuid[], outcome text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settled integer;
begin
  update public.property_watchers w set unsubscribed_at = now()
    from private.mails m where outcome = 'gone' and m.id = any (mails) and w.id = m.watcher and w.unsubscribed_at is null;
  insert into public.mail_senders select distinct m.kind, now() from private.mails m where outcome = 'sent' and m.id = any (mails) order by 1
    on conflict (kind) do update set asked_at = now();
  delete from private.appointment_devices d using private.mails m where outcome = 'gone' and m.id = any (mails) and d.row_id = m.row_id and d.named_at <= m.due_at - interval '15 minutes';
  update private.mails m set
    state = case outcome when 'later' then 'waiting' when 'gone' then 'refused' else outcome end,
    due_at = case when outcome = 'later' then now() + least(interval '1 day', interval '1 minute' * 2 ^ least(m.attempts, 11)) else m.due_at end,
    settled_at = case when outcome <> 'later' then now() end
  where m.id = any (mails) and m.state = 'waiting';
  get diagnostics settled = row_count;
  return settled;
end $$;
