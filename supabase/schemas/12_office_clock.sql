-- How long something took, in the hours that the office in Lagos is open: the opening times of src/content/company.ts, and
-- the public holidays of src/content/holidays.yaml. A later year of holidays is a migration: `npm run holidays` prints its
-- statements.

create function private.week_clock(at timestamptz) returns bigint
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  -- From a Monday, midnight in Lagos.
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

create table private.holidays (
  office text not null check (office in ('lagos', 'london')),
  day date not null,
  name text not null check (char_length(name) between 1 and 60),
  is_expected boolean not null,
  -- Of Lagos's holidays: midnight, and the week's clock before and after, as if it were an ordinary day.
  starts_at timestamptz generated always as (
    case when office = 'lagos' then (day - interval '1 hour') at time zone 'UTC' end
  ) stored,
  clock_before bigint generated always as (
    case when office = 'lagos' then private.week_clock((day - interval '1 hour') at time zone 'UTC') end
  ) stored,
  clock_after bigint generated always as (
    case when office = 'lagos' then private.week_clock((day + interval '23 hours') at time zone 'UTC') end
  ) stored,
  constraint holidays_pkey primary key (office, day)
);
-- Where sequential scans are off, as in the counts and searches, the planner gave reading the holidays a cost beyond all
-- bounds, and compiled that query for a tenth of a second each time.
create index holidays_starts_at_idx on private.holidays (starts_at);
-- Expected days, not announced yet, end in a question mark.
insert into private.holidays (office, name, day, is_expected)
select h.office, h.name, one[1]::date, one[2] = '?'
from (values
  ('lagos', 'New Year’s Day', '2026-01-01 2027-01-01 2028-01-01 2028-01-03?'),
  ('lagos', 'Eid al-Fitr', '2026-03-19? 2026-03-20? 2027-03-10? 2027-03-11? 2028-02-28? 2028-02-29?'),
  ('lagos', 'Good Friday', '2026-04-03 2027-03-26 2028-04-14'),
  ('lagos', 'Easter Monday', '2026-04-06 2027-03-29 2028-04-17'),
  ('lagos', 'Workers’ Day', '2026-05-01 2027-05-01 2027-05-03? 2028-05-01'),
  ('lagos', 'Eid al-Adha', '2026-05-27? 2026-05-28? 2027-05-17? 2027-05-18? 2028-05-05? 2028-05-08?'),
  ('lagos', 'Democracy Day', '2026-06-12 2027-06-12 2027-06-14? 2028-06-12'),
  ('lagos', 'Prophet’s Birthday', '2026-08-26? 2027-08-16? 2028-08-04?'),
  ('lagos', 'Independence Day', '2026-10-01 2027-10-01 2028-10-02?'),
  ('lagos', 'Christmas Day', '2026-12-25 2027-12-25 2027-12-27? 2028-12-25'),
  ('lagos', 'Boxing Day', '2026-12-26 2026-12-28? 2027-12-28? 2028-12-26'),
  ('lagos', 'Inauguration Day', '2027-05-29?'),
  ('london', 'New Year’s Day', '2026-01-01 2027-01-01 2028-01-01 2028-01-03'),
  ('london', 'Good Friday', '2026-04-03 2027-03-26 2028-04-14'),
  ('london', 'Easter Monday', '2026-04-06 2027-03-29 2028-04-17'),
  ('london', 'Early May bank holiday', '2026-05-04 2027-05-03 2028-05-01'),
  ('london', 'Spring bank holiday', '2026-05-25 2027-05-31 2028-05-29'),
  ('london', 'Summer bank holiday', '2026-08-31 2027-08-30 2028-08-28'),
  ('london', 'Christmas Day', '2026-12-25 2027-12-25 2027-12-27 2028-12-25'),
  ('london', 'Boxing Day', '2026-12-26 2026-12-28 2027-12-28 2028-12-26')
) as h (office, name, days), regexp_matches(h.days, '([0-9-]+)(\??)', 'g') as one;

-- Without the hours that fell on a holiday.
create function private.office_clock(at timestamptz) returns bigint
language plpgsql stable strict parallel safe security definer set search_path = '' as $$
declare
  clock bigint := private.week_clock(at);
begin
  return clock - coalesce((
    select sum(least(clock, h.clock_after) - h.clock_before) from private.holidays h where h.starts_at < at
  ), 0);
end $$;

create function private.office_seconds(since timestamptz, until timestamptz) returns integer
language plpgsql stable strict parallel safe set search_path = '' as $$
begin
  return least(private.office_clock(until) - private.office_clock(since), 2147483647);
end $$;

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
