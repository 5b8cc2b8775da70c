-- Several events can be sent in one statement. All of them were checked against the row as it was before the first, and
-- written to it after the last was accepted: a lead could be given away and changed at once, or become new again. Each is now
-- checked where it is written, against the row as those before it have left it.

-- Who sends it, and whether it is here already. By its name it fires before the triggers that look at rows.
create function private.admit_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_client() then
    new.by := auth.uid();
    new.via := null;
    -- Whoever has no role learns nothing, not even which ids there are.
    if not private.is_staff() then
      raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
    end if;
  end if;
  -- A replay is answered as the index would, although the row may be a colleague's by now.
  if exists (select from public.lead_events e where e.id = new.id) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "lead_events_pkey"',
      schema = 'public', table = 'lead_events', constraint = 'lead_events_pkey';
  end if;
  return new;
end $$;
create trigger admit_event before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.admit_event();

-- Puts an event in its order, with its row locked, so that two of them take their turn.
create or replace function private.take_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last_event public.lead_events;
begin
  -- A row that is not there and one that is not theirs are one answer. Asked again once the row is this event's: see
  -- require_change(). Here it keeps strangers from locking it.
  if private.is_client() and (new.kind = 'edit' or not private.may_add_to(new.lead_id, new.contact_id)) then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
  perform from public.leads l where l.id = new.lead_id for update;
  if not found then
    perform from public.contacts c where c.id = new.contact_id for update;
  end if;
  -- Behind that wait.
  new.created_at := clock_timestamp();
  new.captured_at := private.plausible_capture(coalesce(new.captured_at, new.created_at), new.created_at);

  last_event := private.last_set(new);
  new.applied := last_event.id is null or (last_event.captured_at, last_event.id) < (new.captured_at, new.id);

  if new.assignee is not null and not exists (select from public.user_roles r where r.user_id = new.assignee) then
    raise sqlstate 'PT422' using message = 'Only staff can be assigned.';
  end if;
  return new;
end $$;

-- With each row that is taken an older one comes into view: without a bound an agent would take the archive, for themselves
-- or for a colleague. By the hour it is counted as captured, since a day's work without a network arrives at once; by the day
-- as stored, by our clock. Of what they assigned it is not written down what was nobody's, so that all of it counts, but for
-- what they captured themselves.
create function private.require_moderation(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  in_hour bigint;
  in_day bigint;
begin
  -- One agent's requests take their turn, or two would count the same.
  perform pg_advisory_xact_lock(hashtext('private.assigned'), hashtext(event."by"::text));
  select
    count(*) filter (where e.captured_at > event.captured_at - interval '1 hour' and e.captured_at <= event.captured_at),
    count(*) filter (where e.created_at > event.created_at - interval '1 day')
  into in_hour, in_day
  from public.lead_events e
  where e.by = event."by" and e.kind = 'assignment' and e.assignee is not null and e.applied
    -- Nothing is stored before it is captured.
    and e.created_at > least(event.captured_at - interval '1 hour', event.created_at - interval '1 day')
    and not exists (select from public.leads l where l.id = e.lead_id and l.captured_by = event."by");
  if in_hour > 30 then
    raise sqlstate 'PT422' using
      message = 'You have assigned 30 enquiries within an hour. Go on later, or ask an administrator to assign more.';
  end if;
  if in_day > 100 then
    raise sqlstate 'PT422' using
      message = 'You have assigned 100 enquiries within a day. Go on tomorrow, or ask an administrator to assign more.';
  end if;
end $$;
create index lead_events_assigned_idx on public.lead_events (by, created_at) where kind = 'assignment' and assignee is not null;

-- What an agent may not do to the row as it is now. Administrators may do anything.
create function private.require_change(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  kept record;
begin
  if not private.is_client() or private.is_admin() then
    return;
  end if;
  if event.kind in ('deletion', 'restoration') then
    raise sqlstate '42501' using message = 'Only administrators delete and restore.';
  end if;
  select l.status, l.assignee, l.captured_by, l.deleted_at into kept from public.leads l where l.id = event.lead_id;
  if not found then
    select c.status, c.assignee, null::uuid as captured_by, c.deleted_at into kept
      from public.contacts c where c.id = event.contact_id;
  end if;
  -- Of a deleted row they write down what has happened, since it was on its way, and decide nothing any more.
  if not private.may_add_to(event.lead_id, event.contact_id)
    or kept.deleted_at is not null and event.kind not in ('note', 'call', 'whatsapp', 'visit') then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
  if not event.applied then
    return;
  end if;
  if event.kind = 'status' and event.status = 'new' and kept.status <> 'new' then
    raise sqlstate 'PT422' using message = 'What was answered is not new again.';
  end if;
  if event.kind = 'status' and kept.status = 'converted' and event.status <> 'converted' then
    raise sqlstate 'PT422' using message = 'Only an administrator takes back a conversion.';
  end if;
  if event.assignee is not null and kept.assignee is null and kept.captured_by is distinct from event."by" then
    perform private.require_moderation(event);
  end if;
end $$;

-- When an event says that the row was answered; null if it says nothing of it. That is when it was captured, and no earlier
-- than a day before it arrived: a phone may be without a network for a day. Of two people's phones the one that answered
-- first may be the last to arrive. One person's phone sends in order, so that an earlier answer behind their own is none.
create function private.answered_at(event public.lead_events) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(event.captured_at, event.created_at - interval '1 day')
  where (event.kind in ('call', 'whatsapp', 'visit') or event.status <> 'new') and not exists (
    select from public.lead_events e
    where (e.lead_id = event.lead_id or e.contact_id = event.contact_id) and e.by = event.by and e.id <> event.id
      and (e.kind in ('call', 'whatsapp', 'visit') or e.status <> 'new')
      and (e.created_at, e.captured_at, e.id) < (event.created_at, event.captured_at, event.id)
  )
$$;

-- Brings the row to what the event says, if it may.
create or replace function private.apply_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_change(new);
  -- The row is written in any case: that is how everybody hears of the event, and how long the row is kept.
  execute format(
    $sql$
      update public.%I r set
        status = case when $1 = 'status' then $2 else r.status end,
        assignee = case when $1 = 'assignee' then $3 else r.assignee end,
        follow_up_on = case when $1 = 'follow_up_on' then $4 else r.follow_up_on end,
        appointment_at = case when $1 = 'appointment_at' then $5 else r.appointment_at end,
        -- Before it arrived here, nobody could answer.
        first_answered_at = least(r.first_answered_at, greatest($6, case when $6 is not null then r.created_at end))
      where r.id = $7
    $sql$,
    case when new.lead_id is null then 'contacts' else 'leads' end
  ) using
    case when new.applied then private.column_of(new) end, new.status, new.assignee,
    coalesce(new.follow_up_on, (new.call_back_at at time zone 'Africa/Lagos')::date), new.appointment_at,
    private.answered_at(new), coalesce(new.lead_id, new.contact_id);
  return null;
end $$;

revoke all on function
  private.admit_event(), private.require_moderation(public.lead_events),
  private.require_change(public.lead_events), private.answered_at(public.lead_events)
  from public, anon, authenticated;
