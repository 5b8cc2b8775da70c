-- What visitors send, and what the staff make of it. Rules for the text of every column stand here, equal to those of
-- src/domain: a constraint is named <table>_<column>_<what>, so that a refusal names the field. Columns that are not in
-- private.open_columns() are the server's or the staff's.

-- What leads and contacts have in common: a template, of which each gets a copy.
create table private.enquiry (
  -- Made on the device, so that the same submission arriving twice is stored once.
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- Nobody's address is invented: a chat click may have none.
  email text,
  phone text,
  property_interest text,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  property_slug text,
  -- What a person chose, beside the words that the form sends: an appointment can be sorted, and nobody reads prose for it.
  kind text,
  appointment_at timestamptz,
  visitor_zone text,
  preferred_date date,
  subject text,
  consent_at timestamptz,
  consent_version text,
  status public.lead_status not null default 'new',
  assignee uuid,
  follow_up_on date,
  first_answered_at timestamptz,
  merged_into uuid,
  deleted_at timestamptz,
  answer_seconds integer,
  appointment_state public.appointment_state,
  host uuid,
  constraint name_length check (char_length(name) <= 200),
  constraint name_present check (name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'),
  constraint name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint email_length check (char_length(email) <= 254),
  constraint email_lowercase check (email = lower(email collate "C")),
  constraint email_characters check (email !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint email_format check (email ~ '^[^@<>",;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$'),
  constraint phone_length check (char_length(phone) between 1 and 40),
  constraint phone_characters check (phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint property_interest_length check (char_length(property_interest) between 1 and 200),
  constraint property_interest_characters check (property_interest !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint property_slug_length check (char_length(property_slug) between 1 and 60),
  constraint property_slug_format check (property_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint kind_known check (kind in ('consultation', 'viewing', 'tour', 'video', 'enquiry', 'capture', 'chat', 'call')),
  -- Differences, not dates: what is far away depends on when it was asked, and a row of years ago stays valid.
  constraint appointment_at_range check (appointment_at - created_at between interval '-1 year' and interval '3 years'),
  constraint preferred_date_range check (preferred_date - (created_at at time zone 'UTC')::date between -366 and 1096),
  constraint visitor_zone_length check (char_length(visitor_zone) <= 64),
  -- Not looked up: a phone may know a zone that this server does not.
  constraint visitor_zone_format check (visitor_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$'),
  constraint subject_length check (char_length(subject) between 1 and 150),
  constraint subject_characters check (subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint consent_version_length check (char_length(consent_version) <= 40),
  constraint consent_version_format check (consent_version ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
  constraint consent_version_dated check (consent_version is null or consent_at is not null),
  constraint merged_into_another check (merged_into <> id),
  constraint follow_up_on_range check (follow_up_on - (created_at at time zone 'UTC')::date between -1 and 3660),
  constraint first_answered_at_order check (first_answered_at >= created_at),
  constraint answer_seconds_range check (answer_seconds >= 0)
);
comment on column private.enquiry.captured_at is 'When the person sent it, by their device; created_at is when it was stored.';
comment on column private.enquiry.kind is 'What it is: a consultation, viewing or tour to be held, an enquiry, a capture at a viewing, or a tap on a chat or call.';
comment on column private.enquiry.appointment_at is 'When it is held; null if no time is fixed, or it was cancelled.';
comment on column private.enquiry.visitor_zone is 'The visitor''s time zone (IANA), to tell the time in theirs.';
comment on column private.enquiry.first_answered_at is 'When somebody of the staff first called, wrote, met them or said so. Nothing sets it back.';
comment on column private.enquiry.merged_into is 'The row of the same table that stands for this one as well.';
comment on column private.enquiry.deleted_at is 'Since when it is hidden; it is erased 30 days later.';
comment on column private.enquiry.answer_seconds is 'How long the first answer took, in seconds of office hours in Lagos.';
comment on column private.enquiry.appointment_state is 'How far the appointment is agreed: asked for or moved since, confirmed, held or missed, cancelled; null: there was none.';

create table public.contacts (
  like private.enquiry including all,
  message text not null,
  constraint contacts_message_length check (char_length(message) <= 5000),
  constraint contacts_message_present check (message ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'),
  constraint contacts_message_characters check (message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]')
);
-- No updated_at: it is by that column that the dashboard tells a lead from a contact.
alter table public.contacts alter column email set not null;
comment on table public.contacts is 'Enquiries and tour requests.';

create table public.leads (
  like private.enquiry including all,
  source text not null,
  notes text,
  budget text,
  interest text,
  agent text,
  office text,
  captured_by uuid references auth.users on delete set null,
  updated_at timestamptz not null default now(),
  constraint leads_notes_length check (char_length(notes) between 1 and 5000),
  constraint leads_notes_characters check (notes !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  -- Open on purpose: a new campaign is a new word, not a migration.
  constraint leads_source_format check (source ~ '^[a-z][a-z_]{0,39}$'),
  constraint leads_budget_length check (char_length(budget) between 1 and 100),
  constraint leads_budget_characters check (budget !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_interest_length check (char_length(interest) between 1 and 100),
  constraint leads_interest_characters check (interest !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_agent_length check (char_length(agent) between 1 and 100),
  constraint leads_agent_characters check (agent !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_office_known check (office in ('lagos', 'london'))
);
comment on table public.leads is 'People who may become customers, from a chat link, the scheduler or a viewing.';
comment on column public.leads.office is 'The office that hosts the consultation; null is Lagos.';
comment on column public.leads.agent is 'Who captured it, as they signed on a device where nobody needs an account.';

do $$
declare
  enquiries text;
  rule text;
begin
  foreach enquiries in array array['contacts', 'leads'] loop
    for rule in select conname from pg_catalog.pg_constraint where conrelid = 'private.enquiry'::regclass loop
      execute format('alter table public.%I rename constraint %I to %I', enquiries, rule, enquiries || '_' || rule);
    end loop;
    execute replace(
      $sql$
        alter table public.enquiries
          add constraint enquiries_pkey primary key (id),
          -- Who leaves the firm leaves the row to everybody.
          add constraint enquiries_assignee_fkey foreign key (assignee) references auth.users (id) on delete set null,
          add constraint enquiries_host_fkey foreign key (host) references auth.users (id) on delete set null,
          -- What was merged into a row that is erased stands for itself again.
          add constraint enquiries_merged_into_fkey foreign key (merged_into) references public.enquiries (id) on delete set null;
        create index enquiries_assignee_idx on public.enquiries (assignee, created_at desc, id desc) where assignee is not null;
        create index enquiries_deleted_at_idx on public.enquiries (deleted_at, id) where deleted_at is not null;
        create index enquiries_follow_up_on_idx on public.enquiries (follow_up_on, id) where follow_up_on is not null;
        create index enquiries_host_idx on public.enquiries (host) where host is not null;
        create index enquiries_merged_into_idx on public.enquiries (merged_into) where merged_into is not null;
        create index enquiries_preferred_date_idx on public.enquiries (preferred_date, id) where preferred_date is not null;
        create index enquiries_property_slug_idx on public.enquiries (property_slug, created_at desc, id desc);
        create index enquiries_unassigned_idx on public.enquiries (created_at desc, id desc)
          include (deleted_at, merged_into) where assignee is null;
        create index enquiries_upcoming_idx on public.enquiries (appointment_at, id) where appointment_at is not null
      $sql$,
      'enquiries', enquiries
    );
  end loop;
end $$;
drop table private.enquiry;

create index contacts_created_at_idx on public.contacts (created_at desc, id desc) include (assignee, deleted_at, merged_into);
create index contacts_search_idx on public.contacts
  using gin (private.search_text(name, email, phone, message) extensions.gin_trgm_ops);
alter index public.contacts_search_idx alter column 1 set statistics 1000;
create index contacts_status_idx on public.contacts (status, created_at desc, id desc) include (assignee, deleted_at, merged_into);
create index leads_captured_by_idx on public.leads (captured_by, created_at desc, id desc) where captured_by is not null;
-- An administrator counts every lead, of which this holds what is needed and no more: the index that also tells what an agent
-- may see is four times as large.
create index leads_counted_idx on public.leads (status, source, created_at) where merged_into is null and deleted_at is null;
create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_qualified_idx on public.leads (property_slug) include (assignee, captured_by, deleted_at, merged_into)
  where status = 'qualified';
create index leads_search_idx on public.leads
  using gin (private.search_text(name, email, phone, notes) extensions.gin_trgm_ops);
alter index public.leads_search_idx alter column 1 set statistics 1000;
create index leads_source_idx on public.leads (source, created_at desc, id desc);
create index leads_status_idx on public.leads (status, created_at desc, id desc)
  include (source, assignee, captured_by, deleted_at, merged_into);
create index leads_taken_slots_idx on public.leads (appointment_at)
  where kind = 'consultation' and appointment_at is not null and deleted_at is null;

-- Who receives the newsletter, one row an address.
create table public.newsletter_subscribers (
  -- The key before the e-mail: PostgreSQL reports the first one violated, and a resent subscription is a
  -- duplicate of itself before it is a duplicate of its address.
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  name text,
  -- A subscriber is active, has left, or (where addresses are to be confirmed) is pending.
  is_active boolean not null default true,
  captured_at timestamptz not null default now(),
  subscribed_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  resubscribed_at timestamptz,
  pending_since timestamptz,
  confirmed_at timestamptz,
  constraint newsletter_subscribers_email_length check (char_length(email) <= 254),
  constraint newsletter_subscribers_email_lowercase check (email = lower(email collate "C")),
  constraint newsletter_subscribers_email_characters check (email !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint newsletter_subscribers_email_format check (email ~ '^[^@<>",;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$'),
  constraint newsletter_subscribers_name_length check (char_length(name) between 1 and 200),
  constraint newsletter_subscribers_name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
comment on column public.newsletter_subscribers.unsubscribed_at is 'When they last left; unknown for whoever left before it was recorded.';
comment on column public.newsletter_subscribers.pending_since is 'Asked for the newsletter then and has not confirmed the address yet; is_active is false until they do.';
comment on column public.newsletter_subscribers.confirmed_at is 'When they last said yes through their own link, which only the address receives.';
create index newsletter_subscribers_is_active_idx on public.newsletter_subscribers (is_active, subscribed_at desc, id desc);
create index newsletter_subscribers_search_idx on public.newsletter_subscribers
  using gin (private.search_text(name, email, null, null) extensions.gin_trgm_ops);
alter index public.newsletter_subscribers_search_idx alter column 1 set statistics 1000;
create index newsletter_subscribers_subscribed_at_idx on public.newsletter_subscribers (subscribed_at desc, id desc);

-- A row is one request. Leaving ends it and asking again is a new one, so a replay of the first never brings anybody back.
create table public.property_watchers (
  id uuid primary key default gen_random_uuid(),
  email text,
  property_slug text not null,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  -- The device's address at its browser's push service, and the keys with which messages to it are encrypted (RFC 8291).
  endpoint text,
  p256dh text,
  auth text,
  confirmed_at timestamptz,
  constraint property_watchers_email_length check (char_length(email) <= 254),
  constraint property_watchers_email_lowercase check (email = lower(email collate "C")),
  constraint property_watchers_email_characters check (email !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint property_watchers_email_format check (email ~ '^[^@<>",;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$'),
  constraint property_watchers_property_slug_length check (char_length(property_slug) between 1 and 60),
  constraint property_watchers_property_slug_format check (property_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint property_watchers_email_or_endpoint check (num_nonnulls(email, endpoint) = 1),
  constraint property_watchers_endpoint_length check (char_length(endpoint) <= 1000),
  -- Which services are known is private.push_hosts': a constraint can't ask another table.
  constraint property_watchers_endpoint_format check (endpoint ~ '^https://[a-z0-9-]+(\.[a-z0-9-]+)+/[!-~]+$'),
  constraint property_watchers_endpoint_keys check (num_nonnulls(endpoint, p256dh, auth) in (0, 3)),
  -- 65 and 16 bytes in base64url.
  constraint property_watchers_p256dh_format check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  constraint property_watchers_auth_format check (auth ~ '^[A-Za-z0-9_-]{22}$')
);
comment on column public.property_watchers.unsubscribed_at is 'When they left, by their link, or since their push service no longer knows the device.';
comment on column public.property_watchers.endpoint is 'The device, as its push service addresses it; null if they are told by e-mail.';
comment on column public.property_watchers.confirmed_at is 'When the owner of the address said yes through the link that only they receive; a device of its own asks for itself.';
create index property_watchers_email_idx on public.property_watchers (email);
-- Behind the key: PostgreSQL reports the first one violated, and a replay is a duplicate of itself first. Those who have
-- left are not in it: nobody can find out who they are.
create unique index property_watchers_email_key on public.property_watchers (email, property_slug)
  where unsubscribed_at is null;
create unique index property_watchers_endpoint_key on public.property_watchers (endpoint, property_slug)
  where unsubscribed_at is null;
create index property_watchers_property_slug_idx on public.property_watchers (property_slug)
  where unsubscribed_at is null;

create table public.user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role public.app_role not null,
  constraint user_roles_pkey primary key (user_id, role)
);
comment on table public.user_roles is 'Who is an administrator or an agent. Written by the database''s own functions, or with the secret key.';

-- What the staff do about a row is a log that only grows. An event is the change: inserting it, under an id made on the
-- device, is how a status, an owner or a next step is set. Twice is once, a note overwrites nothing, and of two changes to
-- one column the one captured last counts, in whichever order they arrive; null takes a value back. What the visitor wrote stays.
create table public.lead_events (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid references public.leads on delete cascade,
  contact_id uuid references public.contacts on delete cascade,
  kind text not null,
  body text,
  outcome text,
  call_back_at timestamptz,
  status public.lead_status,
  assignee uuid references auth.users on delete set null,
  follow_up_on date,
  appointment_at timestamptz,
  host uuid references auth.users on delete set null,
  merged_into uuid,
  same_as uuid,
  via uuid,
  by uuid references auth.users on delete set null,
  applied boolean not null default true,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint lead_events_lead_id_or_contact_id check (num_nonnulls(lead_id, contact_id) = 1),
  constraint lead_events_kind_known check (kind in (
    'note', 'call', 'whatsapp', 'visit', 'status', 'assignment', 'follow_up', 'appointment', 'confirmation', 'host', 'unconfirmed', 'held',
    'missed', 'unsettled', 'merge', 'deletion', 'restoration', 'edit', 'known_as', 'also_phone', 'also_email', 'language', 'interest',
    'budget', 'same_person'
  )),
  constraint lead_events_body_length check (char_length(body) between 1 and 5000),
  constraint lead_events_body_characters check (body !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  constraint lead_events_body_present check (
      kind <> 'note'
      or body is not null and body ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  ),
  constraint lead_events_body_known check (
    kind not in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget')
    or char_length(body) <= case kind when 'also_email' then 254 when 'known_as' then 200 when 'interest' then 100 else 40 end
      and body !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
  ),
  constraint lead_events_body_email check (
    kind <> 'also_email' or body ~ '^[^@<>",;:()\\[:space:]]+@[^@<>"'',;:()\\[:space:]]+\.[^@<>"'',;:()\\.[:space:]]{2,}$'
  ),
  constraint lead_events_body_phone check (kind <> 'also_phone' or body ~ '[0-9]{2}'),
  constraint lead_events_outcome_known check (outcome in ('reached', 'no_answer', 'call_back')),
  constraint lead_events_outcome_kind check (outcome is null or kind in ('call', 'whatsapp', 'visit')),
  constraint lead_events_call_back_at_outcome check (call_back_at is null or outcome is not distinct from 'call_back'),
  constraint lead_events_call_back_at_range check (call_back_at - captured_at between interval '-1 day' and interval '2 years'),
  constraint lead_events_status_kind check ((status is not null) = (kind = 'status')),
  constraint lead_events_assignee_kind check (assignee is null or kind = 'assignment'),
  constraint lead_events_follow_up_on_kind check (follow_up_on is null or kind = 'follow_up'),
  constraint lead_events_follow_up_on_range check (follow_up_on - (captured_at at time zone 'UTC')::date between -1 and 731),
  constraint lead_events_appointment_at_kind check (
    kind = 'appointment' or (appointment_at is not null) = (kind in ('confirmation', 'host', 'unconfirmed', 'held', 'missed', 'unsettled'))
  ),
  constraint lead_events_host_kind check (host is null or kind in ('confirmation', 'host')),
  constraint lead_events_appointment_at_range check (appointment_at - captured_at between interval '-1 year' and interval '3 years'),
  constraint lead_events_merged_into_kind check (merged_into is null or kind = 'merge'),
  constraint lead_events_same_as_kind check (same_as is null or kind = 'same_person'),
  constraint lead_events_via_kind check (via is null or kind = 'merge')
);
comment on column public.lead_events.body is 'A note, or a word about the rest; of an edit, what stood there before; what the staff know of a person, or null to take it back.';
comment on column public.lead_events.appointment_at is 'Of an appointment: its new time; null cancels it. Of what is confirmed, held or missed, or no longer: which time.';
comment on column public.lead_events.via is 'The row whose merge took this one along, or whose deletion took this one out of it.';
comment on column public.lead_events.applied is 'Whether the row took its value when it arrived: not if one captured later was there already.';
create index lead_events_assignee_idx on public.lead_events (assignee) where assignee is not null;
create index lead_events_contact_id_idx on public.lead_events (contact_id, captured_at desc, id desc) where contact_id is not null;
create index lead_events_host_idx on public.lead_events (host) where host is not null;
create index lead_events_lead_id_idx on public.lead_events (lead_id, captured_at desc, id desc) where lead_id is not null;
create index lead_events_same_as_idx on public.lead_events (same_as) where same_as is not null;
create index lead_events_taken_idx on public.lead_events (by, created_at) where assignee is not null or merged_into is not null;
create index lead_events_via_idx on public.lead_events (via) where via is not null;
-- Counted by their arrival, which no phone's clock moves; it finds whose they are as the one before did.
create index lead_events_written_idx on public.lead_events (by, created_at) where by is not null;

-- Of a lead captured at a viewing, the picture of the business card.
create table public.lead_pictures (
  lead_id uuid primary key references public.leads on delete cascade,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  -- In base64 that is 240 KB: the embedded backend takes no body of more than 256 KB.
  constraint lead_pictures_bytes_length check (octet_length(bytes) between 4 and 184320),
  constraint lead_pictures_bytes_jpeg check (substring(bytes from 1 for 3) = '\xffd8ff'::bytea)
);
-- A JPEG gets no smaller: trying costs time.
alter table public.lead_pictures alter column bytes set storage external;
create index lead_pictures_created_at_idx on public.lead_pictures (created_at);

-- The team's own texts for messages. Everybody on it reads them, also on a phone without a signal; administrators write them.
-- {name} and {property} stand for the visitor's, where they are known. None holds markup, which is nothing in a message.
create table public.quick_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  body text not null,
  created_at timestamptz not null default now(),
  constraint quick_replies_title_length check (char_length(title) between 1 and 60),
  constraint quick_replies_title_line check (title !~ '[\u0001-\u001f\u007f\u2028\u2029<>]' and title = btrim(title)),
  constraint quick_replies_body_length check (char_length(body) between 1 and 1000),
  constraint quick_replies_body_said check (body ~ '\S' and body !~ '[<>]')
);
