-- The clock of office hours took a millisecond a time: a function in SQL is planned again whenever another one calls it, and
-- this one asked the week's clock twice for every holiday. In PL/pgSQL a plan is kept, and what a holiday takes off is stored.

create or replace function private.week_clock(at timestamptz) returns bigint
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  -- Since a Monday, midnight in Lagos.
  since bigint := floor(extract(epoch from at - timestamptz '2000-01-02 23:00:00+00'));
  week bigint := div(since, 604800);
  day bigint := div(mod(since, 604800), 86400);
  second bigint := mod(since, 86400);
begin
  return week * 183600 + least(day, 5) * 32400 + case when day = 6 then 21600 else 0 end + case
    when day < 5 then least(greatest(second - 32400, 0), 32400)
    when day = 5 then least(greatest(second - 36000, 0), 21600)
    else 0
  end;
end $$;

-- Of Lagos's holidays: midnight, and the week's clock before and after, as if it were an ordinary day.
alter table private.holidays
  add column starts_at timestamptz generated always as (
    case when office = 'lagos' then (day - interval '1 hour') at time zone 'UTC' end
  ) stored,
  add column clock_before bigint generated always as (
    case when office = 'lagos' then private.week_clock((day - interval '1 hour') at time zone 'UTC') end
  ) stored,
  add column clock_after bigint generated always as (
    case when office = 'lagos' then private.week_clock((day + interval '23 hours') at time zone 'UTC') end
  ) stored;

create or replace function private.office_clock(at timestamptz) returns bigint
language plpgsql stable strict parallel safe security definer set search_path = '' as $$
declare
  clock bigint := private.week_clock(at);
begin
  return clock - coalesce((
    select sum(least(clock, h.clock_after) - h.clock_before) from private.holidays h where h.starts_at < at
  ), 0);
end $$;

create or replace function private.office_seconds(since timestamptz, until timestamptz) returns integer
language plpgsql stable strict parallel safe set search_path = '' as $$
begin
  return least(private.office_clock(until) - private.office_clock(since), 2147483647);
end $$;
