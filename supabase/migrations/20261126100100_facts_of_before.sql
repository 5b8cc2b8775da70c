-- What earlier releases wrote as prose is read once, where the words are provably our own; what is in doubt stays null.
-- Nothing reads prose after this.

-- A day as our forms wrote it: "Tuesday, March 3, 2026" or "Tuesday, 3 March 2026". The weekday has to be right.
create function private.written_day(words text) returns date
language plpgsql immutable strict set search_path = '' as $$
declare
  months constant text[] := array[
    'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'
  ];
  weekdays constant text[] := array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  american text[] := regexp_match(words, '^([A-Z][a-z]+), ([A-Z][a-z]+) (\d{1,2}), (\d{4})$');
  british text[] := regexp_match(words, '^([A-Z][a-z]+), (\d{1,2}) ([A-Z][a-z]+) (\d{4})$');
  parts text[] := coalesce(american, array[british[1], british[3], british[2], british[4]]);
  day date;
begin
  if array_position(months, parts[2]) is null then
    return null;
  end if;
  day := make_date(parts[4]::integer, array_position(months, parts[2]), parts[3]::integer);
  return case when weekdays[extract(isodow from day)::integer] = parts[1] then day end;
exception when others then
  -- There is no such day.
  return null;
end $$;

-- A moment as the scheduler wrote it: a day, a time on the hour, in Lagos.
create function private.written_moment(day text, clock text) returns timestamptz
language sql immutable set search_path = '' as $$
  select (private.written_day(day) + make_interval(hours => left(clock, 2)::integer, mins => right(clock, 2)::integer))
    at time zone 'Africa/Lagos'
$$;

create function private.is_near(at timestamptz, stored timestamptz) returns boolean
language sql immutable set search_path = '' as $$ select at - stored between interval '-1 year' and interval '3 years' $$;

-- Nobody has changed these leads: their moment stays, and changes that wait on a phone still go through.
alter table public.leads disable trigger user;
alter table public.contacts disable trigger user;

-- "Consultation scheduled from the scheduler for Tuesday, March 3, 2026 at 10:00 (Lagos time)." and, where the visitor's
-- clock differs, "For the visitor: 03:00 (America/Chicago)." A change says "now on" before its new time.
with written as (
  select l.id,
    regexp_match(
      l.notes,
      '^(?:Consultation scheduled from the (?:mobile )?scheduler for|Change of the consultation on [^\n]*: now on) '
        || '([A-Z][a-z]+, [A-Z][a-z]+ \d{1,2}, \d{4}) at ([01]\d:[0-5]\d|2[0-3]:[0-5]\d) \(Lagos time\)\.'
        || '(?:\nFor the visitor: [^\n]*\(([A-Za-z0-9_+/-]{1,64})\)\.)?(?:\n|$)'
    ) as words
  from public.leads l where l.source = 'whatsapp'
)
update public.leads l set
  kind = 'consultation',
  appointment_at = case when private.is_near(private.written_moment(w.words[1], w.words[2]), l.created_at)
    then private.written_moment(w.words[1], w.words[2]) end,
  visitor_zone = substring(w.words[3] from '^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+){0,3}$')
from written w where w.id = l.id and w.words is not null;

update public.leads set kind = 'consultation'
  where source = 'whatsapp' and notes ~ '^Cancelled: the consultation on [^\n]* \(Lagos time\)\.(\n|$)';

-- "Consultation scheduled from the hero of the home page for Tuesday, March 3, 2026.": a day without a time.
with written as (
  select l.id, private.written_day((regexp_match(
    l.notes, '^Consultation scheduled from the [a-z ]+ for ([A-Z][a-z]+, [A-Z][a-z]+ \d{1,2}, \d{4})\.(?:\n|$)'
  ))[1]) as day
  from public.leads l where l.source = 'whatsapp'
)
update public.leads l set
  kind = 'consultation',
  preferred_date = case when w.day - (l.created_at at time zone 'UTC')::date between -366 and 1096 then w.day end
from written w where w.id = l.id and w.day is not null;

update public.leads set kind = 'chat' where source = 'whatsapp' and notes ~ '^Tapped WhatsApp, on the page “';
update public.leads set kind = 'call' where source = 'call';

-- A capture begins with its answers, one a line and in this order; remarks follow behind an empty line.
with written as (
  select l.id, regexp_match(
    l.notes,
    '^(?:Interest: [^\n]+(?:\n|$))?(?:Budget: ([^\n]+)(?:\n|$))?(?:Consent: (agreed to be contacted)(?:\n|$))?'
  ) as words
  from public.leads l where l.source = 'viewing'
)
update public.leads l set
  kind = 'capture',
  budget = case when char_length(w.words[1]) <= 100 and w.words[1] !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then w.words[1] end,
  -- The box stood beside Save: they agreed when it was captured.
  consent_at = case when w.words[2] is not null then l.captured_at end
from written w where w.id = l.id;

-- Tour requests say so in their first line, and the day in their second; all others came from the enquiry form, which put
-- a subject into the first line.
with written as (
  select c.id,
    c.message ~ '^Tour Request\nPreferred date: ' as is_tour,
    private.written_day((regexp_match(c.message, '^Tour Request\nPreferred date: ([^\n]{1,40})(?:\n|$)'))[1]) as day,
    (regexp_match(c.message, '^Subject: ([^\n]{1,150})\n'))[1] as subject
  from public.contacts c
)
update public.contacts c set
  kind = case when w.is_tour then 'tour' else 'enquiry' end,
  preferred_date = case when w.day - (c.created_at at time zone 'UTC')::date between -366 and 1096 then w.day end,
  subject = case when not w.is_tour and w.subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then w.subject end
from written w where w.id = c.id;

alter table public.leads enable trigger user;
alter table public.contacts enable trigger user;

drop function private.is_near(timestamptz, timestamptz);
drop function private.written_moment(text, text);
drop function private.written_day(text);
