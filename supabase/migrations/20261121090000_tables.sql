-- What visitors send and who may read it. Rules for the text of every column stand here, equal to those of
-- src/domain: a constraint is named <table>_<column>_<what>, so that a refusal names the field.
--
-- Two character classes recur; `\s` and `[[:cntrl:]]` would depend on the server's locale:
--   blank    \u0009-\u000d \u0020 \u00a0 \u1680 \u2000-\u200a \u2028 \u2029 \u202f \u205f \u3000 \ufeff
--   control  \u0001-\u001f \u007f-\u009f \u2028 \u2029 (in text of several lines, tab and line breaks are allowed)
-- An e-mail address may hold none of either.

create type public.lead_status as enum ('new', 'contacted', 'qualified', 'converted');
create type public.app_role as enum ('admin');

create table public.contacts (
  -- Made on the device, so that the same submission arriving twice is stored once.
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  property_interest text,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint contacts_pkey primary key (id),
  constraint contacts_name_length check (char_length(name) <= 200),
  constraint contacts_name_present check (name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint contacts_name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contacts_email_length check (char_length(email) <= 254),
  constraint contacts_email_lowercase check (email = lower(email collate "C")),
  constraint contacts_email_characters check (email !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint contacts_email_format check (email ~ '^[^@<>"'',;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$'),
  constraint contacts_phone_length check (char_length(phone) between 1 and 40),
  constraint contacts_phone_characters check (phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contacts_message_length check (char_length(message) <= 5000),
  constraint contacts_message_present check (message ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint contacts_message_characters check (message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  constraint contacts_property_interest_length check (char_length(property_interest) between 1 and 200),
  constraint contacts_property_interest_characters check (property_interest !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
alter table public.contacts enable row level security;
comment on table public.contacts is 'Enquiries and tour requests.';
comment on column public.contacts.captured_at is 'When the person sent it, by their device; created_at is when it was stored.';

-- A list is read newest first, page by page from the last row seen: the id settles rows of the same moment.
create index contacts_created_at_idx on public.contacts (created_at desc, id desc);
create index contacts_property_interest_idx on public.contacts (property_interest, created_at desc, id desc);

create table public.newsletter_subscribers (
  id uuid not null default gen_random_uuid(),
  email text not null,
  name text,
  is_active boolean not null default true,
  captured_at timestamptz not null default now(),
  subscribed_at timestamptz not null default now(),
  -- The key before the e-mail: PostgreSQL reports the first one violated, and a resent subscription is a
  -- duplicate of itself before it is a duplicate of its address.
  constraint newsletter_subscribers_pkey primary key (id),
  constraint newsletter_subscribers_email_key unique (email),
  constraint newsletter_subscribers_email_length check (char_length(email) <= 254),
  constraint newsletter_subscribers_email_lowercase check (email = lower(email collate "C")),
  constraint newsletter_subscribers_email_characters check (email !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint newsletter_subscribers_email_format check (email ~ '^[^@<>"'',;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$'),
  constraint newsletter_subscribers_name_length check (char_length(name) between 1 and 200),
  constraint newsletter_subscribers_name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
alter table public.newsletter_subscribers enable row level security;
comment on table public.newsletter_subscribers is 'Who receives the newsletter, one row an address.';

create index newsletter_subscribers_subscribed_at_idx on public.newsletter_subscribers (subscribed_at desc, id desc);
create index newsletter_subscribers_is_active_idx on public.newsletter_subscribers (is_active, subscribed_at desc, id desc);

create table public.leads (
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- Nobody's address is invented: a chat click may have none.
  email text,
  phone text,
  property_interest text,
  notes text,
  status public.lead_status not null default 'new',
  source text not null,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint leads_pkey primary key (id),
  constraint leads_name_length check (char_length(name) <= 200),
  constraint leads_name_present check (name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint leads_name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_email_length check (char_length(email) <= 254),
  constraint leads_email_lowercase check (email = lower(email collate "C")),
  constraint leads_email_characters check (email !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint leads_email_format check (email ~ '^[^@<>"'',;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$'),
  constraint leads_phone_length check (char_length(phone) between 1 and 40),
  constraint leads_phone_characters check (phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_property_interest_length check (char_length(property_interest) between 1 and 200),
  constraint leads_property_interest_characters check (property_interest !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_notes_length check (char_length(notes) between 1 and 5000),
  constraint leads_notes_characters check (notes !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  -- Open on purpose: a new campaign is a new word, not a migration.
  constraint leads_source_format check (source ~ '^[a-z][a-z_]{0,39}$')
);
alter table public.leads enable row level security;
comment on table public.leads is 'People who may become customers, from a chat link, the scheduler or a viewing.';

create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_status_idx on public.leads (status, created_at desc, id desc);
create index leads_source_idx on public.leads (source, created_at desc, id desc);
create index leads_property_interest_idx on public.leads (property_interest, created_at desc, id desc);

create table public.user_roles (
  user_id uuid not null,
  role public.app_role not null,
  constraint user_roles_pkey primary key (user_id, role),
  constraint user_roles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
alter table public.user_roles enable row level security;
comment on table public.user_roles is 'Who is an administrator. Written with the secret key only.';
