-- Whoever has no role is refused the measurements and the pictures of cards: an empty answer reads as if there were none.
-- Statistics stay as they are: an account without a role gets zeros.

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
