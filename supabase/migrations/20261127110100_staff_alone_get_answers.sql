-- Whoever has no role is refused by every function of the staff's. Zeros and empty answers read as if there were nothing:
-- a phone whose owner had left the team kept them for the figures.

create or replace function private.dashboard_statistics() returns json
language plpgsql security definer set search_path = '' as $$
declare
  sees_all boolean := private.is_admin() or coalesce(current_setting('role', true), '') = 'service_role';
  kept_for text := case when sees_all then 'team' when private.is_agent() then auth.uid()::text end;
  fresh_for interval := (select s.fresh_for from private.statistics_settings s);
  kept private.counted_statistics;
begin
  if kept_for is null then
    perform private.require_staff();
  end if;
  select c.* into kept from private.counted_statistics c where c.scope = kept_for;
  -- A clock that was ahead must not put the next count off.
  if kept.counted_at > clock_timestamp() - fresh_for and kept.counted_at <= clock_timestamp() then
    return kept.figures;
  end if;
  -- In a transaction that may only read, nothing can be kept.
  if current_setting('transaction_read_only')::boolean then
    return private.count_visible(sees_all);
  end if;
  -- Somebody else is counting. What was counted a moment ago serves; what is older than a minute is waited for.
  if not pg_try_advisory_xact_lock(hashtext('private.counted_statistics'), hashtext(kept_for)) then
    if kept.counted_at > clock_timestamp() - fresh_for - interval '1 minute' then
      return kept.figures;
    end if;
    perform pg_advisory_xact_lock(hashtext('private.counted_statistics'), hashtext(kept_for));
  end if;
  -- Behind that wait.
  select c.* into kept from private.counted_statistics c where c.scope = kept_for;
  if kept.counted_at > clock_timestamp() - fresh_for and kept.counted_at <= clock_timestamp() then
    return kept.figures;
  end if;
  insert into private.counted_statistics as c (scope, figures, counted_at)
    values (kept_for, private.count_visible(sees_all), clock_timestamp())
    on conflict (scope) do update set figures = excluded.figures, counted_at = excluded.counted_at, counts = c.counts + 1
    returning c.* into kept;
  return kept.figures;
end $$;

create or replace function public.observed() returns json
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), '') <> 'service_role' then
    perform private.require_admin();
  end if;
  return (
    select json_build_object(
      'vitals', (
        select coalesce(json_agg(json_build_object('name', name, 'p75', p75, 'count', count) order by name), '[]')
        from (
          select name, percentile_cont(0.75) within group (order by value) as p75, count(*) as count
          from public.observations where kind = 'vital' and created_at >= now() - interval '28 days' group by name
        ) as vitals
      ),
      'errors', (
        select coalesce(json_agg(json_build_object('name', name, 'count', count) order by count desc, name), '[]')
        from (
          select name, count(*) as count
          from public.observations where kind = 'outbox' and created_at >= now() - interval '28 days' group by name
        ) as errors
      )
    )
  );
end $$;

create or replace function public.lead_picture(lead uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), '') <> 'service_role' then
    perform private.require_staff();
  end if;
  return (select translate(encode(p.bytes, 'base64'), E'\n', '') from public.lead_pictures p where p.lead_id = lead_picture.lead);
end $$;
