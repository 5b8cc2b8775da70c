-- What the staff do about a row is a log that only grows. An event is the change: inserting it, under an id made on the
-- device, is how a status, an owner or a next step is set. Twice is once, a note overwrites nothing, and of two changes to
-- one column the one captured last counts, in whichever order they arrive. What the visitor wrote is never touched.

create table public.lead_events (
  id uuid not null default gen_random_uuid(),
  lead_id uuid,
  contact_id uuid,
  kind text not null,
  body text,
  outcome text,
  call_back_at timestamptz,
  status public.lead_status,
  assignee uuid,
  follow_up_on date,
  appointment_at timestamptz,
  merged_into uuid,
  via uuid,
  by uuid,
  applied boolean not null default true,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint lead_events_pkey primary key (id),
  constraint lead_events_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade,
  constraint lead_events_contact_id_fkey foreign key (contact_id) references public.contacts (id) on delete cascade,
  constraint lead_events_by_fkey foreign key (by) references auth.users (id) on delete set null,
  constraint lead_events_assignee_fkey foreign key (assignee) references auth.users (id) on delete set null,
  constraint lead_events_lead_id_or_contact_id check (num_nonnulls(lead_id, contact_id) = 1),
  constraint lead_events_kind_length check (char_length(kind) <= 20),
  constraint lead_events_kind_known check (kind in (
    'note', 'call', 'whatsapp', 'visit', 'status', 'assignment', 'follow_up', 'appointment', 'merge', 'deletion', 'restoration', 'edit'
  )),
  constraint lead_events_body_length check (char_length(body) between 1 and 5000),
  constraint lead_events_body_characters check (body !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  constraint lead_events_body_present check (
    kind <> 'note'
    or body is not null and body ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  ),
  constraint lead_events_outcome_length check (char_length(outcome) <= 20),
  constraint lead_events_outcome_known check (outcome in ('reached', 'no_answer', 'call_back')),
  constraint lead_events_outcome_kind check (outcome is null or kind in ('call', 'whatsapp', 'visit')),
  constraint lead_events_call_back_at_outcome check (call_back_at is null or outcome is not distinct from 'call_back'),
  constraint lead_events_call_back_at_range check (call_back_at - captured_at between interval '-1 day' and interval '2 years'),
  constraint lead_events_status_kind check ((status is not null) = (kind = 'status')),
  constraint lead_events_assignee_kind check (assignee is null or kind = 'assignment'),
  constraint lead_events_follow_up_on_kind check (follow_up_on is null or kind = 'follow_up'),
  constraint lead_events_follow_up_on_range check (follow_up_on - (captured_at at time zone 'UTC')::date between -1 and 731),
  constraint lead_events_appointment_at_kind check (appointment_at is null or kind = 'appointment'),
  constraint lead_events_appointment_at_range check (appointment_at - captured_at between interval '-1 year' and interval '3 years'),
  constraint lead_events_merged_into_kind check (merged_into is null or kind = 'merge'),
  constraint lead_events_via_kind check (via is null or kind = 'merge')
);
create index lead_events_lead_id_idx on public.lead_events (lead_id, captured_at desc, id desc) where lead_id is not null;
create index lead_events_contact_id_idx on public.lead_events (contact_id, captured_at desc, id desc) where contact_id is not null;
create index lead_events_by_idx on public.lead_events (by, captured_at desc) where by is not null;
create index lead_events_assignee_idx on public.lead_events (assignee) where assignee is not null;
alter table public.lead_events enable row level security;

comment on table public.lead_events is 'What the staff did about a lead or contact, who, and when. It only grows.';
comment on column public.lead_events.assignee is 'Of an assignment: to whom; null gives the row back to everybody.';
comment on column public.lead_events.follow_up_on is 'Of a follow-up: the day; null takes it away.';
comment on column public.lead_events.appointment_at is 'Of an appointment: its new time; null cancels it.';
comment on column public.lead_events.merged_into is 'Of a merge: into which row; null takes it apart again.';
comment on column public.lead_events.via is 'The row whose merge took this one along.';
comment on column public.lead_events.applied is 'Whether the row took its value when it arrived: not if one captured later was there already.';
comment on column public.lead_events.body is 'A note, or a word about the rest; of an edit, what stood there before.';

revoke all on public.lead_events from public, anon, authenticated;
grant all on public.lead_events to service_role;
grant select on public.lead_events to authenticated;
grant insert (
  id, lead_id, contact_id, kind, body, outcome, call_back_at, status, assignee, follow_up_on, appointment_at, merged_into, captured_at
) on public.lead_events to authenticated;

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

-- When the column of an event was last set on its row.
create function private.last_set(event public.lead_events) returns public.lead_events
language sql stable set search_path = '' as $$
  select e.* from public.lead_events e
  where (e.lead_id = event.lead_id or e.contact_id = event.contact_id) and e.applied
    and private.column_of(e) = private.column_of(event)
  order by e.captured_at desc, e.id desc limit 1
$$;

-- Whether the caller works on this row: the one rule of who sees what, which the policies repeat for whole lists. That a
-- row is deleted does not matter here: a note that was on its way still arrives.
create function private.may_work_on(assignee uuid, captured_by uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.is_admin() or (
    private.is_agent() and (assignee is null or assignee = auth.uid() or captured_by is not distinct from auth.uid())
  )
$$;

create function private.may_add_to(lead_id uuid, contact_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.leads l where l.id = may_add_to.lead_id and private.may_work_on(l.assignee, l.captured_by)
  ) or exists (
    select from public.contacts c where c.id = may_add_to.contact_id and private.may_work_on(c.assignee, null)
  )
$$;

create policy lead_events_select on public.lead_events for select to authenticated using (
  -- As the caller: of a row that they don't see there is no history.
  exists (select from public.leads l where l.id = lead_id) or exists (select from public.contacts c where c.id = contact_id)
);
create policy lead_events_insert on public.lead_events for insert to authenticated with check (
  by = (select auth.uid()) and captured_at <= created_at and via is null and kind <> 'edit'
  and private.may_add_to(lead_id, contact_id)
);

-- Checks an event and settles what it comes to, with its row locked, so that two of them take their turn.
create function private.take_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_of_client boolean := private.is_client();
  row_status public.lead_status;
  last_event public.lead_events;
begin
  if is_of_client then
    new.by := auth.uid();
    new.via := null;
  end if;
  -- A replay is answered as the index would, although the row may be a colleague's by now.
  if exists (select from public.lead_events e where e.id = new.id) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "lead_events_pkey"',
      schema = 'public', table = 'lead_events', constraint = 'lead_events_pkey';
  end if;
  -- A row that is not there and one that is not theirs are one answer.
  if is_of_client and (new.kind = 'edit' or not private.may_add_to(new.lead_id, new.contact_id)) then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
  if is_of_client and new.kind in ('deletion', 'restoration') and not private.is_admin() then
    raise sqlstate '42501' using message = 'Only administrators delete and restore.';
  end if;

  select l.status into row_status from public.leads l where l.id = new.lead_id for update;
  if not found then
    select c.status into row_status from public.contacts c where c.id = new.contact_id for update;
  end if;
  -- Behind that wait.
  new.created_at := clock_timestamp();
  new.captured_at := private.plausible_capture(coalesce(new.captured_at, new.created_at), new.created_at);

  last_event := private.last_set(new);
  new.applied := last_event.id is null or (last_event.captured_at, last_event.id) < (new.captured_at, new.id);

  if new.kind = 'status' and new.applied and is_of_client and not private.is_admin() then
    if new.status = 'new' and row_status <> 'new' then
      raise sqlstate 'PT422' using message = 'What was answered is not new again.';
    end if;
    if row_status = 'converted' and new.status <> 'converted' then
      raise sqlstate 'PT422' using message = 'Only an administrator takes back a conversion.';
    end if;
  end if;
  if new.assignee is not null and not exists (select from public.user_roles r where r.user_id = new.assignee) then
    raise sqlstate 'PT422' using message = 'Only staff can be assigned.';
  end if;
  return new;
end $$;

-- Brings the row to what the event says.
create function private.apply_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The row is written in any case: that is how everybody hears of the event, and how long the row is kept.
  execute format(
    $sql$
      update public.%I r set
        status = case when $1 = 'status' then $2 else r.status end,
        assignee = case when $1 = 'assignee' then $3 else r.assignee end,
        follow_up_on = case when $1 = 'follow_up_on' then $4 else r.follow_up_on end,
        appointment_at = case when $1 = 'appointment_at' then $5 else r.appointment_at end,
        -- An answer that arrives late was still the first. Before it arrived here, nobody could answer.
        first_answered_at = case when $6 then least(r.first_answered_at, greatest($7, r.created_at)) else r.first_answered_at end
      where r.id = $8
    $sql$,
    case when new.lead_id is null then 'contacts' else 'leads' end
  ) using
    case when new.applied then private.column_of(new) end, new.status, new.assignee,
    coalesce(new.follow_up_on, (new.call_back_at at time zone 'Africa/Lagos')::date), new.appointment_at,
    new.kind in ('call', 'whatsapp', 'visit') or coalesce(new.status <> 'new', false), new.captured_at,
    coalesce(new.lead_id, new.contact_id);
  return null;
end $$;

-- What a trigger inserts by itself is no request of a client's.
create trigger take_event before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.take_event();
create trigger apply_event after insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.apply_event();

-- The first answer of a row whose status is set directly, as the dashboard of before does.
create function private.note_first_answer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status <> 'new' and old.status = 'new' and new.first_answered_at is null then
    new.first_answered_at := greatest(now(), new.created_at);
  end if;
  return new;
end $$;
-- By its name it fires behind own_columns.
create trigger set_first_answer before update of status on public.leads
  for each row execute function private.note_first_answer();
create trigger set_first_answer before update of status on public.contacts
  for each row execute function private.note_first_answer();

-- A change made directly, by the dashboard of before, in the table editor or by a visitor's correction, is an event as
-- well. Of notes that staff rewrote, the words of before are kept.
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
create trigger record_change after update on public.leads
  for each row when (pg_trigger_depth() = 0) execute function private.record_change();
create trigger record_change after update on public.contacts
  for each row when (pg_trigger_depth() = 0) execute function private.record_change();

revoke all on function
  private.column_of(public.lead_events), private.last_set(public.lead_events), private.may_work_on(uuid, uuid),
  private.may_add_to(uuid, uuid), private.take_event(), private.apply_event(), private.note_first_answer(), private.record_change()
  from public, anon, authenticated;
grant execute on function private.may_add_to(uuid, uuid) to authenticated;
