-- What the staff do about a row: take_event() lets an event in, apply_event() brings the row to it. Several events can be sent
-- in one statement, so each is checked where it is applied, against the row as those before it have left it.

create function private.column_of(event public.lead_events) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when event.kind in ('status', 'known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget') then event.kind
    when event.kind in ('deletion', 'restoration') then 'deleted_at'
    when event.kind in ('confirmation', 'host', 'unconfirmed', 'held', 'missed', 'unsettled') then 'appointment_state'
    -- "Call back on Friday" is the next step.
    when event.kind = 'follow_up' or event.call_back_at is not null then 'follow_up_on'
    when event.kind = 'assignment' then 'assignee'
    when event.kind = 'appointment' then 'appointment_at'
    when event.kind = 'merge' then 'merged_into'
    when event.kind = 'same_person' then 'same_as'
  end;
end $$;

-- The event that last set the column of this one on a row.
create function private.last_set(row_id uuid, event public.lead_events) returns public.lead_events
language plpgsql stable set search_path = '' as $$
declare
  field text := private.column_of(event);
  last public.lead_events;
begin
  select e.* into last from public.lead_events e
  where (e.lead_id = row_id or e.contact_id = row_id) and e.applied and private.column_of(e) = field
    -- Another time is another appointment.
    and (field <> 'appointment_state' or e.appointment_at = event.appointment_at)
  order by e.captured_at desc, e.id desc limit 1;
  return last;
end $$;

-- An event on its way in: who sends it, whether it is here already, whether there is room, and its place in the order of its row.
create function private.take_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_id constant uuid := coalesce(new.lead_id, new.contact_id);
  last_event public.lead_events;
begin
  if private.is_client() then
    new.by := auth.uid();
    new.via := null;
    -- Whoever has no role learns nothing, not even which ids there are; and an edit is written down by the database alone.
    if not private.is_staff() or new.kind = 'edit' then
      raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
    end if;
    new.host := case when new.kind in ('confirmation', 'host') then coalesce(new.host, auth.uid()) else new.host end;
  end if;
  -- A replay is answered as the index would, although the row may be a colleague's by now.
  if exists (select from public.lead_events e where e.id = new.id) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "lead_events_pkey"',
      schema = 'public', table = 'lead_events', constraint = 'lead_events_pkey';
  end if;
  -- The log only grows, and an agent could fill the disk with it. Two thousand in a day are ten times what a busy one writes down.
  if private.is_client() and not private.is_admin() and exists (
    select from public.lead_events e
    where e.by = auth.uid() and e.created_at > clock_timestamp() - interval '1 day'
    offset 1999 limit 1
  ) then
    perform private.refuse('too_busy', 'You have written down 2,000 things within a day. The rest follows tomorrow.', 900);
  end if;

  -- One merge at a time, or two could close a circle between them; and before the row is locked, or a row could be merged
  -- into one that is being deleted.
  if new.kind in ('merge', 'deletion', 'restoration') then
    perform pg_advisory_xact_lock(hashtext('private.merges'));
  end if;
  new.merged_into := private.end_of_chain(new);
  -- Whoever takes them off the team at this moment waits, and then gives the row back with the others: it would stay theirs, and no
  -- agent see it again. Locked before the row, which is held by the other.
  if new.assignee is not null then
    perform from public.user_roles u where u.user_id = new.assignee for key share;
  end if;

  -- Asked again once the row is this event's: see require_change(). Here it keeps strangers from locking it.
  perform private.require_row(row_id);
  if new.kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget') then
    new.body := nullif(btrim(
      case new.kind when 'also_email' then lower(private.clean_address(new.body)) else private.clean_line(new.body) end
    ), '');
  end if;
  if new.same_as = row_id then
    raise sqlstate 'PT409' using message = 'These are already one.';
  end if;
  -- Whoever says that two rows are one person's works on both.
  perform private.require_row((select r.id from private.enquiries r where r.id = new.same_as and r.deleted_at is null)) where new.same_as is not null;
  perform from public.leads l where l.id = new.lead_id for update;
  perform from public.contacts c where c.id = new.contact_id for update;
  -- Behind that wait.
  new.created_at := clock_timestamp();
  new.captured_at := private.plausible_capture(coalesce(new.captured_at, new.created_at), new.created_at);

  last_event := private.last_set(row_id, new);
  -- A confirmation, and what is done to it, is of the row as it is: require_appointment() looks at that.
  new.applied := new.kind in ('confirmation', 'host', 'unconfirmed') or last_event.id is null or (last_event.captured_at, last_event.id) < (new.captured_at, new.id);

  if new.assignee is not null and not exists (select from public.user_roles r where r.user_id = new.assignee) then
    raise sqlstate 'PT422' using message = 'Only staff can be assigned.';
  elsif new.host is not null and not exists (select from public.user_roles r where r.user_id = new.host) then
    raise sqlstate 'PT422' using message = 'Only staff can hold an appointment.';
  end if;
  return new;
end $$;

-- With each row that is taken an older one comes into view: without a bound an agent would take the archive, for themselves
-- or for a colleague. By the hour it is counted as captured, since a day's work without a network arrives at once; by the day
-- as stored, by our clock. All that they assigned and merged counts, but for what they captured themselves or, of a merge, have by now.
create function private.require_moderation(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  done text := case event.kind when 'merge' then 'merged or assigned' else 'assigned' end;
  to_ask text := case event.kind when 'merge' then 'merge' else 'assign' end;
  in_hour bigint;
  in_day bigint;
begin
  -- One agent's requests take their turn, or two would count the same.
  perform pg_advisory_xact_lock(hashtext('private.assigned'), hashtext(event."by"::text));
  select
    count(distinct e.row_id) filter (where e.captured_at > event.captured_at - interval '1 hour' and e.captured_at <= event.captured_at),
    count(distinct e.row_id) filter (where e.created_at > event.created_at - interval '1 day')
  into in_hour, in_day
  from (select e.*, coalesce(e.lead_id, e.contact_id) as row_id from public.lead_events e) as e
  where e.by = event."by" and (e.assignee is not null or e.merged_into is not null) and e.via is null and e.applied
    -- Nothing is stored before it is captured.
    and e.created_at > least(event.captured_at - interval '1 hour', event.created_at - interval '1 day')
    and not exists (
      select from private.enquiries r
      where r.id = e.row_id and (r.captured_by = event."by" or e.kind = 'merge' and r.assignee = event."by")
    );
  if in_hour > 30 or in_day > 100 then
    raise sqlstate 'PT422' using message = format(case when in_hour > 30
      then 'You have %s 30 enquiries within an hour. Carry on later, or ask an administrator to %s more.'
      else 'You have %s 100 enquiries within a day. Carry on tomorrow, or ask an administrator to %s more.'
    end, done, to_ask);
  end if;
end $$;

-- What an agent may not do to the row as it is now. Administrators may do anything.
create function private.require_change(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  kept record;
begin
  if not private.is_client() or private.is_admin() then
    return;
  elsif event.kind in ('deletion', 'restoration') then
    raise sqlstate '42501' using message = 'Only administrators can delete and restore.';
  end if;
  select r.* into kept from private.enquiries r
    -- Of a deleted row they write down what has happened, since it was on its way, and decide nothing any more.
    where r.id = coalesce(event.lead_id, event.contact_id) and (r.deleted_at is null or event.kind in ('note', 'call', 'whatsapp', 'visit'));
  perform private.require_row(kept.id);
  if not event.applied then
    return;
  elsif event.status = 'new' and kept.status <> 'new' then
    raise sqlstate 'PT422' using message = 'This has been answered, so it can no longer be new.';
  elsif event.merged_into is not null and kept.assignee is null and kept.captured_by <> event."by" then
    raise sqlstate '42501' using message = 'A colleague captured this. Only they or an administrator can merge it.';
  elsif kept.status = 'converted' and coalesce(event.status, (
    select r.status from private.enquiries r where r.id = event.merged_into
  )) <> 'converted' then
    raise sqlstate 'PT422' using message = 'Only an administrator can take back a conversion.';
  end if;
  if (event.assignee is not null or event.merged_into is not null)
    and kept.assignee is null and kept.captured_by is distinct from event."by" then
    perform private.require_moderation(event);
  end if;
end $$;

-- Brings the row to what the event says, if it may.
create function private.apply_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  answered_at timestamptz;
begin
  perform private.require_change(new);
  perform private.require_appointment(new);
  -- Answered when it was captured, and no earlier than a day before it arrived: a phone may be without a network for a day. Of two
  -- people's phones the one that answered first may be the last to arrive. One person's phone sends in order, so that an earlier
  -- answer behind their own is none.
  if (new.kind in ('call', 'whatsapp', 'visit', 'confirmation', 'held') or new.status <> 'new') and not exists (
    select from public.lead_events e
    where (e.lead_id = new.lead_id or e.contact_id = new.contact_id) and e."by" = new."by" and e.id <> new.id
      and (e.kind in ('call', 'whatsapp', 'visit', 'confirmation', 'held') or e.status <> 'new')
      and (e.created_at, e.captured_at, e.id) < (new.created_at, new.captured_at, new.id)
  ) then
    answered_at := greatest(new.captured_at, new.created_at - interval '1 day');
  end if;
  -- Whoever asked may still move their appointment, or cancel it, while the staff have done nothing that it would undo.
  if new.kind in ('note', 'call', 'whatsapp', 'visit', 'assignment', 'follow_up', 'confirmation', 'host', 'unconfirmed') then
    update private.lead_amendments a set touched_at = now() from public.leads l
      where l.id = new.lead_id and a.lead_id = l.id and a.touched_at = l.updated_at;
  end if;
  -- The row is written in any case: that is how everybody hears of the event, and how long the row is kept.
  execute format(
    $sql$
      update public.%I r set
        -- Who is told that their appointment stands is answered.
        status = case
          when field = 'status' then event.status
          when field = 'appointment_state' and event.kind = 'confirmation' and r.status = 'new' then 'contacted'
          else r.status
        end,
        assignee = case when field = 'assignee' then event.assignee else r.assignee end,
        follow_up_on = case
          when field = 'follow_up_on' then coalesce(event.follow_up_on, (event.call_back_at at time zone 'Africa/Lagos')::date)
          else r.follow_up_on
        end,
        appointment_at = case when field = 'appointment_at' then event.appointment_at else r.appointment_at end,
        appointment_state = case
          when field = 'appointment_state' then (case
            when event.kind in ('confirmation', 'host') or event.kind = 'unsettled' and r.host is not null then 'confirmed'
            when event.kind in ('unconfirmed', 'unsettled') then 'asked'
            else event.kind
          end)::public.appointment_state
          when field = 'appointment_at' and event.appointment_at is null then 'cancelled'
          else r.appointment_state
        end,
        host = case when event.kind in ('confirmation', 'host', 'unconfirmed') then event.host else r.host end,
        -- By the database's clock: the 30 days begin when everybody else misses the row.
        deleted_at = case
          when field = 'deleted_at' then case event.kind when 'deletion' then coalesce(r.deleted_at, now()) end
          else r.deleted_at
        end,
        -- Before it arrived here, nobody could answer.
        first_answered_at = least(r.first_answered_at, greatest(answered_at, case when answered_at is not null then r.created_at end))
      from (select ($1).*) as event, (values ($2, $3)) as change (field, answered_at)
      where r.id = coalesce(event.lead_id, event.contact_id)
    $sql$,
    case when new.lead_id is null then 'contacts' else 'leads' end
  ) using new, case when new.applied then private.column_of(new) end, answered_at;
  if new.kind = 'merge' and new.applied then
    perform private.merge_row(new);
  end if;
  return null;
end $$;

-- Writes down what becomes of a row without an event of anybody's: behind the last event of the same column.
create function private.add_event(row_id uuid, event public.lead_events) returns void
language plpgsql set search_path = '' as $$
begin
  event.id := gen_random_uuid();
  event.lead_id := (select l.id from public.leads l where l.id = row_id);
  event.contact_id := (select c.id from public.contacts c where c.id = row_id);
  event.applied := true;
  event.captured_at := greatest(event.captured_at, (private.last_set(row_id, event)).captured_at + interval '1 microsecond');
  event.created_at := greatest(event.created_at, event.captured_at);
  insert into public.lead_events select event.*;
end $$;

-- What follows when a row has changed, whoever changed it: its history, who stands for whom, who is told, and its place.
create function private.follow_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  changed record;
  event public.lead_events;
begin
  -- A change made directly, in the table editor or by a visitor's correction, is an event as well. What an event or another trigger
  -- changes has its event already. Of notes that staff rewrote, the words of before are kept.
  for changed in
    select c.* from (values
      ('status', 'status'), ('assignee', 'assignment'), ('follow_up_on', 'follow_up'), ('appointment_at', 'appointment'),
      ('merged_into', 'merge'), ('deleted_at', case when new.deleted_at is null then 'restoration' else 'deletion' end),
      ('notes', 'edit')
    ) as c (name, kind)
    where pg_trigger_depth() = 1 and before -> c.name is distinct from after -> c.name
      and not (c.name = 'notes' and (
        before ->> 'notes' is null or coalesce(current_setting('private.amending', true), '') = after ->> 'id'
      ))
  loop
    event := jsonb_populate_record(null::public.lead_events, jsonb_build_object('kind', changed.kind) || case changed.name
      when 'notes' then jsonb_build_object('body', before -> 'notes')
      when 'deleted_at' then '{}'
      else jsonb_build_object(changed.name, after -> changed.name)
    end);
    event.by := auth.uid();
    event.captured_at := clock_timestamp();
    event.created_at := event.captured_at;
    perform private.add_event(new.id, event);
  end loop;
  if (old.deleted_at is null) <> (new.deleted_at is null) then
    perform private.stand_apart(new.id, new.merged_into, new.deleted_at is not null);
  end if;
  if new.assignee is not null and new.assignee is distinct from old.assignee then
    perform private.push_event('assignment', new.id, auth.uid());
  end if;
  if coalesce(current_setting('private.amending', true), '') = after ->> 'id' and new.appointment_at is distinct from old.appointment_at then
    perform private.push_event('change', new.id, coalesce((after ->> 'captured_by')::uuid, auth.uid()));
  end if;
  -- By an event. Of what visitors change themselves, a receipt tells another time, and goes to another address.
  if pg_trigger_depth() > 1
    and (new.appointment_state, new.appointment_at, new.host) is distinct from (old.appointment_state, old.appointment_at, old.host) and (new.appointment_state in ('confirmed', 'moved', 'cancelled') or old.appointment_state = 'confirmed' and new.appointment_state = 'asked') then
    perform private.queue_receipt(new.id, true, old.appointment_at, (new.appointment_state, new.appointment_at) is distinct from (old.appointment_state, old.appointment_at));
  elsif (new.email, new.appointment_at) is distinct from (old.email, old.appointment_at) and new.appointment_state is distinct from 'cancelled' then
    perform private.queue_receipt(new.id);
  end if;
  -- A consultation that gets its time later, or another one, claims its place then. What had one keeps it.
  if (new.kind, new.appointment_at, new.status) is distinct from (old.kind, old.appointment_at, old.status)
    and new.kind = 'consultation' and new.appointment_at is not null and tg_table_name = 'leads'
    and (not (old.kind = 'consultation' and old.appointment_at is not null)
      or exists (select from private.placeless_leads p where p.lead_id = new.id)) then
    delete from private.placeless_leads p where p.lead_id = new.id;
    perform private.claim_place(new.id);
  end if;
  return null;
end $$;

-- What a trigger inserts by itself is no request of a client's.
create trigger take_event before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.take_event();
create trigger apply_event after insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.apply_event();
create trigger follow_change after update on public.leads
  for each row execute function private.follow_change();
create trigger follow_change after update on public.contacts
  for each row execute function private.follow_change();

