-- The public holidays on which the offices are closed, the same as in src/content/holidays.yaml, and answers timed without
-- Lagos's. A later year is a migration of the same kind: `npm run holidays` prints its statements.

create table private.holidays (
  office text not null,
  day date not null,
  name text not null,
  -- Not announced yet.
  is_expected boolean not null,
  constraint holidays_pkey primary key (office, day),
  constraint holidays_office_known check (office in ('lagos', 'london')),
  constraint holidays_name_length check (char_length(name) between 1 and 60)
);
revoke all on private.holidays from public;
grant select on private.holidays to service_role;

delete from private.holidays;
insert into private.holidays (office, day, name, is_expected) values
  ('lagos', '2026-01-01', 'New Year’s Day', false),
  ('lagos', '2026-03-19', 'Eid al-Fitr', true),
  ('lagos', '2026-03-20', 'Eid al-Fitr', true),
  ('lagos', '2026-04-03', 'Good Friday', false),
  ('lagos', '2026-04-06', 'Easter Monday', false),
  ('lagos', '2026-05-01', 'Workers’ Day', false),
  ('lagos', '2026-05-27', 'Eid al-Adha', true),
  ('lagos', '2026-05-28', 'Eid al-Adha', true),
  ('lagos', '2026-06-12', 'Democracy Day', false),
  ('lagos', '2026-08-26', 'Prophet’s Birthday', true),
  ('lagos', '2026-10-01', 'Independence Day', false),
  ('lagos', '2026-12-25', 'Christmas Day', false),
  ('lagos', '2026-12-26', 'Boxing Day', false),
  ('lagos', '2026-12-28', 'Boxing Day', true),
  ('lagos', '2027-01-01', 'New Year’s Day', false),
  ('lagos', '2027-03-10', 'Eid al-Fitr', true),
  ('lagos', '2027-03-11', 'Eid al-Fitr', true),
  ('lagos', '2027-03-26', 'Good Friday', false),
  ('lagos', '2027-03-29', 'Easter Monday', false),
  ('lagos', '2027-05-01', 'Workers’ Day', false),
  ('lagos', '2027-05-03', 'Workers’ Day', true),
  ('lagos', '2027-05-17', 'Eid al-Adha', true),
  ('lagos', '2027-05-18', 'Eid al-Adha', true),
  ('lagos', '2027-05-29', 'Inauguration Day', true),
  ('lagos', '2027-06-12', 'Democracy Day', false),
  ('lagos', '2027-06-14', 'Democracy Day', true),
  ('lagos', '2027-08-16', 'Prophet’s Birthday', true),
  ('lagos', '2027-10-01', 'Independence Day', false),
  ('lagos', '2027-12-25', 'Christmas Day', false),
  ('lagos', '2027-12-27', 'Christmas Day', true),
  ('lagos', '2027-12-28', 'Boxing Day', true),
  ('lagos', '2028-01-01', 'New Year’s Day', false),
  ('lagos', '2028-01-03', 'New Year’s Day', true),
  ('lagos', '2028-02-28', 'Eid al-Fitr', true),
  ('lagos', '2028-02-29', 'Eid al-Fitr', true),
  ('lagos', '2028-04-14', 'Good Friday', false),
  ('lagos', '2028-04-17', 'Easter Monday', false),
  ('lagos', '2028-05-01', 'Workers’ Day', false),
  ('lagos', '2028-05-05', 'Eid al-Adha', true),
  ('lagos', '2028-05-08', 'Eid al-Adha', true),
  ('lagos', '2028-06-12', 'Democracy Day', false),
  ('lagos', '2028-08-04', 'Prophet’s Birthday', true),
  ('lagos', '2028-10-02', 'Independence Day', true),
  ('lagos', '2028-12-25', 'Christmas Day', false),
  ('lagos', '2028-12-26', 'Boxing Day', false),
  ('london', '2026-01-01', 'New Year’s Day', false),
  ('london', '2026-04-03', 'Good Friday', false),
  ('london', '2026-04-06', 'Easter Monday', false),
  ('london', '2026-05-04', 'Early May bank holiday', false),
  ('london', '2026-05-25', 'Spring bank holiday', false),
  ('london', '2026-08-31', 'Summer bank holiday', false),
  ('london', '2026-12-25', 'Christmas Day', false),
  ('london', '2026-12-26', 'Boxing Day', false),
  ('london', '2026-12-28', 'Boxing Day', false),
  ('london', '2027-01-01', 'New Year’s Day', false),
  ('london', '2027-03-26', 'Good Friday', false),
  ('london', '2027-03-29', 'Easter Monday', false),
  ('london', '2027-05-03', 'Early May bank holiday', false),
  ('london', '2027-05-31', 'Spring bank holiday', false),
  ('london', '2027-08-30', 'Summer bank holiday', false),
  ('london', '2027-12-25', 'Christmas Day', false),
  ('london', '2027-12-27', 'Christmas Day', false),
  ('london', '2027-12-28', 'Boxing Day', false),
  ('london', '2028-01-01', 'New Year’s Day', false),
  ('london', '2028-01-03', 'New Year’s Day', false),
  ('london', '2028-04-14', 'Good Friday', false),
  ('london', '2028-04-17', 'Easter Monday', false),
  ('london', '2028-05-01', 'Early May bank holiday', false),
  ('london', '2028-05-29', 'Spring bank holiday', false),
  ('london', '2028-08-28', 'Summer bank holiday', false),
  ('london', '2028-12-25', 'Christmas Day', false),
  ('london', '2028-12-26', 'Boxing Day', false);

-- As office_clock() counted before: by the days of the week alone.
alter function private.office_clock(timestamptz) rename to week_clock;

-- Without the hours that fell on a holiday.
create function private.office_clock(at timestamptz) returns bigint
language sql stable strict parallel safe security definer set search_path = '' as $$
  select private.week_clock(at) - coalesce(sum(private.week_clock(least(at, h.starts + interval '1 day')) - private.week_clock(h.starts)), 0)::bigint
  from (
    -- Midnight in Lagos.
    select (day - interval '1 hour') at time zone 'UTC' as starts from private.holidays where office = 'lagos'
  ) as h
  where h.starts < at
$$;

create or replace function private.office_seconds(since timestamptz, until timestamptz) returns integer
language sql stable strict parallel safe set search_path = '' as $$
  select least(private.office_clock(until) - private.office_clock(since), 2147483647)::integer
$$;

revoke all on function private.office_clock(timestamptz) from public, anon, authenticated;
grant execute on function private.office_clock(timestamptz) to authenticated, service_role;
revoke all on function private.week_clock(timestamptz) from authenticated, service_role;
