-- The log of events only grows, and nothing said how fast: an agent could fill the disk with it, in one request. Two thousand in
-- a day are ten times what a busy one writes down, and the rest waits on the phone.

-- Counted by their arrival, which no phone's clock moves; it finds whose they are as the one before did.
create index lead_events_written_idx on public.lead_events (by, created_at) where by is not null;
drop index public.lead_events_by_idx;

create or replace function private.admit_event() returns trigger
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

-- What sets no column has nothing before it: a note looked through all events of its row for that, each one longer than the last.
create or replace function private.last_set(event public.lead_events) returns public.lead_events
language sql stable set search_path = '' as $$
  select e.* from public.lead_events e
  where (e.lead_id = event.lead_id or e.contact_id = event.contact_id) and e.applied
    and private.column_of(event) is not null and private.column_of(e) = private.column_of(event)
  order by e.captured_at desc, e.id desc limit 1
$$;
