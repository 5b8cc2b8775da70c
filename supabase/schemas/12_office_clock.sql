-- How long something took, in the hours that the office in Lagos is open: the opening times of src/content/company.ts, and
-- the public holidays of src/content/holidays.yaml. A later year of them is a migration: `npm run holidays` prints its statements.

create function private.week_clock(at timestamptz) returns bigint
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  -- From a Monday, midnight in Lagos.
  since bigint := floor(extract(epoch from at - timestamptz '2000-01-02 23:00:00+00'));
  day bigint := div(mod(since, 604800), 86400);
  second bigint := mod(since, 86400);
begin
  return div(since, 604800) * 183600 + least(day, 5) * 32400 + case when day = 6 then 21600 else 0 end + case
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
  -- Midnight in Lagos, and the week's clock before and after, as if it were an ordinary day.
  starts_at timestamptz generated always as ((day - interval '1 hour') at time zone 'UTC') stored,
  clock_before bigint generated always as (private.week_clock((day - interval '1 hour') at time zone 'UTC')) stored,
  clock_after bigint generated always as (private.week_clock((day + interval '23 hours') at time zone 'UTC')) stored,
  constraint holidays_pkey primary key (office, day)
);

-- Without the hours that fell on a holiday.
create function private.office_clock(at timestamptz) returns bigint
language plpgsql stable strict parallel safe security definer set search_path = '' as $$
declare
  clock bigint := private.week_clock(at);
begin
  return clock - coalesce((
    select sum(least(clock, h.clock_after) - h.clock_before) from private.holidays h where h.office = 'lagos' and h.starts_at < at
  ), 0);
end $$;

create function private.office_seconds(since timestamptz, until timestamptz) returns integer
language plpgsql stable strict parallel safe set search_path = ''
as $$ begin return least(private.office_clock(until) - private.office_clock(since), 2147483647); end $$;

-- The first moment, to the microsecond, at which office_clock() has come to this; at the end it has.
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
