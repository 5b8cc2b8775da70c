-- Merging. Who wrote twice is one person, and their rows can be made one: `merged_into` names the row of the same table that
-- stands for this one as well. Lists and figures have the row that stands for the others; how often somebody wrote still
-- counts all of them. What a row is merged into is always the last of a chain: who is merged into a merged row goes to where
-- that went, and brings along what was merged into it (`via` remembers by way of which row, so that taking it out again takes
-- those along). A deleted row stands for none: those that it stood for stand for themselves until it is restored.

-- Merging is an event like any other. It moves rows beside the one that it names: an agent makes it only if they work on each
-- of them, on what the row goes into, and on the end of that chain.
create function private.take_merge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  table_name text := case when new.lead_id is null then 'contacts' else 'leads' end;
  row_id uuid := coalesce(new.lead_id, new.contact_id);
  goes_on uuid;
  is_deleted boolean;
begin
  -- One merge at a time, or two could close a circle between them.
  perform pg_advisory_xact_lock(hashtext('private.merges'));
  if new.merged_into is null then
    return new;
  end if;
  loop
    -- Before anything is said of it: where a colleague's chain ends is no answer to somebody who asks.
    if private.is_client() and not private.may_add_to(
      case when table_name = 'leads' then new.merged_into end, case when table_name = 'contacts' then new.merged_into end
    ) then
      raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
    end if;
    if new.merged_into = row_id then
      raise sqlstate 'PT409' using message = 'These are one already.';
    end if;
    execute format('select merged_into, deleted_at is not null from public.%I where id = $1', table_name)
      into goes_on, is_deleted using new.merged_into;
    if is_deleted is not false then
      raise sqlstate 'PT409' using message = 'The row to merge into is deleted.';
    end if;
    exit when goes_on is null;
    new.merged_into := goes_on;
  end loop;
  return new;
end $$;

-- Moves a merged row along, with an event of its own, the last of its column.
create function private.move_merged(table_name text, moved uuid, target uuid, by_way_of uuid, cause public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  event public.lead_events := cause;
  last_event public.lead_events;
begin
  event.id := gen_random_uuid();
  event.lead_id := case when table_name = 'leads' then moved end;
  event.contact_id := case when table_name = 'contacts' then moved end;
  if private.is_client() and not private.may_add_to(event.lead_id, event.contact_id) then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
  event.merged_into := target;
  event.via := by_way_of;
  event.body := null;
  last_event := private.last_set(event);
  event.captured_at := greatest(cause.captured_at, last_event.captured_at + interval '1 microsecond');
  event.created_at := greatest(cause.created_at, event.captured_at);
  insert into public.lead_events select event.*;
  execute format('update public.%I set merged_into = $1 where id = $2', table_name) using target, moved;
end $$;

create function private.apply_merge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  table_name text := case when new.lead_id is null then 'contacts' else 'leads' end;
  row_id uuid := coalesce(new.lead_id, new.contact_id);
  was_in uuid;
  taken uuid;
  target_goes_on uuid;
  is_deleted boolean;
begin
  if not new.applied then
    return null;
  end if;
  -- Other events of the same statement come before this one, and after its target was looked up.
  if new.merged_into is not null then
    if private.is_client() and not private.may_add_to(
      case when table_name = 'leads' then new.merged_into end, case when table_name = 'contacts' then new.merged_into end
    ) then
      raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
    end if;
    execute format('select merged_into, deleted_at is not null from public.%I where id = $1', table_name)
      into target_goes_on, is_deleted using new.merged_into;
    if is_deleted then
      raise sqlstate 'PT409' using message = 'The row to merge into is deleted.';
    end if;
    if target_goes_on is not null then
      raise sqlstate 'PT409' using message = 'The row to merge into is being merged as well. Merge one after the other.';
    end if;
  end if;
  execute format('select merged_into from public.%I where id = $1', table_name) into was_in using row_id;
  execute format('update public.%I set merged_into = $1 where id = $2', table_name) using new.merged_into, row_id;
  -- Those that came along before go back first; then whoever is merged into this row goes with it.
  for taken in execute format(
    'select r.id from public.%I r where r.merged_into = $1 and (
      select e.via from public.lead_events e
      where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = ''merge'' and e.applied
      order by e.captured_at desc, e.id desc limit 1
    ) = $2', table_name
  ) using was_in, row_id loop
    perform private.move_merged(table_name, taken, row_id, null, new);
  end loop;
  if new.merged_into is not null then
    for taken in execute format('select r.id from public.%I r where r.merged_into = $1', table_name) using row_id loop
      perform private.move_merged(table_name, taken, new.merged_into, row_id, new);
    end loop;
  end if;
  return null;
end $$;

-- Who would look for a row in vain; null for nobody. A deleted row is in nobody's lists, whoever has left has nothing, and
-- what an administrator captured is everybody's until it is assigned.
create function private.who_has(table_name text, row_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  owner uuid;
begin
  execute format(
    $sql$
      select coalesce(
        (select u.user_id from public.user_roles u where u.user_id = r.assignee limit 1),
        (select u.user_id from public.user_roles u where u.user_id = (to_jsonb(r) ->> 'captured_by')::uuid and u.role = 'agent')
      )
      from public.%I r where r.id = $1 and r.deleted_at is null
    $sql$, table_name
  ) into owner using row_id;
  return owner;
end $$;

-- A merge by an administrator takes a row out of its owner's lists. If nobody has the one that stands for it, the person would
-- be nobody's from then on, and whoever talked to them would look in vain: the merge hands it over. A row that a colleague has
-- stays theirs, since a merge opens nobody's rows. An agent's merge hands nothing over: they would take what is nobody's
-- uncounted.
create function private.hand_over_merge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  table_name text := case when new.lead_id is null then 'contacts' else 'leads' end;
  owner uuid;
  event public.lead_events := new;
  last_event public.lead_events;
begin
  if new.merged_into is null or not new.applied or private.is_client() and not private.is_admin() then
    return null;
  end if;
  owner := private.who_has(table_name, coalesce(new.lead_id, new.contact_id));
  if owner is null or private.who_has(table_name, new.merged_into) is not null then
    return null;
  end if;
  event.id := gen_random_uuid();
  event.lead_id := case when table_name = 'leads' then new.merged_into end;
  event.contact_id := case when table_name = 'contacts' then new.merged_into end;
  event.kind := 'assignment';
  event.merged_into := null;
  event.body := null;
  event.assignee := owner;
  last_event := private.last_set(event);
  if last_event.captured_at > new.captured_at then
    return null;
  end if;
  -- Who is being taken off the team this very moment gets nothing any more.
  perform from public.user_roles u where u.user_id = owner for key share skip locked;
  if not found then
    return null;
  end if;
  event.captured_at := greatest(new.captured_at, last_event.captured_at + interval '1 microsecond');
  event.created_at := greatest(new.created_at, event.captured_at);
  insert into public.lead_events select event.*;
  execute format('update public.%I set assignee = $1 where id = $2', table_name) using owner, new.merged_into;
  return null;
end $$;

-- As a merge does it, before the row is locked: or a row could be merged into one that is being deleted.
create function private.take_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.merges'));
  return new;
end $$;

-- An event for the rows that a deletion or a restoration moves: by the same person, at the same moment.
create function private.merge_because(table_name text, row_id uuid) returns public.lead_events
language plpgsql stable set search_path = '' as $$
declare
  cause public.lead_events;
  event public.lead_events;
begin
  cause.lead_id := case when table_name = 'leads' then row_id end;
  cause.contact_id := case when table_name = 'contacts' then row_id end;
  cause.kind := 'deletion';
  cause := private.last_set(cause);
  event.kind := 'merge';
  event."by" := cause."by";
  event.applied := true;
  event.captured_at := coalesce(cause.captured_at, clock_timestamp());
  event.created_at := coalesce(cause.created_at, clock_timestamp());
  return event;
end $$;

-- Those that a deleted row stood for stand for themselves.
create function private.part_merged(table_name text, deleted uuid) returns void
language plpgsql set search_path = '' as $$
declare
  cause public.lead_events;
  parted uuid;
begin
  cause := private.merge_because(table_name, deleted);
  for parted in execute format('select r.id from public.%I r where r.merged_into = $1 order by r.id', table_name) using deleted loop
    perform private.move_merged(table_name, parted, null, deleted, cause);
  end loop;
end $$;

-- They go back if it is restored, unless they were merged or became the end of a chain meanwhile.
create function private.rejoin_parted(table_name text, restored uuid, went_into uuid) returns void
language plpgsql set search_path = '' as $$
declare
  cause public.lead_events;
  target uuid := coalesce(went_into, restored);
  parted uuid;
begin
  cause := private.merge_because(table_name, restored);
  for parted in execute format(
    $sql$
      select r.id from public.%1$I r
      where r.id in (select coalesce(e.lead_id, e.contact_id) from public.lead_events e where e.via = $1) and r.id <> $2
        and (
          select e.merged_into is null and e.via = $1 from public.lead_events e
          where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = 'merge' and e.applied
          order by e.captured_at desc, e.id desc limit 1
        )
        and not exists (select from public.%1$I s where s.merged_into = r.id)
        and exists (select from public.%1$I t where t.id = $2 and t.deleted_at is null)
      order by r.id
    $sql$, table_name
  ) using restored, target loop
    perform private.move_merged(table_name, parted, target, case when went_into is not null then restored end, cause);
  end loop;
end $$;

create function private.stand_apart() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.merges'));
  if new.deleted_at is not null then
    perform private.part_merged(tg_table_name, new.id);
  else
    perform private.rejoin_parted(tg_table_name, new.id, new.merged_into);
  end if;
  return null;
end $$;

-- By their names take_a_merge and take_a_deletion fire before take_event, which locks the row; hand_over_merge behind
-- apply_merge, which may refuse; stand_apart behind record_change, which writes the event of a deletion that is made directly.
create trigger take_a_merge before insert on public.lead_events
  for each row WHEN (((pg_trigger_depth() = 0) AND (new.kind = 'merge'::text))) execute function private.take_merge();
create trigger take_a_deletion before insert on public.lead_events
  for each row WHEN (((pg_trigger_depth() = 0) AND (new.kind = ANY (ARRAY['deletion'::text, 'restoration'::text])))) execute function private.take_deletion();
create trigger apply_merge after insert on public.lead_events
  for each row WHEN (((pg_trigger_depth() = 0) AND (new.kind = 'merge'::text))) execute function private.apply_merge();
create trigger hand_over_merge after insert on public.lead_events
  for each row WHEN (((pg_trigger_depth() = 0) AND (new.kind = 'merge'::text))) execute function private.hand_over_merge();
create trigger stand_apart after UPDATE OF deleted_at on public.leads
  for each row WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) execute function private.stand_apart();
create trigger stand_apart after UPDATE OF deleted_at on public.contacts
  for each row WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) execute function private.stand_apart();
