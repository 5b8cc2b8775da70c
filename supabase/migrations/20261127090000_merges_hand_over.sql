-- A merge by an administrator takes a row out of its owner's lists. If nobody has the one that stands for it, the person would be
-- nobody's from then on, and whoever talked to them would look in vain: the merge hands it over. A row that a colleague has stays
-- theirs, since a merge opens nobody's rows. An agent's merge hands nothing over: they would take what is nobody's uncounted.

create function private.hand_over_merge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  table_name text := case when new.lead_id is null then 'contacts' else 'leads' end;
  captured_by text := case when new.lead_id is null then 'null::uuid' else 'r.captured_by' end;
  owner uuid;
  is_taken boolean;
  event public.lead_events := new;
  last_event public.lead_events;
begin
  if new.merged_into is null or not new.applied or private.is_client() and not private.is_admin() then
    return null;
  end if;
  execute format('select coalesce(r.assignee, %s) from public.%I r where r.id = $1', captured_by, table_name)
    into owner using coalesce(new.lead_id, new.contact_id);
  execute format('select coalesce(r.assignee, %s) is not null from public.%I r where r.id = $1', captured_by, table_name)
    into is_taken using new.merged_into;
  if is_taken is not false or not exists (select from public.user_roles u where u.user_id = owner) then
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
  event.captured_at := greatest(new.captured_at, last_event.captured_at + interval '1 microsecond');
  event.created_at := greatest(new.created_at, event.captured_at);
  insert into public.lead_events select event.*;
  execute format('update public.%I set assignee = $1 where id = $2', table_name) using owner, new.merged_into;
  return null;
end $$;
revoke all on function private.hand_over_merge() from public, anon, authenticated;

-- By its name it fires behind apply_merge, which may refuse.
create trigger hand_over_merge after insert on public.lead_events
  for each row when (pg_trigger_depth() = 0 and new.kind = 'merge') execute function private.hand_over_merge();
