-- A row that was deleted took those along that it stood for: they were in no list and no figure. They stand for themselves again,
-- and go back if it is restored, unless they were merged or became the end of a chain meanwhile.

-- Which rows a deletion took out of another.
create index lead_events_via_idx on public.lead_events (via) where via is not null;

comment on column public.lead_events.via is 'The row whose merge took this one along, or whose deletion took this one out of it.';

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

-- As a merge does it, before the row is locked: or a row could be merged into one that is being deleted.
create function private.take_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.merges'));
  return new;
end $$;
create trigger take_a_deletion before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0 and new.kind in ('deletion', 'restoration')) execute function private.take_deletion();

-- By its name it fires behind record_change, which writes the event of a deletion that is made directly.
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
create trigger stand_apart after update of deleted_at on public.leads
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function private.stand_apart();
create trigger stand_apart after update of deleted_at on public.contacts
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function private.stand_apart();

-- As before, and into no row that an earlier event of the same statement deletes.
create or replace function private.apply_merge() returns trigger
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

revoke all on function
  private.merge_because(text, uuid), private.part_merged(text, uuid), private.rejoin_parted(text, uuid, uuid),
  private.take_deletion(), private.stand_apart()
  from public, anon, authenticated;

-- Those that are hidden already.
select private.part_merged('leads', l.id) from public.leads l where l.deleted_at is not null;
select private.part_merged('contacts', c.id) from public.contacts c where c.deleted_at is not null;
