-- How long everybody without an answer has waited, in office hours, was worked out row by row: half a millisecond each, and 2 s
-- for 4,000. The moment before which all have waited longer than a limit is the same for all of them, and is found once.

-- The first moment, to the microsecond, from which on the office has been open for this long or longer on office_clock().
-- Infinity if that is not before the end.
create function private.office_reaches(clock bigint, since timestamptz, until timestamptz) returns timestamptz
language plpgsql stable strict parallel safe set search_path = '' as $$
declare
  before timestamptz := since;
  after timestamptz := until;
  middle timestamptz;
begin
  if private.office_clock(since) >= clock then
    return since;
  end if;
  if private.office_clock(until) < clock then
    return 'infinity';
  end if;
  while after - before > interval '1 microsecond' loop
    middle := before + (after - before) / 2;
    if private.office_clock(middle) < clock then
      before := middle;
    else
      after := middle;
    end if;
  end loop;
  return after;
end $$;
revoke all on function private.office_reaches(bigint, timestamptz, timestamptz) from public, anon, authenticated;

create or replace function private.count_answers(of_leads text, of_contacts text) returns json
language plpgsql stable set search_path = '' as $$
declare
  since timestamptz := now() - interval '28 days';
  answers json;
begin
  execute format(
    $sql$
      with enquiries as materialized (
        select answer_seconds as took, created_at from public.leads
        where created_at >= $1 and kind is distinct from 'capture' and (first_answered_at is not null or status = 'new') and %1$s
        union all
        select answer_seconds, created_at from public.contacts
        where created_at >= $1 and (first_answered_at is not null or status = 'new') and %2$s
      ),
      within as materialized (
        select name, seconds, private.office_reaches(private.office_clock(now()) - seconds, $1, now()) as waited_before
        -- A day of the office has nine hours.
        from (values ('within_5_minutes', 300), ('within_1_hour', 3600), ('within_1_day', 32400)) as limits (name, seconds)
      )
      select json_object_agg(within.name, (
        select json_build_object('answered', count(*) filter (where took <= within.seconds), 'of', count(*))
        from enquiries where took is not null or created_at < within.waited_before
      ))
      from within
    $sql$, of_leads, of_contacts
  ) into answers using since;
  return answers;
end $$;
