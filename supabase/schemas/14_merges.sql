-- Merging. Who wrote twice is one person, and their rows can be made one: `merged_into` names the row of the same table that
-- stands for this one as well. Lists and figures have the row that stands for the others; how often somebody wrote still
-- counts all of them. What a row is merged into is always the last of a chain: who is merged into a merged row goes to where
-- that went, and brings along what was merged into it (`via` remembers by way of which row, so that taking it out again takes
-- those along). A deleted row stands for none: those that it stood for stand for themselves until it is restored.

-- Where a merged row goes; null if the event merges nothing. An agent has to work on every row of the chain, and on its end.
create function private.end_of_chain(event public.lead_events) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  target uuid := event.merged_into;
  standing record;
begin
  while target is not null loop
    select r.id, r.merged_into, r.deleted_at into standing from private.enquiries r
      where r.found_in = case when event.lead_id is null then 'contacts' else 'leads' end and r.id = target;
    -- Before anything is said of it: where a colleague's chain ends is no answer to somebody who asks.
    perform private.require_row(standing.id);
    if target = coalesce(event.lead_id, event.contact_id) then
      raise sqlstate 'PT409' using message = 'These are already one.';
    elsif standing.deleted_at is not null then
      raise sqlstate 'PT409' using message = 'The row to merge into is deleted.';
    end if;
    exit when standing.merged_into is null;
    target := standing.merged_into;
  end loop;
  return target;
end $$;

create function private.move_merged(moved uuid, target uuid, by_way_of uuid, cause public.lead_events) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_row(moved);
  cause.merged_into := target;
  cause.via := by_way_of;
  cause.body := null;
  perform private.add_event(moved, cause);
  update public.leads set merged_into = target where id = moved;
  update public.contacts set merged_into = target where id = moved;
end $$;

-- Who would look for a row in vain; null for nobody. A deleted row is in nobody's lists, whoever has left has nothing, and
-- what an administrator captured is everybody's until it is assigned.
create function private.who_has(row_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    (select u.user_id from public.user_roles u where u.user_id = r.assignee limit 1),
    (select u.user_id from public.user_roles u where u.user_id = r.captured_by and u.role = 'agent')
  )
  from private.enquiries r where r.id = row_id and r.deleted_at is null
$$;

create function private.merge_row(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  row_id uuid := coalesce(event.lead_id, event.contact_id);
  was_in uuid;
  taken uuid;
  owner uuid;
  handed public.lead_events := event;
begin
  -- Other events of the same statement come before this one, and after its target was looked up.
  if private.end_of_chain(event) <> event.merged_into then
    raise sqlstate 'PT409' using message = 'The row to merge into is being merged too. Merge them one after the other.';
  end if;
  select r.merged_into into was_in from private.enquiries r where r.id = row_id;
  update public.leads set merged_into = event.merged_into where id = row_id;
  update public.contacts set merged_into = event.merged_into where id = row_id;
  -- Those that came along before go back first; then whoever is merged into this row goes with it.
  for taken in
    select r.id from private.enquiries r where r.merged_into = was_in and (
      select e.via from public.lead_events e
      where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = 'merge' and e.applied
      order by e.captured_at desc, e.id desc limit 1
    ) = row_id
  loop
    perform private.move_merged(taken, row_id, null, event);
  end loop;
  if event.merged_into is null then
    return;
  end if;
  for taken in select r.id from private.enquiries r where r.merged_into = row_id loop
    perform private.move_merged(taken, event.merged_into, row_id, event);
  end loop;

  -- A merge by an administrator takes a row out of its owner's lists: if nobody has the one that stands for it, the merge hands it
  -- over. An agent's hands nothing over: they would take what is nobody's uncounted.
  owner := private.who_has(row_id);
  if private.is_client() and not private.is_admin()
    or owner is null or private.who_has(event.merged_into) is not null then
    return;
  end if;
  handed.kind := 'assignment';
  handed.merged_into := null;
  handed.body := null;
  handed.assignee := owner;
  if (private.last_set(event.merged_into, handed)).captured_at > event.captured_at then
    return;
  end if;
  -- Who is being taken off the team this very moment gets nothing any more.
  perform from public.user_roles u where u.user_id = owner for key share skip locked;
  if found then
    perform private.add_event(event.merged_into, handed);
    update public.leads set assignee = owner where id = event.merged_into;
    update public.contacts set assignee = owner where id = event.merged_into;
  end if;
end $$;

-- Those that a deleted row stood for stand for themselves. They go back if it is restored, unless they were merged or became
-- the end of a chain meanwhile.
create function private.stand_apart(row_id uuid, went_into uuid, is_deleted boolean) returns void
language plpgsql set search_path = '' as $$
declare
  target uuid := coalesce(went_into, row_id);
  cause public.lead_events;
  moved uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.merges'));
  -- By the same person as the deletion or restoration, at the same moment.
  cause.kind := 'deletion';
  cause := private.last_set(row_id, cause);
  cause.kind := 'merge';
  cause.captured_at := coalesce(cause.captured_at, clock_timestamp());
  if is_deleted then
    for moved in select r.id from private.enquiries r where r.merged_into = row_id order by r.id loop
      perform private.move_merged(moved, null, row_id, cause);
    end loop;
    return;
  end if;
  for moved in
    select r.id from private.enquiries r
    where r.id <> target and r.id in (select coalesce(e.lead_id, e.contact_id) from public.lead_events e where e.via = row_id)
      and (
        select e.merged_into is null and e.via = row_id from public.lead_events e
        where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = 'merge' and e.applied
        order by e.captured_at desc, e.id desc limit 1
      )
      and not exists (select from private.enquiries s where s.merged_into = r.id)
      and exists (select from private.enquiries s where s.id = target and s.deleted_at is null)
    order by r.id
  loop
    perform private.move_merged(moved, target, case when went_into is not null then row_id end, cause);
  end loop;
end $$;
