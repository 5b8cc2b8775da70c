-- A merge moves rows beside the one that it names: those that were merged into it, and those that came along before. An agent
-- makes it only if they work on each of them, on what the row goes into, and on the end of that chain.

create or replace function private.take_merge() returns trigger
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

create or replace function private.apply_merge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  table_name text := case when new.lead_id is null then 'contacts' else 'leads' end;
  row_id uuid := coalesce(new.lead_id, new.contact_id);
  was_in uuid;
  taken uuid;
  target_goes_on uuid;
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
    execute format('select merged_into from public.%I where id = $1', table_name) into target_goes_on using new.merged_into;
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

create or replace function private.move_merged(table_name text, moved uuid, target uuid, by_way_of uuid, cause public.lead_events) returns void
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
