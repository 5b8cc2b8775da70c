-- A row has the day of its next step. If the step is to call back at a time, that time is in its history: it is looked up for the
-- rows on the screen, so that a list can say it. A step that was set afterwards counts instead.
create function public.call_backs_of(rows uuid[]) returns table (id uuid, call_back_at timestamptz)
language sql stable set search_path = '' as $$
  select steps.id, steps.call_back_at
  from (
    select l.id, l.follow_up_on, (
      select e.call_back_at from public.lead_events e
      where e.lead_id = l.id and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
      order by e.captured_at desc, e.id desc limit 1
    ) as call_back_at
    from public.leads l where l.id = any (rows[:1000]) and l.follow_up_on is not null
    union all
    select c.id, c.follow_up_on, (
      select e.call_back_at from public.lead_events e
      where e.contact_id = c.id and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
      order by e.captured_at desc, e.id desc limit 1
    ) as call_back_at
    from public.contacts c where c.id = any (rows[:1000]) and c.follow_up_on is not null
  ) as steps
  where (steps.call_back_at at time zone 'Africa/Lagos')::date = steps.follow_up_on
$$;
comment on function public.call_backs_of is 'When to call back those of these rows whose next step it is, a thousand at most, of what the caller may see.';
revoke all on function public.call_backs_of(uuid[]) from public, anon;
grant execute on function public.call_backs_of(uuid[]) to authenticated;
