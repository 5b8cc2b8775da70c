-- What a merge hands over, more exactly. A deleted row is in nobody's lists. Whoever has left has nothing, although a row still says
-- that they captured it. An administrator has what is assigned to them: what they captured is everybody's until then, and would have
-- vanished from the agents. A later decision about the row stays: of two changes the one captured last counts.

-- Who would look for a row in vain; null for nobody.
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

create or replace function private.hand_over_merge() returns trigger
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

-- Of two requests at once, one gave a row to somebody and the other took them off the team: the row stayed theirs, and no agent saw
-- it again. Their role is held until the row is theirs, and then given back with it; before the row, which is held by the other.
create function private.hold_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.user_roles u where u.user_id = new.assignee for key share;
  return new;
end $$;
-- By its name it fires before take_event, which asks for the role.
create trigger take_an_assignment before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0 and new.assignee is not null) execute function private.hold_role();

revoke all on function private.who_has(text, uuid), private.hold_role() from public, anon, authenticated;
