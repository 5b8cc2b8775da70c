-- A merged row is in no list and no figure but that of the row it went into. An agent could so take a conversion out of the
-- figures, empty everybody's list of what nobody has taken, and hide what a colleague captured. They merge what is theirs, and of
-- what is nobody's as much as they may assign.

-- As for assignments: of a merge it is not written down whose the row was, so that all of them count, but for what the agent
-- captured or has by now. What came along was in no list before either. A row that is merged and assigned is one.
create or replace function private.require_moderation(event public.lead_events) returns void
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
drop index public.lead_events_assigned_idx;
create index lead_events_taken_idx on public.lead_events (by, created_at) where assignee is not null or merged_into is not null;

create or replace function private.require_change(event public.lead_events) returns void
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
