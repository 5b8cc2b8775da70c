-- What the staff do about a row. Several events can be sent in one statement: each is checked where it is written, against
-- the row as those before it have left it. Triggers of one moment fire in the order of their names.

-- Which column of its row an event sets.
create function private.column_of(event public.lead_events) returns text
language sql immutable set search_path = '' as $$
  select case event.kind
    when 'status' then 'status'
    when 'assignment' then 'assignee'
    when 'follow_up' then 'follow_up_on'
    when 'appointment' then 'appointment_at'
    when 'merge' then 'merged_into'
    when 'deletion' then 'deleted_at'
    when 'restoration' then 'deleted_at'
    -- "Call back on Friday" is the next step.
    else case when event.call_back_at is not null then 'follow_up_on' end
  end
$$;

-- When the column of an event was last set on its row. What sets no column has nothing before it: a note would look through
-- all events of its row for that.
create function private.last_set(event public.lead_events) returns public.lead_events
language sql stable set search_path = '' as $$
  select e.* from public.lead_events e
  where (e.lead_id = event.lead_id or e.contact_id = event.contact_id) and e.applied
    and private.column_of(event) is not null and private.column_of(e) = private.column_of(event)
  order by e.captured_at desc, e.id desc limit 1
$$;

-- Who sends it, whether it is here already, and whether there is room: the log only grows, and an agent could fill the disk
-- with it. Two thousand in a day are ten times what a busy one writes down, and the rest waits on the phone.
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
  -- Behind the replays, which write nothing. What the same request has written before counts as well.
  if private.is_client() and not private.is_admin() and exists (
    select from public.lead_events e
    where e.by = auth.uid() and e.created_at > clock_timestamp() - interval '1 day'
    offset 1999 limit 1
  ) then
    perform private.refuse('too_busy', 'You have written down 2,000 things within a day. The rest follows tomorrow.', 900);
  end if;
  return new;
end $$;

-- Of two requests at once, one gives a row to somebody and the other takes them off the team: the row would stay theirs, and
-- no agent see it again. Their role is held until the row is theirs, and then given back with it; before the row, which is held by the other.
create function private.hold_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.user_roles u where u.user_id = new.assignee for key share;
  return new;
end $$;

-- Puts an event in its order, with its row locked, so that two of them take their turn.
create function private.take_event() returns trigger
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
-- as stored, by our clock. It is not written down whose a row was, so that all that they assigned and merged counts, but for
-- what they captured themselves or, of a merge, have by now. A row that is merged and assigned is one, and what came along with
-- a merge was in no list before either.
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
      select from public.leads l
      where l.id = e.lead_id and (l.captured_by = event."by" or e.kind = 'merge' and l.assignee = event."by")
    )
    and not exists (
      select from public.contacts c where c.id = e.contact_id and e.kind = 'merge' and c.assignee = event."by"
    );
  if in_hour > 30 then
    raise sqlstate 'PT422' using message = format(
      'You have %s 30 enquiries within an hour. Go on later, or ask an administrator to %s more.', done, to_ask
    );
  end if;
  if in_day > 100 then
    raise sqlstate 'PT422' using message = format(
      'You have %s 100 enquiries within a day. Go on tomorrow, or ask an administrator to %s more.', done, to_ask
    );
  end if;
end $$;

-- What an agent may not do to the row as it is now. Administrators may do anything.
create function private.require_change(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  kept record;
  status_of_other public.lead_status;
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
  if event.merged_into is not null then
    if kept.assignee is null and kept.captured_by <> event."by" then
      raise sqlstate '42501' using message = 'A colleague captured it. They or an administrator merge it.';
    end if;
    if kept.status = 'converted' then
      select l.status into status_of_other from public.leads l where event.lead_id is not null and l.id = event.merged_into;
      if not found then
        select c.status into status_of_other from public.contacts c where event.contact_id is not null and c.id = event.merged_into;
      end if;
      if status_of_other is distinct from 'converted' then
        raise sqlstate 'PT422' using message = 'Only an administrator takes back a conversion.';
      end if;
    end if;
  end if;
  if (event.assignee is not null or event.merged_into is not null)
    and kept.assignee is null and kept.captured_by is distinct from event."by" then
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
create function private.apply_event() returns trigger
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

create function private.apply_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.applied then
    execute format(
      -- By the database's clock: the 30 days begin when everybody else misses the row.
      'update public.%I r set deleted_at = case when $1 then coalesce(r.deleted_at, now()) end where r.id = $2',
      case when new.lead_id is null then 'contacts' else 'leads' end
    ) using new.kind = 'deletion', coalesce(new.lead_id, new.contact_id);
  end if;
  return null;
end $$;

-- The first answer, and how long it took; also of a row whose status is set directly.
create function private.note_first_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status <> 'new' and old.status = 'new' and new.first_answered_at is null then
    new.first_answered_at := greatest(now(), new.created_at);
  end if;
  new.answer_seconds := private.office_seconds(new.created_at, new.first_answered_at);
  return new;
end $$;

-- A change made directly, in the table editor or by a visitor's correction, is an event as well. Of notes that staff rewrote, the words of before are kept.
create function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event public.lead_events;
  last_event public.lead_events;
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
begin
  for event in
    select (jsonb_populate_record(null::public.lead_events, changed.columns)).*
    from (values
      ('status', jsonb_build_object('kind', 'status', 'status', new.status)),
      ('assignee', jsonb_build_object('kind', 'assignment', 'assignee', new.assignee)),
      ('follow_up_on', jsonb_build_object('kind', 'follow_up', 'follow_up_on', new.follow_up_on)),
      ('appointment_at', jsonb_build_object('kind', 'appointment', 'appointment_at', new.appointment_at)),
      ('merged_into', jsonb_build_object('kind', 'merge', 'merged_into', new.merged_into)),
      ('deleted_at', jsonb_build_object('kind', case when new.deleted_at is null then 'restoration' else 'deletion' end)),
      ('notes', jsonb_build_object('kind', 'edit', 'body', before ->> 'notes'))
    ) as changed(name, columns)
    where before -> changed.name is distinct from after -> changed.name
      and not (changed.name = 'notes' and (
        before ->> 'notes' is null or coalesce(current_setting('private.amending', true), '') = old.id::text
      ))
  loop
    event.id := gen_random_uuid();
    event.lead_id := case when tg_table_name = 'leads' then new.id end;
    event.contact_id := case when tg_table_name = 'contacts' then new.id end;
    event.by := auth.uid();
    event.applied := true;
    event.created_at := clock_timestamp();
    -- The row has it now, so that it is the last of its column.
    last_event := private.last_set(event);
    event.captured_at := greatest(event.created_at, last_event.captured_at + interval '1 microsecond');
    event.created_at := event.captured_at;
    insert into public.lead_events select event.*;
  end loop;
  return null;
end $$;

-- What a trigger inserts by itself is no request of a client's. admit_event fires before the triggers that look at rows;
-- take_an_assignment before take_event, which asks for the role.
create trigger admit_event before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.admit_event();
create trigger take_an_assignment before insert on public.lead_events
  for each row WHEN (((pg_trigger_depth() = 0) AND (new.assignee IS NOT NULL))) execute function private.hold_role();
create trigger take_event before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.take_event();
create trigger apply_event after insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.apply_event();
create trigger apply_deletion after insert on public.lead_events
  for each row WHEN (((pg_trigger_depth() = 0) AND (new.kind = ANY (ARRAY['deletion'::text, 'restoration'::text])))) execute function private.apply_deletion();
-- By its name set_first_answer fires behind own_columns.
create trigger set_first_answer before insert OR UPDATE OF status, first_answered_at, answer_seconds on public.leads
  for each row execute function private.note_first_answer();
create trigger record_change after UPDATE on public.leads
  for each row when (pg_trigger_depth() = 0) execute function private.record_change();
create trigger set_first_answer before insert OR UPDATE OF status, first_answered_at, answer_seconds on public.contacts
  for each row execute function private.note_first_answer();
create trigger record_change after UPDATE on public.contacts
  for each row when (pg_trigger_depth() = 0) execute function private.record_change();
