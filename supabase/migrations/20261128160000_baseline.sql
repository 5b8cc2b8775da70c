-- Written by `npm run schema` from supabase/schemas, file by file, and src/content. Do not edit.

-- 01_basics.sql

-- What everything else stands on: where helpers live, the words for a status and a role, and who is asking.

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create type public.lead_status as enum ('new', 'contacted', 'qualified', 'converted');
create type public.app_role as enum ('admin', 'agent');
create type public.appointment_state as enum ('asked', 'moved', 'confirmed', 'held', 'missed', 'cancelled');

create function private.is_client() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- Not current_user: inside a definer function that is the function's owner.
  return coalesce(current_setting('role', true), '') in ('anon', 'authenticated');
end $$;

create function private.plausible_capture(captured_at timestamptz, stored_at timestamptz) returns timestamptz
language plpgsql immutable set search_path = '' as $$
begin
  -- Clocks of phones are wrong, often by years after an empty battery; that must not cost a submission.
  return case
    when captured_at >= timestamptz '2020-01-01 00:00:00+00' then least(captured_at, stored_at)
    else stored_at
  end;
end $$;

create function private.hash_of_secret(secret uuid) returns bytea
language sql immutable parallel safe set search_path = '' as $$ select sha256(uuid_send(secret)) $$;

-- 02_texts_and_phones.sql

-- Texts and phone numbers as people type and paste them, by the same rules as src/lib: whoever changes one changes both. Cleaned
-- rather than refused wherever something is left: nobody's enquiry is lost for what they can't see.
--
-- Character classes that recur; `\s` and `[[:cntrl:]]` would depend on the server's locale:
--   blank    \u0009-\u000d \u0020 \u00a0 \u1680 \u2000-\u200a \u2028 \u2029 \u202f \u205f \u3000 \ufeff
--   control  \u0001-\u001f \u007f-\u009f \u2028 \u2029 (in text of several lines, tab and line breaks are allowed)
--   turning  \u202a-\u202e \u2066-\u2069
--   marks    \u0300-\u036f, those of no script alone
--   unseen   Unicode's Default_Ignorable_Code_Point, and the Braille pattern without a dot (\u2800)

create function private.without_unseen(line text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return regexp_replace(line, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
end $$;

create function private.is_seen(words text) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return private.without_unseen(words) ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]';
end $$;

-- A line without what turns the direction of what stands beside it in lists, files and messages (names in right-to-left
-- scripts need none of that), and with five marks upon a letter at most: a tower of them covers the lines above.
create function private.clean_line(line text, is_required boolean default false) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- Control characters are left to the column's constraint, which says so; and so is a required text of which nothing is seen.
  return case when is_required or line = '' or private.is_seen(line) or line ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    then regexp_replace(
      regexp_replace(line, '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '([\u0300-\u036f]{5})[\u0300-\u036f]+', '\1', 'g'
    ) end;
end $$;

-- The same steps as src/lib/address.ts. What is no address stays what it is, for the constraints to refuse.
create function private.clean_address(typed text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return regexp_replace(
    translate(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(private.without_unseen(typed), '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$', '', 'g'),
            '^[^<>\u0001-\u001f\u007f-\u009f]*<([^<>]*)>[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000.,;]*$', '\1'
          ),
          '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$', '', 'g'
        ),
        '^mailto:([^?]*)(\?[^\n\r\u2028\u2029]*)?$', '\1', 'i'
      ),
      '’‘‛ʼʻ´`′＇', repeat('''', 9)
    ),
    '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000("'']+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000.,;:!?)"'']+$', '', 'g'
  );
end $$;

-- Letters and e-mails are forwarded, and their links with them.
create function private.masked_address(email text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(email, '^(.)[^@]*@(.).*(\.[^.]+)$', '\1•••@\2•••\3')
$$;

-- How texts are compared. The same as src/lib/folded.ts: in small letters, without marks, apostrophes and what nobody sees, a
-- space for every dash, the letters of plain Latin for those that look like them, and digits for those of other scripts.
create function private.folded(raw text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  plain text;
begin
  -- Most texts are plain, and ten times as fast this way.
  if octet_length(raw) = char_length(raw) then
    return lower(translate(raw, '-''`', ' ') collate "C");
  end if;
  -- Its normal form is a space with a mark.
  plain := regexp_replace(
    normalize(replace(raw, '´', ''), NFKD),
    '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff''`’‘‛ʼʻʽʾʿʹ′‵ꞌ՚׳]',
    '', 'g'
  );
  plain := regexp_replace(plain, '[-‐‑‒–—―−⁃־]', ' ', 'g');
  -- translate() compares each letter with all of these: most texts have none of them, and are done in a tenth of the time.
  if plain ~ '[\u00c6-\u1e9e\U0001e950-\U0001e959]' then
    plain := translate(
      plain,
      'ɓƁƀɃɗƊɖƉđĐðÐɛƐǝƎəƏƒƑɣƔǥǤħĦɨƗɩƖıȷƙƘĸłŁŋŊɲƝøØɔƆŧŦʉɄʊƱʋƲƴƳς'
        -- Arabic, Persian, N’Ko, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Thai, Lao,
        -- Burmese, Khmer, Adlam
        || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
      'bbbbddddddddeeeeeeffgggghhiiiiijkkkllnnnnoooottuuuuvvyyσ' || repeat('0123456789', 17)
    );
    plain := replace(replace(plain, 'æ', 'ae'), 'Æ', 'ae');
    plain := replace(replace(plain, 'œ', 'oe'), 'Œ', 'oe');
    plain := replace(replace(plain, 'ß', 'ss'), 'ẞ', 'ss');
    plain := replace(replace(plain, 'þ', 'th'), 'Þ', 'th');
  end if;
  return lower(plain);
end $$;

-- What a row is found by. Every word has a space before it, the first one too; a phone number stands there once more in digits
-- alone. By its cost the planner weighs whether to leaf through the newest rows or to ask the index.
create function private.search_text(name text, email text, phone text, words text) returns text
language plpgsql immutable parallel safe cost 500 set search_path = '' as $$
begin
  return private.folded(concat(
    ' ', name, ' ', email, ' ', phone, ' ', translate(phone, E'+ ()-./\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212', ''), ' ',
    replace(left(words, 500) || right(substr(words, 501), 250), E'\n', ' ')
  ));
end $$;

-- A phone number as country and number within it, however it is written: +234 803…, 00234 (0)803… and 234803… are
-- {234,803…}; of 0803… the country is not known and left empty. Countries other than ours are kept in one piece.
create function private.dialled(phone text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  written text := normalize(phone, NFKC);
  digits text := regexp_replace(replace(written, '(0)', ''), '[^0-9]', '', 'g');
  country text;
begin
  if written !~ '^[^0-9]*\+' then
    if digits ~ '^0(09|11)' and length(digits) > 12 then
      digits := substr(digits, 4);
    elsif digits ~ '^00' then
      digits := substr(digits, 3);
    -- Eleven digits that begin with a 1 are American in America, and a mobile's in China.
    elsif digits !~ '^(2340?[789][0-9]{9}|440?[1-37][0-9]{9})$' then
      return array['', regexp_replace(digits, '^0', '')];
    end if;
  end if;
  country := substring(digits from '^(234|44|1)');
  if country is null then
    -- As in e164.ts: where it is no part of the number, a zero behind the country's code was left in by mistake.
    return array['+', regexp_replace(
      digits,
      '^(?!39|22[569]|24[12]|378|25006)(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])[0-9])0',
      '\1'
    )];
  end if;
  return array[country, regexp_replace(substr(digits, length(country) + 1), '^0', '')];
end $$;

-- Whether two numbers may be one phone, as far as anybody knows their countries.
create function private.may_be_same_number(one text[], other text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select one[2] = other[2] and (one[1] = other[1] or '' in (one[1], other[1]))
$$;

-- Whether what somebody wrote may be a number, or holds it: no number has more than fifteen digits, so that more are two, of which
-- the countries are not compared.
create function private.may_hold_number(written text, number text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select private.may_be_same_number(private.dialled(written), number) or length(digits) > 15 and length(number[2]) > 6 and position(number[2] in digits) > 0
  from regexp_replace(replace(normalize(written, NFKC), '(0)', ''), '[^0-9]', '', 'g') as digits
$$;

-- A number with its country. Without that it is somebody else's in another (0170 1234567 is one phone in Berlin and another in
-- Lahore), and makes nobody the same person; whoever searches for somebody to erase is still shown such rows.
create function private.whole_number(phone text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  number text[] := private.dialled(phone);
begin
  return case when length(number[2]) >= 7 and number[1] <> '' then '+' || translate(number[1], '+', '') || number[2] end;
end $$;

-- The digits of a phone number that are the same from home and from abroad: 0803…, +234 803… and 00234 (0)803… all give 803…
create function private.phone_digits(query text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  dialled text;
  number text;
begin
  if query !~ '^[(+0-9][0-9 ().+/\u2010-\u2015\u2212-]*$' then
    return null;
  end if;
  dialled := regexp_replace(replace(query, '(0)', ''), '\D', '', 'g');
  number := regexp_replace(dialled, '^(009|011|00)?(234|44)?0?', '');
  -- Fewer digits are no trigram.
  return case when length(number) >= 3 then number when length(dialled) >= 3 then dialled end;
end $$;

create function private.known_property(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when words in ('Citadel Views', 'Citadel Views 1.0 Phase 2') then 'citadel-views'
    when words = 'Bloom Towers' then 'bloom-towers'
    when words in ('Capital Gardens', 'Capital Gardens (Land)') then 'capital-gardens'
    when words in ('No. 30 St Paul''s', 'No. 30 St Paul’s', 'No. 30 St Paul''s (UK)', 'St Pauls Birmingham') then 'st-pauls-birmingham'
    when words = 'Brum Height 7' then 'brum-height-7'
  end
$$;

-- 03_tables.sql

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

-- 04_staff.sql

-- Who is on the team, and how they come to it and leave it. An administrator may do anything that the dashboard does; an
-- agent works on what is theirs or nobody's. Asked of the tables at every statement, and never of the token.

-- Whether the caller has a second factor that this session was not opened with: a token can be used without our pages.
create function private.lacks_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if nullif(current_setting('request.jwt.claims', true), '')::json ->> 'aal' = 'aal2' then
    return false;
  end if;
  -- Not every account server has factors. plpgsql looks for the table only where the statement is reached.
  if pg_catalog.to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select 1 from auth.mfa_factors f
    where f.user_id = (select auth.uid()) and f.status::text = 'verified'
  );
end $$;

-- Whether the caller's session was ended, by the lock or by signing out: a token can be used until it expires.
create function private.is_signed_out() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session uuid := nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id', '');
begin
  return session is not null and not exists (select from auth.sessions s where s.id = session);
end $$;

-- Policies and functions ask this of row after row: plpgsql keeps its plans, where a function in SQL is planned with each call.
create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A removed administrator is out at once, and a factor that was just added counts for sessions that were opened before.
  return exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')
    and not private.is_signed_out() and not private.lacks_second_factor();
end $$;

create function private.is_agent() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'agent')
    and not private.is_signed_out() and not private.lacks_second_factor();
end $$;

create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$ begin return private.is_admin() or private.is_agent(); end $$;

create function private.require_admin(or_server boolean default false) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() and not (or_server and coalesce(current_setting('role', true), '') = 'service_role') then
    raise sqlstate '42501' using message = 'Only administrators may see this.';
  end if;
end $$;

create function private.require_staff() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise sqlstate '42501' using message = 'Only staff may see this.';
  end if;
end $$;

-- Ends everything that opens an account, except a message to its address.
create function private.lock_account(account uuid, kept_session uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  opener text;
begin
  -- Empty texts, not nulls: a hosted account server can't read nulls here. No password has an empty hash.
  update auth.users set
    encrypted_password = '',
    confirmation_token = '', recovery_token = '', reauthentication_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0,
    phone = null, phone_confirmed_at = null, phone_change = '', phone_change_token = ''
  where id = account;
  delete from auth.identities where user_id = account and provider <> 'email';
  -- Not every account server has all of these.
  foreach opener in array array[
    'refresh_tokens', 'sessions', 'one_time_tokens', 'flow_state', 'mfa_factors', 'webauthn_credentials',
    'oauth_authorizations', 'oauth_consents'
  ] loop
    if pg_catalog.to_regclass('auth.' || opener) is not null then
      -- Refresh tokens keep their user's id as text.
      execute pg_catalog.format(
        'delete from auth.%I where user_id::text = $1 and %s', opener,
        case opener
          when 'sessions' then 'coalesce(id <> $2, true)'
          when 'refresh_tokens' then 'coalesce(session_id <> $2, true)'
          else 'true'
        end
      ) using account::text, kept_session;
    end if;
  end loop;
end $$;

create function private.require_another_admin(account uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.user_roles r where r.user_id = account and r.role = 'admin') and not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> account and u.deleted_at is null
  ) then
    raise sqlstate 'PT409' using
      message = 'This is the last administrator.', hint = 'Make somebody else an administrator first.';
  end if;
end $$;

-- Gives the account with this address a role. Whoever had none, or none that the caller trusts, chooses a new password, since somebody
-- else may have signed up with that address: then it answers true.
create function private.give_role(address text, given public.app_role, by_team boolean) returns boolean
language plpgsql set search_path = '' as $$
declare
  account record;
  is_trusted boolean;
begin
  -- Changes to the account wait until it is locked. What an account server had checked before, a sign-in or a new password, can still
  -- be written afterwards: granting the role again ends such a session, and the password that the owner chooses replaces such a one.
  select u.id, u.email_confirmed_at, u.raw_user_meta_data ->> 'full_name' as name into account from auth.users u
  where lower(u.email) = lower(btrim(address)) and u.deleted_at is null
  order by u.created_at limit 1 for update;
  if not found then
    raise sqlstate 'PT404' using message = format('There is no account for %s.', address),
      hint = case when by_team then 'They have to sign up with this address first.' else 'Sign up with this address first.' end;
  elsif account.email_confirmed_at is null then
    raise sqlstate 'PT409' using message = format('The address of %s is not confirmed yet.', address),
      hint = case when by_team then 'They have to open the link in the confirmation message first.' else 'Open the link in the confirmation message first.' end;
  end if;
  if given <> 'admin' then
    perform private.require_another_admin(account.id);
  end if;
  is_trusted := exists (select from public.user_roles r where r.user_id = account.id and (by_team or r.role = given));
  insert into public.user_roles (user_id, role) values (account.id, given) on conflict do nothing;
  -- Called as they signed up, until their card says otherwise.
  insert into private.staff_cards (user_id, name) select account.id, n from left(btrim(private.clean_line(account.name)), 60) as n where private.is_seen(n) and n !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029<>]' on conflict do nothing;
  delete from public.user_roles r where by_team and r.user_id = account.id and r.role <> given;
  -- Without a hash (null), it is somebody who signs in by another provider.
  if not is_trusted or exists (select from auth.users u where u.id = account.id and u.encrypted_password = '') then
    perform private.lock_account(account.id);
    return true;
  end if;
  return false;
end $$;

create function public.grant_admin(email text) returns boolean
language sql security definer set search_path = '' as $$ select private.give_role(email, 'admin', false) $$;
comment on function public.grant_admin is 'Makes the account with this e-mail address an administrator, and tells whether its owner has to choose a password. A row in user_roles that was inserted directly trusts the account as it is, and this function does not change it afterwards: delete the row first.';

create function public.set_role(email text, role public.app_role) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time: two administrators who remove each other would otherwise both succeed.
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  -- Asked behind that wait: the caller may have been removed meanwhile.
  perform private.require_admin();
  if role is null then
    raise sqlstate 'PT422' using message = 'Choose a role.';
  end if;
  return private.give_role(email, role, true);
end $$;
comment on function public.set_role is 'Gives the account with this e-mail address a role, its only one, and tells whether its owner has to choose a password; for administrators.';

create function public.remove_role(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  left_rows integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  perform private.require_admin();
  select u.id into account
  from auth.users u join public.user_roles r on r.user_id = u.id
  where lower(u.email) = lower(btrim(remove_role.email))
  order by u.created_at limit 1;
  if not found then
    raise sqlstate 'PT404' using message = format('%s has no role.', remove_role.email);
  end if;
  perform private.require_another_admin(account);
  select count(*) into left_rows from private.enquiries r where r.assignee = account;
  delete from public.user_roles r where r.user_id = account;
  return left_rows;
end $$;
comment on function public.remove_role is 'Takes every role from the account with this e-mail address, but not from the last administrator; returns how many rows have no owner since. For administrators.';

-- What colleagues say of themselves; a picture is a JPEG in base64. The team reads all of it; visitors, the cards that are switched on.
create table private.staff_cards (
  user_id uuid primary key references auth.users on delete cascade,
  name text not null,
  languages text[] not null default '{}',
  is_public boolean not null default false,
  picture text check (picture ~ '^/9j/[A-Za-z0-9+/]+=*$' and length(picture) <= 16000),
  constraint staff_cards_name_length check (char_length(name) between 1 and 60),
  constraint staff_cards_name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029<>]'),
  constraint staff_cards_languages_length check (cardinality(languages) <= 12 and char_length(array_to_string(languages, '')) <= 200)
);

create function public.set_own_card(name text, languages text[], is_public boolean, picture text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_staff();
  insert into private.staff_cards as c values (auth.uid(), btrim(private.clean_line(name)), languages, is_public, nullif(picture, ''))
    on conflict on constraint staff_cards_pkey do update
      set name = excluded.name, languages = excluded.languages, is_public = excluded.is_public, picture = case when picture is null then c.picture else excluded.picture end;
end $$;
comment on function public.set_own_card is 'Says what the caller, who is staff, is called, which languages they speak, what they look like (an empty text removes the picture), and whether visitors may see it.';

-- The cards that are switched on, for everybody, each with how long most first answers to what is theirs took: the median, in
-- seconds of office hours, of the last hundred within 90 days, if there are three. What was captured beside its person is no answer.
create function public.team_cards() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object('name', c.name, 'languages', c.languages, 'picture', c.picture, 'answers_in', a.seconds) order by c.name), '[]')
  from private.staff_cards c
  cross join lateral (
    select case when count(*) >= 3 then percentile_disc(0.5) within group (order by r.answer_seconds) end as seconds
    from (
      (select l.answer_seconds from public.leads l
        where l.assignee = c.user_id and l.created_at > now() - interval '90 days' and l.kind is distinct from 'capture'
        order by l.created_at desc limit 100)
      union all
      (select o.answer_seconds from public.contacts o
        where o.assignee = c.user_id and o.created_at > now() - interval '90 days' order by o.created_at desc limit 100)
    ) as r where r.answer_seconds is not null
  ) as a
  where c.is_public and exists (select from public.user_roles r where r.user_id = c.user_id)
$$;

create function public.list_staff()
returns table (user_id uuid, email text, role public.app_role, name text, languages text[], is_public boolean, picture text)
language sql stable security definer set search_path = '' as $$
  select private.require_staff();
  -- An administrator who is an agent as well is listed once.
  select distinct on (u.email, u.id) u.id, u.email::text, r.role, c.name, c.languages, c.is_public, c.picture
  from public.user_roles r join auth.users u on u.id = r.user_id left join private.staff_cards c on c.user_id = u.id
  where u.deleted_at is null order by u.email, u.id, r.role
$$;
comment on function public.list_staff is 'Who is on the team, and what they say of themselves, for staff.';

-- 05_flood_guard.sql

-- The flood guard: a token bucket for each client. A full bucket lets a day's captures of a field agent through at once; who
-- empties it is told how long to wait. It reads first, and answers before anything is written; tokens are taken last, for what
-- was stored and for what was refused by looking into tables. There is a ceiling for all clients together, and the nearer it is,
-- the less a single one may send: one client at the rate that is allowed does not shut everybody else out.

-- What an operator may tune; public.set_…() change it.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  burst integer not null default 600 check (burst between 1 and 1000000),
  per_minute integer not null default 60 check (per_minute between 1 and 1000000),
  -- Keys the hashes of addresses where the project has no Vault; it differs in every database. It stands beside them: whoever reads
  -- both can try all IPv4 addresses.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- For all clients together: far more than people send, but too little for a flood to fill a small disk within days.
  per_hour integer not null default 5000 check (per_hour between 1 and 100000000),
  per_day integer not null default 20000 check (per_day between 1 and 100000000),
  -- How large the tables of submissions may grow, indexes included; null is no limit.
  max_megabytes integer check (max_megabytes > 0),
  -- Pictures are counted by themselves, since each is as large as a hundred submissions.
  pictures_per_day integer not null default 300 check (pictures_per_day between 1 and 1000000),
  -- How many times of a consultation the requests of one client may take.
  places_per_week smallint not null default 8 check (places_per_week between 0 and 1000),
  -- Double opt-in: an address counts only once its owner has confirmed it.
  confirms_newsletter boolean not null default false,
  -- How long the dashboard's figures are shown before they are counted again.
  figures_fresh_for interval not null default '15 seconds' check (figures_fresh_for between interval '0' and interval '1 hour'),
  observes boolean not null default false
);
insert into private.settings default values;

create table private.submission_buckets (
  client bytea primary key,
  tokens double precision not null,
  refilled_at timestamptz not null,
  kind text not null default 'submissions'
);
comment on table private.submission_buckets is 'How much each client may still send. A client is 24 bits of a keyed hash of its address, which some 256 IPv4 addresses have in common.';
create index submission_buckets_refilled_at_idx on private.submission_buckets (refilled_at);

-- Submissions of all clients by hour. Each connection counts in a row of its own, so that no two wait for each other.
create table private.submission_totals (
  hour timestamptz not null,
  slot smallint not null,
  submissions integer not null,
  constraint submission_totals_pkey primary key (hour, slot)
) with (fillfactor = 50);

-- An address is one client however it is written: its port is left out, and IPv4 mapped into IPv6 is IPv4.
create function private.client_address(headers json) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- The first is set by the hosted gateway; the second can be forged by the client and serves where the first is missing.
  address text := coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''),
    'unknown'
  );
  ip inet;
begin
  address := regexp_replace(address, '^\[(.*)\](:\d+)?$', '\1');
  address := regexp_replace(address, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
  ip := address::inet;
  return case
    when family(ip) = 4 then host(ip)
    when ip <<= inet '::ffff:0:0/96' then host(inet '0.0.0.0' + (ip - inet '::ffff:0:0'))
    -- One household or phone owns a whole /64 of IPv6 and could use a new address for every request.
    else network(set_masklen(ip, 64))::text
  end;
exception when invalid_text_representation then
  return address;
end $$;

-- Keyed, so that nobody tells an address from its hash. For what one visitor takes from others, null if the address is everybody's:
-- without a proxy that tells it, all have the machine's own.
create function private.client_key(kind text, of_its_own boolean default false) returns bytea
language plpgsql stable set search_path = '' as $$
declare
  address text := private.client_address(nullif(current_setting('request.headers', true), '')::json);
  key text;
begin
  if of_its_own and (address in ('unknown', '::1', '::/64') or address like '127.%') then
    return null;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    begin
      execute $query$ select decrypted_secret from vault.decrypted_secrets where name = 'submission_limit_key' $query$ into key;
    exception when others then
      -- A Vault that can't be read must not cost an enquiry.
      null;
    end;
  end if;
  key := coalesce(key, (select salt from private.settings));
  return substring(sha256(convert_to(key || kind || address, 'UTF8')) from 1 for 3);
end $$;

create function private.is_body_over(bytes integer) returns boolean
language sql stable set search_path = '' as $$
  select case when length ~ '^\d{1,18}$' then length::bigint > bytes else length is not null end
  from (select nullif(current_setting('request.headers', true), '')::json ->> 'content-length' as length) as request
$$;

create function private.refuse(code text, message text, wait_seconds integer) returns void
language plpgsql set search_path = '' as $$
begin
  -- The waiting time stands in the body too: other origins may not read the header.
  raise sqlstate 'PGRST' using
    message = json_build_object('code', code, 'message', message, 'details', 'retry_after=' || wait_seconds, 'hint', null)::text,
    detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', wait_seconds::text))::text;
end $$;

-- In how many seconds this client has a token; null if it has one. Looks once without waiting, so that a flood does not queue;
-- and once behind the client's other requests, of which two would otherwise take the same last token.
create function private.seconds_until_token(client bytea, kind text, burst integer, per_minute integer) returns integer
language plpgsql set search_path = '' as $$
declare
  tokens_left double precision;
begin
  for attempt in 1..2 loop
    select least(burst, b.tokens + greatest(0, extract(epoch from clock_timestamp() - b.refilled_at)) * per_minute / 60.0) into tokens_left
    from private.submission_buckets b where b.client = seconds_until_token.client;
    if tokens_left < 1 then
      return greatest(1, ceil((1 - tokens_left) * 60.0 / per_minute));
    end if;
    if attempt = 1 then
      perform pg_advisory_xact_lock(hashtext(kind), (get_byte(client, 0) << 16) | (get_byte(client, 1) << 8) | get_byte(client, 2));
    end if;
  end loop;
  return null;
end $$;

create function private.spend_tokens(client bytea, kind text, spent integer, burst integer, per_minute integer) returns void
language plpgsql set search_path = '' as $$
begin
  -- The clock never runs backwards.
  insert into private.submission_buckets as bucket (client, kind, tokens, refilled_at)
  values (spend_tokens.client, spend_tokens.kind, burst - spent, clock_timestamp())
  on conflict on constraint submission_buckets_pkey do update set
    tokens = least(burst, bucket.tokens + greatest(0, extract(epoch from clock_timestamp() - bucket.refilled_at)) * per_minute / 60.0) - spent,
    refilled_at = greatest(bucket.refilled_at, clock_timestamp());

  -- A bucket that has had time to fill says nothing any more.
  delete from private.submission_buckets d where d.client in (
    select b.client from private.submission_buckets b
    where b.kind = spend_tokens.kind and b.refilled_at < clock_timestamp() - make_interval(secs => burst * 60.0 / per_minute)
    order by b.refilled_at limit 10 for update skip locked
  );
end $$;

-- In how many seconds all clients together may send again, and how much one of them may send: what that is shrinks once half of what
-- all may send is used up, by as much as is left of the other half. Who has sent nothing yet may always begin, until the ceiling.
-- Requests at the same moment may pass that by as many rows as there are connections.
create function private.allowance(out full_for integer, out burst integer, out per_minute integer)
language plpgsql stable set search_path = '' as $$
declare
  settings constant private.settings := (select s from private.settings s);
  this_hour timestamptz := date_trunc('hour', clock_timestamp(), 'UTC');
  hour_used numeric;
  day_used numeric;
  share numeric;
begin
  -- All together may send what one may send at once.
  select coalesce(sum(t.submissions) filter (where t.hour = this_hour), 0) / greatest(settings.per_hour, settings.burst)::numeric,
    coalesce(sum(t.submissions), 0) / greatest(settings.per_day, settings.burst)::numeric
    into hour_used, day_used
  from private.submission_totals t where t.hour > this_hour - interval '24 hours';
  full_for := case
    when day_used >= 1 then 900
    when hour_used >= 1 then greatest(1, least(900, ceil(extract(epoch from this_hour + interval '1 hour' - clock_timestamp()))))
    when settings.max_megabytes is not null and (
      select sum(pg_total_relation_size(c)) > settings.max_megabytes * 1048576.0
      from unnest(array[
        'public.contacts', 'public.leads', 'public.newsletter_subscribers', 'public.property_watchers', 'public.lead_pictures'
      ]::regclass[]) as c
    ) then 900
  end;
  share := least(1, 2 * (1 - greatest(hour_used, day_used)));
  burst := greatest(1, floor(settings.burst * share));
  per_minute := greatest(1, floor(settings.per_minute * share));
end $$;

-- Whose tokens a submission takes; nobody's if it is an administrator's or the server's own.
create function private.counted_client() returns bytea
language sql stable set search_path = '' as $$
  select case
    when private.is_client() and not (current_setting('role', true) = 'authenticated' and private.is_admin())
    then private.client_key('submissions')
  end
$$;

-- The answer to an entry that nothing is looked up for: it is too large, or its client has to wait; null if neither. Writes nothing.
-- PostgREST lets a caller cast the answer, or set conditions for it and for how many rows it has, which can fail once it is made: the
-- error tells it, and undoes the call with the token that it costs. So can another call in the same transaction, of which GraphQL makes
-- as many as it is asked to. Where all together have sent enough, that is the reason to tell, and not how little is left for one of them.
create function private.turned_away(id uuid, client bytea, is_too_large boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  allowed record;
  seconds integer;
begin
  if private.is_client() and concat_ws(' ', current_query(), headers ->> 'accept', headers ->> 'prefer')
    ~* '\m(cast\s*\(|where|graphql|vnd\.pgrst|max-affected|tx=)' then
    raise sqlstate 'PT400' using message = 'This call takes no conditions on its answer.';
  elsif is_too_large then
    return private.answer('refused', id, '{"why": "size"}');
  elsif client is null then
    return null;
  end if;
  allowed := private.allowance();
  seconds := coalesce(allowed.full_for, private.seconds_until_token(client, 'submissions', allowed.burst, allowed.per_minute));
  return case when seconds is not null then private.answer('wait', id, jsonb_build_object(
    'why', case when allowed.full_for is null then 'rate_limited' else 'too_busy' end, 'seconds', seconds
  )) end;
end $$;

create function private.charge(client bytea) returns void
language sql set search_path = '' as $$
  select private.spend_tokens(client, 'submissions', 1, allowed.burst, allowed.per_minute)
  from private.allowance() as allowed where client is not null
$$;

-- Takes a client's token, and counts what it sent for the ceiling.
create function private.count_submission(client bytea) returns void
language plpgsql set search_path = '' as $$
declare
  is_first boolean;
begin
  perform private.charge(client);
  insert into private.submission_totals as total (hour, slot, submissions)
  select date_trunc('hour', clock_timestamp(), 'UTC'), pg_backend_pid() % 16, 1 where client is not null
  on conflict (hour, slot) do update set submissions = total.submissions + 1
  returning total.submissions = 1 into is_first;
  if is_first then
    delete from private.submission_totals t where t.hour < clock_timestamp() - interval '25 hours';
  end if;
end $$;

create function public.set_settings(
  burst integer default null, per_minute integer default null,
  per_hour integer default null, per_day integer default null, max_megabytes integer default null,
  confirms_newsletter boolean default null, observes boolean default null, figures_seconds integer default null,
  pictures_per_day integer default null, places_per_week integer default null
) returns void
language sql set search_path = '' as $$
  update private.settings s set
    burst = coalesce($1, s.burst), per_minute = coalesce($2, s.per_minute),
    per_hour = coalesce($3, s.per_hour), per_day = coalesce($4, s.per_day),
    max_megabytes = nullif(coalesce($5, s.max_megabytes), 0),
    confirms_newsletter = coalesce($6, s.confirms_newsletter), observes = coalesce($7, s.observes),
    figures_fresh_for = coalesce(make_interval(secs => $8), s.figures_fresh_for),
    pictures_per_day = coalesce($9, s.pictures_per_day), places_per_week = coalesce($10, s.places_per_week)
  where s.only_row
$$;
comment on function public.set_settings is
  'The flood guard: submissions of one client at once, and how many come back each minute; of all clients in an hour and in a day; how many MB they may fill (0: any). Whether whoever subscribes from now on confirms the address (double opt-in); whether pages may note how fast they were: if not, what is sent is refused; for how many seconds the dashboard''s figures are shown before they are counted again. How many pictures of business cards a day takes, and how many times of a consultation the requests of one client take in a week. What is left out stays.';

-- 06_submissions.sql

-- Visitors write through three functions, and hold no right on the tables: submit(), correct() and attach_picture(). Each takes
-- one entry, does in its body what there is to do with it, in that order, and answers with an outcome:
--
--   stored     it was not there before
--   delivered  it was: the same entry under the same id
--   conflict   something else is stored under its id
--   listed     this address, or this device, is on the list already
--   refused    and nothing was stored; `why`, and where a rule of a column refuses it, `rule` and `column`
--   wait       and nothing was stored; `seconds`, and `why`
--
-- Every answer names the entry, and the database by its epoch. What is no answer to an entry (a column that nobody has, a
-- date that is none) is an error, as in any function: the sender is newer than this database, or isn't ours.

-- The door -----------------------------------------------------------------------------------------------------------

-- What happens to an enquiry, and to whatever else a visitor, or an agent with a phone, sends: from here to its row. The entry:
-- `table`, `id`, `captured_at`, `columns`; the `secret` with which a lead is corrected and an appointment asked about; a lead's `pass`.
create function public.submit(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  into_table constant text := entry ->> 'table';
  target constant uuid := coalesce((entry ->> 'id')::uuid, gen_random_uuid());
  -- A null says no more than nothing.
  sent constant jsonb := jsonb_strip_nulls(entry -> 'columns');
  content constant bytea := sha256(convert_to(sent::text, 'UTF8'));
  -- Cast here: what is no UUID has to fail before there is a row.
  secret constant bytea := private.hash_of_secret((entry ->> 'secret')::uuid);
  client constant bytea := private.counted_client();
  -- The longest submission, with every letter escaped, is half of this.
  turned_away constant jsonb := private.turned_away(target, client, private.is_body_over(131072) or octet_length(entry::text) > 65536);
  captured constant timestamptz := private.plausible_capture((entry ->> 'captured_at')::timestamptz, now());
  captured_by uuid;
  is_replaced boolean;
  replaced uuid;
  row_sent jsonb;
  outcome text;
  stored record;
begin
  -- Size, and flood: a bucket of tokens for each client, and a ceiling for all.
  if turned_away is not null then
    return turned_away;
  end if;

  if private.open_columns(into_table) is null then
    raise sqlstate 'PT400' using message = 'An entry must name a table that takes entries.';
  elsif jsonb_typeof(sent) is distinct from 'object' then
    raise sqlstate 'PT400' using message = 'An entry must have columns.';
  elsif exists (select from jsonb_object_keys(sent) as name where name <> all (private.open_columns(into_table))) then
    raise sqlstate 'PT400' using message = 'An entry may have only the open columns of its table.';
  end if;

  -- Replay: takes no token.
  outcome := private.sent_before(into_table, target, content);
  -- Erased since: a phone that sends again what a restored database lost brings nobody back.
  if outcome is null and exists (select from (select x.row_ids from private.erasures x) e where e.row_ids -> into_table ? target::text) then
    outcome := 'delivered';
  end if;
  if outcome is not null then
    return private.answer(outcome, target);
  end if;
  -- An id is one row's, in whichever table: by it alone the staff's events, and who is one person, are found.
  if exists (select from private.personal_rows r where r.id = target) then
    perform private.charge(client);
    return private.answer('conflict', target);
  end if;

  -- Whose capture it is: of whoever is signed in; or, as phones send after a sign-out, of whoever the pass was given to.
  captured_by := case
    when into_table <> 'leads' then null
    when current_setting('role', true) = 'authenticated' and private.is_staff() then auth.uid()
    when sent ->> 'source' = 'viewing' then (
      select p.user_id from private.capture_passes p
      where p.pass_hash = private.hash_of_secret((entry ->> 'pass')::uuid) and p.created_at > now() - interval '60 days'
        and exists (select from public.user_roles r where r.user_id = p.user_id)
    )
  end;
  row_sent := sent || jsonb_build_object('id', target, 'captured_at', entry -> 'captured_at') || case into_table
    when 'leads' then jsonb_build_object('captured_by', captured_by, 'assignee', captured_by)
    when 'newsletter_subscribers' then (
      select jsonb_build_object('is_active', not s.confirms_newsletter, 'pending_since', case when s.confirms_newsletter then now() end)
      from private.settings s
    )
    else '{}'
  end;

  -- Into its table. The rules for its text are the table's: the row is tidied by its trigger and checked by its constraints, before
  -- an index is asked for its id or its address, so that of a row that is refused nobody learns who is on a list.
  stored := private.write_row(into_table, row_sent, format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict do nothing',
    into_table, (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(row_sent) as name)
  ));
  if stored.refusal is not null then
    perform private.charge(client);
    return private.answer('refused', target, stored.refusal);
  end if;
  outcome := case stored.rows when 1 then 'stored' else coalesce(
    -- A twin of this request, at the same moment, was quicker.
    private.sent_before(into_table, target, content),
    case into_table
      when 'newsletter_subscribers' then private.subscribe_again(target, private.clean_address(sent ->> 'email'))
      when 'property_watchers' then private.watch_again(private.clean_address(sent ->> 'email'), sent ->> 'property_slug')
    end
  ) end;
  if outcome is distinct from 'stored' then
    -- Who is on a list can't be asked free of charge.
    perform private.charge(client);
    return private.answer(outcome, target);
  end if;

  if into_table in ('leads', 'contacts') then
    -- What comes behind its own change was replaced before: its time is not wanted, and no correction of it is taken.
    is_replaced := exists (select from private.lead_amendments a where a.secret_hash = secret and a.captured_at > captured);
    -- A request and its changes have one secret, and nobody makes fifty. agreed() reads all of them for each answer.
    insert into private.lead_amendments (lead_id, secret_hash, captured_at, touched_at) select target, secret, captured, case when is_replaced then captured else now() end
      where secret is not null and (select count(*) from private.lead_amendments a where a.secret_hash = secret) < 50;
    -- The device that is told of the request is told of its change instead.
    update private.appointment_devices d set row_id = target where found and not is_replaced and d.row_id = (
      select o.row_id from private.appointment_devices o join private.lead_amendments a on a.lead_id = o.row_id where a.secret_hash = secret limit 1
    );
    -- What the request was for before is no longer wanted: nobody confirms it, its place is free, and whoever has it is told.
    for replaced in update public.leads l set appointment_at = null from private.lead_amendments a
      where a.secret_hash = secret and l.id = a.lead_id and (l.id = target) = is_replaced and l.appointment_at > now() returning l.id loop
      perform private.push_event('change', replaced, coalesce(captured_by, auth.uid())) where not is_replaced;
    end loop;
    if not is_replaced and into_table = 'leads' and sent ->> 'kind' = 'consultation' and sent ? 'appointment_at' then
      perform private.claim_place(target);
    end if;
  elsif into_table = 'property_watchers' and sent ? 'email' and stored.rows = 1 then
    perform private.make_room_for_watcher(target, private.clean_address(sent ->> 'email'));
  end if;
  insert into private.submission_contents (table_name, id, content) values (into_table, target, content) on conflict do nothing;
  perform private.count_submission(client);
  if into_table in ('leads', 'contacts') and private.is_client() and not is_replaced then
    perform private.push_event('arrival', target, coalesce(captured_by, auth.uid()));
    perform private.queue_receipt(target);
  end if;
  return private.answer('stored', target);
end $$;

-- What the door is made of -----------------------------------------------------------------------------------------------

-- A phone sends an entry again until it is answered. Beside each id stands a hash of what was sent under it; anything else under the
-- same id is a conflict, which a person has to see.
create table private.submission_contents (
  table_name text not null,
  id uuid not null,
  content bytea not null,
  stored_at timestamptz not null default now(),
  -- No foreign key: the row is in one of four tables. A trigger erases it with its row.
  constraint submission_contents_pkey primary key (table_name, id)
);
create index submission_contents_stored_at_idx on private.submission_contents (stored_at);

-- The columns that visitors fill. All others are the database's and the staff's.
create function private.open_columns(table_name text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case table_name
    when 'contacts' then array['name', 'email', 'phone', 'message', 'property_interest', 'property_slug', 'kind', 'appointment_at',
      'visitor_zone', 'preferred_date', 'subject', 'consent_at', 'consent_version']
    when 'leads' then array['source', 'name', 'email', 'phone', 'property_interest', 'property_slug', 'notes', 'kind', 'appointment_at',
      'visitor_zone', 'preferred_date', 'subject', 'consent_at', 'consent_version', 'budget', 'interest', 'agent', 'office']
    when 'newsletter_subscribers' then array['email', 'name']
    when 'property_watchers' then array['email', 'property_slug', 'endpoint', 'p256dh', 'auth']
  end
$$;

create function private.answer(outcome text, id uuid, more jsonb default '{}') returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('outcome', outcome, 'id', id, 'epoch', public.database_epoch()) || more;
end $$;

-- Writes a row with a statement, unless a rule of its table refuses it: then it tells which rule, and of which column. Constraints are
-- named <table>_<column>_<what>, and one column's name may begin another's.
create function private.write_row(into_table text, content jsonb, statement text, out rows integer, out refusal jsonb)
language plpgsql set search_path = '' as $$
declare
  rule text;
  rule_column text;
  rule_table text;
begin
  execute statement using content;
  get diagnostics rows = row_count;
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, rule_column = column_name, rule_table = table_name;
  if rule_table is distinct from into_table then
    raise;
  end if;
  refusal := jsonb_strip_nulls(jsonb_build_object(
    'why', 'rule',
    'rule', coalesce(nullif(rule, ''), rule_column),
    'column', coalesce(nullif(rule_column, ''), (
      select a.attname from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', into_table)::regclass and a.attnum > 0
        and starts_with(rule, into_table || '_' || a.attname || '_')
      order by length(a.attname) desc limit 1
    ))
  ));
end $$;

-- What an entry is answered whose id is known: `delivered`, or `conflict` if something else was sent under it. Also of one that has no
-- row: its sender was on the list or had left it, which nobody can tell by the answer, or was erased, and stays so.
create function private.sent_before(table_name text, id uuid, content bytea) returns text
language plpgsql stable set search_path = '' as $$
declare
  has_row boolean;
  sent_content bytea := (select c.content from private.submission_contents c where c.table_name = $1 and c.id = $2);
begin
  execute format('select exists (select from public.%I r where r.id = $1)', table_name) into has_row using id;
  return case
    when not has_row and sent_content is null and not exists (select from private.newsletter_returns r where r.submission = $2) then null
    when sent_content <> content then 'conflict'
    else 'delivered'
  end;
end $$;

-- A capture is often sent when its phone is in a pocket, or days later, without a token. So a phone on which an agent is signed in
-- holds a pass, a secret that it sends along with each viewing: it says in whose name the lead was captured, and opens nothing.
create table private.capture_passes (
  pass_hash bytea primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
create index capture_passes_created_at_idx on private.capture_passes (created_at);
create index capture_passes_user_id_idx on private.capture_passes (user_id, created_at);

create function public.new_capture_pass() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  pass uuid := gen_random_uuid();
begin
  perform private.require_staff();
  -- Before the new one is stored, which is one of the hundred. Each phone asks once a month, and after its owner has signed in.
  delete from private.capture_passes p where p.pass_hash in (
    select o.pass_hash from private.capture_passes o where o.user_id = auth.uid() order by o.created_at desc offset 99
  );
  insert into private.capture_passes (pass_hash, user_id) values (private.hash_of_secret(pass), auth.uid());
  return pass;
end $$;
comment on function public.new_capture_pass is
  'Makes a pass with which a phone of the caller, who is staff, captures leads in their name for 60 days, signed in or not. It is told only once: what is stored is its hash.';

-- What every row goes through, whoever writes it ---------------------------------------------------------------------------

-- The time zones that the server knows, listed by connect_services(): its own list is read from files, which is slower than an insert.
create table private.time_zones (name text primary key);

create function private.tidy_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_lead constant boolean := tg_table_name = 'leads';
  stored_at timestamptz := new.created_at;
begin
  if is_lead and tg_op = 'UPDATE' then
    new.updated_at := case when new.updated_at = old.updated_at or private.is_client() then now() else new.updated_at end;
  end if;
  new.name := private.clean_line(new.name, true);
  new.email := private.clean_address(new.email);
  new.phone := private.clean_line(new.phone);
  new.property_interest := private.clean_line(new.property_interest);
  new.subject := private.clean_line(new.subject);
  -- A name that no clock knows would stop the page that tells the time in it, and must not cost an enquiry. The form says too little:
  -- "constructor" and "A+99" have it as well. What has not even that is left to the column's constraint.
  if new.visitor_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$' and char_length(new.visitor_zone) <= 64
    and not exists (select from private.time_zones z where z.name = new.visitor_zone) then
    new.visitor_zone := null;
  end if;
  if is_lead then
    -- A correction brings a later consent.
    stored_at := greatest(new.created_at, new.updated_at);
    new.budget := private.clean_line(new.budget);
    new.interest := private.clean_line(new.interest);
    new.agent := private.clean_line(new.agent);
    if not private.is_seen(new.notes) and new.notes <> '' then
      new.notes := null;
    end if;
    -- What its source says by itself.
    new.kind := coalesce(new.kind, case new.source when 'viewing' then 'capture' when 'call' then 'call' end);
  end if;
  if new.consent_at is not null then
    new.consent_at := private.plausible_capture(new.consent_at, stored_at);
  end if;
  if tg_op = 'INSERT' then
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    new.property_slug := coalesce(new.property_slug, private.known_property(new.property_interest));
    new.answer_seconds := private.office_seconds(new.created_at, new.first_answered_at);
    new.appointment_state := case when new.appointment_at is not null then coalesce(new.appointment_state, 'asked') end;
    return new;
  end if;
  -- Another time is asked for anew. One that an event sets was moved by the staff.
  if new.appointment_at is distinct from old.appointment_at then
    new.host := null;
    new.appointment_state := case when new.appointment_at is null then 'cancelled' when pg_trigger_depth() > 1 then 'moved' else 'asked' end;
  end if;
  -- A correction says which property its words are about.
  if new.property_interest is distinct from old.property_interest
    and new.property_slug is not distinct from old.property_slug
    and coalesce(current_setting('private.amending', true), '') <> old.id::text then
    new.property_slug := private.known_property(new.property_interest);
  end if;
  if new.status <> 'new' and old.status = 'new' and new.first_answered_at is null then
    new.first_answered_at := greatest(now(), new.created_at);
  end if;
  if (new.first_answered_at, new.answer_seconds) is distinct from (old.first_answered_at, old.answer_seconds) then
    new.answer_seconds := private.office_seconds(new.created_at, new.first_answered_at);
  end if;
  return new;
end $$;

create trigger tidy before insert or update on public.contacts for each row execute function private.tidy_enquiry();
create trigger tidy before insert or update on public.leads for each row execute function private.tidy_enquiry();

-- 07_corrections.sql

-- Whoever captured a lead may correct it, in time and while no staff have touched the row, and add the picture of a business card.
-- Both take the secret that the device made for the lead and sent along: the database keeps a hash of it.

create table private.lead_amendments (
  -- Or a contact, which is never corrected. No foreign key, so that both can still be truncated: follow_row() erases it with its row.
  lead_id uuid primary key,
  secret_hash bytea not null,
  -- Of the correction that was taken last; the device counts them.
  revision bigint not null default 0,
  -- How many were taken: a lead takes 20.
  corrections integer not null default 0,
  -- The row's updated_at as the device left it: another one there means that somebody else has changed it.
  touched_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- As its row's: of a request and its changes the one captured last counts, in whatever order they arrive.
  captured_at timestamptz not null default now()
);
create index lead_amendments_created_at_idx on private.lead_amendments (created_at);
create index lead_amendments_secret_hash_idx on private.lead_amendments (secret_hash);

-- The entry: `id`, `secret`, `revision`, `columns`: those that it does not name stay. A guess at a secret takes a token.
create function public.correct(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target constant uuid := entry ->> 'id';
  secret constant uuid := entry ->> 'secret';
  new_revision constant bigint := entry ->> 'revision';
  client constant bytea := private.counted_client();
  turned_away constant jsonb := private.turned_away(target, client, private.is_body_over(131072) or octet_length(entry::text) > 65536);
  open constant text[] := array_remove(private.open_columns('leads'), 'source');
  kept private.lead_amendments;
  lead public.leads;
  changed jsonb;
  why text;
  refusal jsonb;
begin
  if turned_away is not null then
    return turned_away;
  end if;
  -- No revision is before or after null, and what counts them must not overflow.
  if (new_revision between 0 and 9007199254740991) is not true or jsonb_typeof(entry -> 'columns') is distinct from 'object' then
    raise sqlstate 'PT400' using message = 'A correction must have a revision and name its columns.';
  end if;

  -- A wrong secret and a missing lead get the same answer: nobody learns which leads exist. The lead is locked first, as for deleting.
  select l.* into lead from public.leads l
    where l.id = target and exists (
      select from private.lead_amendments a where a.lead_id = l.id and a.secret_hash = private.hash_of_secret(secret)
    ) for update;
  select a.* into kept from private.lead_amendments a where a.lead_id = lead.id for update;
  why := case
    when kept.lead_id is null then 'unknown'
    -- Sent twice, or overtaken by a later one, which holds the whole row: nothing is left to do.
    when new_revision <= kept.revision then null
    -- How long, by source: the one place where this is said. A consultation is changed or cancelled until it is over, and
    -- they are booked weeks ahead; of other sources, never. The clock is the database's.
    when (now() < lead.created_at + case lead.source
      when 'viewing' then interval '15 minutes'
      when 'whatsapp' then interval '90 days'
    end) is not true then 'late'
    when lead.updated_at is distinct from kept.touched_at then 'changed'
    -- Nobody who corrects in earnest comes to this.
    when kept.corrections >= 20 then 'often'
  end;
  if why is not null or new_revision <= kept.revision then
    perform private.charge(client);
    return private.answer(case when why is null then 'delivered' else 'refused' end, target, jsonb_strip_nulls(jsonb_build_object('why', why)));
  end if;

  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into changed from jsonb_each(entry -> 'columns') c where c.key = any (open);
  -- With nobody's name it leaves who it is, and how to reach them: a phone may have forgotten its owner.
  if changed ->> 'name' is null then
    changed := changed - 'name' - array(select c.key from jsonb_each(changed) c where c.key in ('email', 'phone') and c.value = 'null');
  end if;
  -- Words alone leave the slug of the same words, and never that of another property.
  if changed ? 'property_interest' and changed ->> 'property_slug' is null then
    changed := changed || jsonb_build_object('property_slug', case
      when lead.property_interest is not distinct from changed ->> 'property_interest' then lead.property_slug
      else private.known_property(changed ->> 'property_interest')
    end);
  end if;

  perform set_config('private.amending', lead.id::text, true);
  refusal := (private.write_row('leads', to_jsonb(lead) || changed, format(
    'update public.leads l set (%1$s, updated_at) = (select %1$s, now() from jsonb_populate_record(null::public.leads, $1))
      where l.id = ($1 ->> ''id'')::uuid',
    (select string_agg(quote_ident(name), ', ') from unnest(open) as name)
  ))).refusal;
  perform set_config('private.amending', '', true);
  if refusal is not null then
    perform private.charge(client);
    return private.answer('refused', target, refusal);
  end if;
  update private.lead_amendments a set revision = new_revision, corrections = a.corrections + 1, touched_at = now() where a.lead_id = lead.id;
  perform private.count_submission(client);
  return private.answer('stored', target);
end $$;

-- That the requests of an address, by the flood guard's hash of it, have taken places, or brought a picture: never which.
create table private.place_claims (
  id bigint generated always as identity primary key,
  client bytea not null check (octet_length(client) = 3),
  claimed_at timestamptz not null default now()
);
create index place_claims_claimed_at_idx on private.place_claims (claimed_at);
create index place_claims_client_idx on private.place_claims (client, claimed_at);

-- The entry: the lead's `id` and `secret`, and `jpeg`, in base64. A guess at a secret takes a token. Pictures that the staff
-- capture, signed in or with a pass, have a ceiling of their own; of everybody else's a client has a share.
create function public.attach_picture(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target constant uuid := entry ->> 'id';
  client constant bytea := private.counted_client();
  turned_away constant jsonb := private.turned_away(target, client, private.is_body_over(262144) or length(entry ->> 'jpeg') > 250000);
  sharer bytea;
  by_staff boolean;
  per_day constant integer := (select s.pictures_per_day from private.settings s);
begin
  if turned_away is not null then
    return turned_away;
  end if;

  -- Locked, so that a lead that is being erased does not get one.
  select l.captured_by is not null into by_staff
    from public.leads l join private.lead_amendments a on a.lead_id = l.id
    where l.id = target and a.secret_hash = private.hash_of_secret((entry ->> 'secret')::uuid)
      and l.source = 'viewing' and l.deleted_at is null for share of l;
  if not found then
    perform private.charge(client);
    return private.answer('refused', target, '{"why": "unknown"}');
  end if;
  -- A replay costs nothing, and what is there stays.
  if exists (select from public.lead_pictures p where p.lead_id = target) then
    return private.answer('delivered', target);
  end if;
  if client is not null then
    sharer := case when not by_staff then private.client_key('pictures', of_its_own => true) end;
    -- One client of visitors' gets a tenth of a day's, but enough for one evening.
    if (
      select count(*) from public.lead_pictures p join public.leads l on l.id = p.lead_id where p.created_at > now() - interval '24 hours' and (l.captured_by is not null) = by_staff
    ) >= per_day or (
      select count(*) from private.place_claims c where c.client = sharer and c.claimed_at > now() - interval '24 hours'
    ) >= greatest(5, per_day / 10) then
      return private.answer('wait', target, '{"why": "too_busy", "seconds": 900}');
    end if;
  end if;

  begin
    insert into public.lead_pictures (lead_id, bytes) values (target, decode(entry ->> 'jpeg', 'base64')) on conflict on constraint lead_pictures_pkey do nothing;
  exception when data_exception or check_violation or not_null_violation then
    perform private.charge(client);
    return private.answer('refused', target, '{"why": "picture"}');
  end;
  if sharer is not null then
    insert into private.place_claims (client) values (sharer);
  end if;
  perform private.count_submission(client);
  return private.answer('stored', target);
end $$;

-- For staff who see the lead. In base64: PostgREST and the embedded backend write bytes differently.
create function public.lead_picture(lead uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), '') <> 'service_role' then
    perform private.require_staff();
  end if;
  return (select translate(encode(p.bytes, 'base64'), E'\n', '') from public.lead_pictures p where p.lead_id = lead_picture.lead);
end $$;

-- 09_newsletter.sql

-- Who leaves the newsletter can come back, and every subscriber has a link that does both without signing in.

-- The secret in each subscriber's link. Not a column of the subscriber: staff phones keep copies of those, and changes to them are broadcast.
create table private.newsletter_links (
  subscriber uuid primary key references public.newsletter_subscribers on delete cascade,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') unique
);

-- A submission that brought somebody back has no row of its own. Remembered here, a replay of it is known.
create table private.newsletter_returns (
  submission uuid primary key,
  subscriber uuid not null references public.newsletter_subscribers on delete cascade
);
create index newsletter_returns_subscriber_idx on private.newsletter_returns (subscriber);

-- A subscription to an address that has a row. Who has left comes back, or is asked to by a letter; once by each submission, so
-- that a replay after they have left again brings nobody back.
create function private.subscribe_again(submission uuid, address text) returns text
language plpgsql set search_path = '' as $$
declare
  must_confirm boolean := (select s.confirms_newsletter from private.settings s);
  subscriber uuid;
begin
  update public.newsletter_subscribers s
    set is_active = not must_confirm, pending_since = case when must_confirm then now() end
    where s.email = address and not s.is_active and (s.pending_since is null or not must_confirm)
      and not exists (select from private.newsletter_returns r where r.submission = subscribe_again.submission)
    returning s.id into subscriber;
  if found then
    insert into private.newsletter_returns (submission, subscriber) values (subscribe_again.submission, subscriber);
    return 'stored';
  end if;
  -- Asked after the update, which has waited for a twin of this request.
  if exists (select from private.newsletter_returns r where r.submission = subscribe_again.submission) then
    return 'delivered';
  end if;
  -- Asking again is worth another confirmation letter, but not one for every tap.
  update public.newsletter_subscribers s set pending_since = now()
    where s.email = address and s.pending_since < now() - interval '1 day';
  return case
    when exists (select from public.newsletter_subscribers s where s.email = address and s.pending_since is not null) then 'stored'
    else 'listed'
  end;
end $$;

create function private.tidy_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.clean_address(new.email);
  new.name := private.clean_line(new.name);
  if tg_op = 'INSERT' then
    new.captured_at := private.plausible_capture(new.captured_at, new.subscribed_at);
    return new;
  end if;
  if new.is_active then
    new.pending_since := null;
    if not old.is_active then
      -- A first subscription that is confirmed is no return.
      if (old.pending_since is null or old.unsubscribed_at is not null)
        and new.resubscribed_at is not distinct from old.resubscribed_at then
        new.resubscribed_at := now();
      end if;
      -- Whoever activates them, it is not their own word unless their link was used.
      if new.confirmed_at is not distinct from old.confirmed_at then
        new.confirmed_at := null;
      end if;
    end if;
  elsif (old.is_active or old.pending_since is not null) and new.pending_since is null
    and new.unsubscribed_at is not distinct from old.unsubscribed_at then
    new.unsubscribed_at := now();
  end if;
  -- What becomes of a subscriber without an event of the staff's is one.
  if pg_trigger_depth() = 1 and new.is_active <> old.is_active then
    insert into public.subscriber_events (subscriber_id, kind, by, captured_at)
    values (new.id, case when new.is_active then 'subscription' else 'unsubscription' end, auth.uid(), clock_timestamp());
  end if;
  return new;
end $$;

create trigger tidy before insert or update on public.newsletter_subscribers for each row execute function private.tidy_subscriber();

-- What the staff do with a subscriber is an event, as with leads: of two, the one captured later counts, whichever arrives first.
-- What subscribers do themselves is an event as well, so that nothing captured before it undoes their own word.
create table public.subscriber_events (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references public.newsletter_subscribers on delete cascade,
  kind text not null,
  by uuid references auth.users on delete set null,
  applied boolean not null default true,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint subscriber_events_kind_known check (kind in ('subscription', 'unsubscription', 'deletion'))
);
create index subscriber_events_subscriber_id_idx on public.subscriber_events (subscriber_id, captured_at desc, id desc);
create index subscriber_events_by_idx on public.subscriber_events (by) where by is not null;

create function private.take_subscriber_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_client() then
    perform private.require_admin();
    new.by := auth.uid();
  end if;
  perform from public.newsletter_subscribers s where s.id = new.subscriber_id for update;
  if not found then
    raise sqlstate 'PT409' using message = case new.kind
      when 'deletion' then 'This subscriber is already deleted.'
      else 'This subscriber has been deleted since.'
    end;
  end if;
  new.created_at := clock_timestamp();
  new.captured_at := private.plausible_capture(coalesce(new.captured_at, new.created_at), new.created_at);
  new.applied := not exists (
    select from public.subscriber_events e
    where e.subscriber_id = new.subscriber_id and e.applied and (e.captured_at, e.id) > (new.captured_at, new.id)
  );
  return new;
end $$;

create function private.apply_subscriber_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'deletion' then
    delete from public.newsletter_subscribers s where s.id = new.subscriber_id;
  elsif new.applied then
    update public.newsletter_subscribers s set is_active = new.kind = 'subscription'
      where s.id = new.subscriber_id and s.is_active <> (new.kind = 'subscription');
  end if;
  return null;
end $$;

create trigger take_event before insert on public.subscriber_events
  for each row when (pg_trigger_depth() = 0) execute function private.take_subscriber_event();
create trigger apply_event after insert on public.subscriber_events
  for each row when (pg_trigger_depth() = 0) execute function private.apply_subscriber_event();

-- For whoever sends the letters, with the secret key. As the caller: the links stay closed to everybody else.
create view public.newsletter_recipients with (security_invoker = true) as
  select
    s.id, s.email, s.name, coalesce(s.resubscribed_at, s.subscribed_at) as subscribed_since, s.confirmed_at,
    l.token as link_token
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where s.is_active;

create view public.newsletter_unconfirmed with (security_invoker = true) as
  select s.id, s.email, s.name, s.pending_since, l.token as link_token
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where s.pending_since is not null;
comment on view public.newsletter_unconfirmed is 'Who is still to confirm the address, each with the token of their link.';

-- 10_alerts.sql

-- Who asks to be told when a property changes: its price, units, papers or progress; by e-mail or, where the site is installed, by a
-- push message to that device. Anybody can type anybody's address. So an address is asked first: one e-mail with a link, and nothing
-- else until its owner says yes on the page behind it. The form answers the same whether the address is on the list or not.

-- The secret in the link of each watcher's e-mails. Not a column of the watcher: administrators read those.
create table private.watcher_links (
  watcher uuid primary key references public.property_watchers on delete cascade,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') unique
);

-- What was told last: the watched facts of each property as the site last showed them.
create table private.property_states (
  property_slug text not null,
  topic text not null,
  fingerprint text not null,
  words text not null,
  constraint property_states_pkey primary key (property_slug, topic)
);

-- A release that changed a property, with all topics that changed at once: a watcher gets one e-mail about it.
create table private.property_changes (
  id uuid primary key default gen_random_uuid(),
  property_slug text not null,
  title text not null,
  topics jsonb not null
);

-- Queues the question, unless it waits already, was sent within a day, or is answered.
create function private.ask_watcher(watcher uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.mails (kind, watcher)
  select 'question', w.id from public.property_watchers w
  where w.id = ask_watcher.watcher and w.confirmed_at is null and not exists (
    select from private.mails m
    where m.watcher = w.id and (m.state = 'waiting' or m.settled_at > now() - interval '1 day')
  );
  if found then
    perform pg_notify('mails', '');
  end if;
end $$;

create function private.make_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'newsletter_subscribers' then
    insert into private.newsletter_links (subscriber) values (new.id);
  else
    insert into private.watcher_links (watcher) values (new.id);
    perform private.ask_watcher(new.id);
  end if;
  return null;
end $$;

-- An alert for an address, or a device, that has one for this property. A device asks for itself, and may hear of it; of an address
-- nobody learns whether it is on the list.
create function private.watch_again(address text, property text) returns text
language plpgsql set search_path = '' as $$
declare
  watcher uuid;
begin
  if address is null then
    return 'listed';
  end if;
  select w.id into strict watcher from public.property_watchers w
    where w.email = address and w.property_slug = property and w.unsubscribed_at is null;
  perform private.ask_watcher(watcher);
  return 'stored';
end $$;

-- Nobody watches more than five properties before they have confirmed one: invented ones would make e-mails for weeks. Those whose
-- question is sent stay, then those about what the site shows, then the latest. The others end: a replay is answered as before.
create function private.make_room_for_watcher(watcher uuid, address text) returns void
language plpgsql set search_path = '' as $$
declare
  displaced uuid[];
begin
  perform pg_advisory_xact_lock(hashtextextended('watch ' || address, 0));
  select array_agg(other.id) into displaced from (
    select w.id from public.property_watchers w
    where w.email = address and w.id <> watcher and w.confirmed_at is null and w.unsubscribed_at is null
    order by
      exists (select from private.mails m where m.watcher = w.id and (m.state = 'sent' or m.state = 'waiting' and m.attempts > 0)) desc,
      exists (select from private.property_states s where s.property_slug = w.property_slug) desc,
      w.created_at desc, w.id
    offset 4
  ) as other;
  update public.property_watchers w set unsubscribed_at = now() where w.id = any (displaced);
  delete from private.watcher_links l where l.watcher = any (displaced);
end $$;

create function private.tidy_watcher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.clean_address(new.email);
  if tg_op = 'INSERT' then
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    -- An address is asked first, unless it is the server that writes it down.
    if new.endpoint is not null or not private.is_client() then
      new.confirmed_at := coalesce(new.confirmed_at, now());
    end if;
  end if;
  if new.endpoint is not null and not private.is_push_endpoint(new.endpoint) then
    raise check_violation using
      message = 'new row for relation "property_watchers" violates check constraint "property_watchers_endpoint_known"',
      schema = 'public', table = 'property_watchers', constraint = 'property_watchers_endpoint_known';
  end if;
  return new;
end $$;

create trigger tidy before insert or update on public.property_watchers for each row execute function private.tidy_watcher();
create trigger make_link after insert on public.property_watchers for each row execute function private.make_link();
create trigger make_link after insert on public.newsletter_subscribers for each row execute function private.make_link();

-- Compares what the site shows with what was told last, and queues an e-mail for each watcher of a difference. A new fact is none.
create function public.note_property_changes(site jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  property jsonb;
  changed jsonb;
  change_id uuid;
  queued integer;
  noticed jsonb := '[]';
begin
  -- Two at once would both find the same change.
  lock table private.property_states in exclusive mode;
  for property in select value from jsonb_array_elements(site) loop
    select jsonb_agg(
      jsonb_build_object('topic', s.topic, 'before', s.words, 'after', shown.topic ->> 'words') order by shown.place
    ) into changed
    from jsonb_array_elements(property -> 'topics') with ordinality as shown (topic, place)
    join private.property_states s on s.property_slug = property ->> 'slug' and s.topic = shown.topic ->> 'topic'
    where s.fingerprint <> shown.topic ->> 'fingerprint';

    insert into private.property_states as s (property_slug, topic, fingerprint, words)
    select property ->> 'slug', shown ->> 'topic', shown ->> 'fingerprint', shown ->> 'words'
    from jsonb_array_elements(property -> 'topics') as shown
    on conflict on constraint property_states_pkey do update set
      fingerprint = excluded.fingerprint, words = excluded.words
    where (s.fingerprint, s.words) is distinct from (excluded.fingerprint, excluded.words);

    if changed is not null then
      insert into private.property_changes (property_slug, title, topics)
      values (property ->> 'slug', property ->> 'title', changed) returning id into change_id;
      insert into private.mails (kind, watcher, change)
      select case when w.endpoint is null then 'change' else 'push' end, w.id, change_id from public.property_watchers w
      where w.property_slug = property ->> 'slug' and w.unsubscribed_at is null and w.confirmed_at is not null;
      get diagnostics queued = row_count;
      noticed := noticed || jsonb_build_object(
        'slug', property ->> 'slug', 'topics', (select jsonb_agg(t -> 'topic') from jsonb_array_elements(changed) as t), 'mails', queued
      );
    end if;
  end loop;
  return noticed;
end $$;

-- What the holder of a watcher's link sees and does, of all requests for their address and the property.
create function private.use_watch_link(token text, subscribed boolean) returns json
language plpgsql security definer set search_path = '' as $$
declare
  holder public.property_watchers;
  requests uuid[];
begin
  select w.* into holder
  from public.property_watchers w join private.watcher_links l on l.watcher = w.id
  where l.token = use_watch_link.token;
  if not found then
    return null;
  end if;
  select array_agg(w.id) into requests from public.property_watchers w
  where (w.email = holder.email or w.endpoint = holder.endpoint) and w.property_slug = holder.property_slug;

  if subscribed then
    update public.property_watchers w set confirmed_at = coalesce(w.confirmed_at, now())
    where w.id = any (requests) and w.unsubscribed_at is null;
    if not found then
      update public.property_watchers w set unsubscribed_at = null, confirmed_at = coalesce(w.confirmed_at, now())
      where w.id = holder.id;
    end if;
  elsif not subscribed then
    -- Done twice, it keeps the moment of the first time.
    update public.property_watchers w set unsubscribed_at = now() where w.id = any (requests) and w.unsubscribed_at is null;
  end if;
  delete from private.mails m where m.watcher = any (requests) and m.state = 'waiting' and (not subscribed or m.change is null);

  select w.* into strict holder from public.property_watchers w
  where w.id = any (requests) order by w.unsubscribed_at desc nulls first limit 1;
  return json_build_object(
    'state', case when holder.unsubscribed_at is not null then 'left' when holder.confirmed_at is null then 'pending' else 'active' end,
    'since', coalesce(holder.unsubscribed_at, holder.confirmed_at, holder.created_at),
    'address', coalesce(private.masked_address(holder.email), 'Your device'),
    'property', holder.property_slug
  );
end $$;

-- One page and one address serve both kinds of links.
create function public.use_newsletter_link(token text, subscribed boolean default null) returns json
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  update public.newsletter_subscribers s set
    is_active = use_newsletter_link.subscribed,
    pending_since = null,
    confirmed_at = case when use_newsletter_link.subscribed then now() else s.confirmed_at end
  from private.newsletter_links l
  where l.token = use_newsletter_link.token and s.id = l.subscriber and use_newsletter_link.subscribed is not null
    -- Done twice, it keeps the moment of the first time.
    and (s.is_active <> use_newsletter_link.subscribed or s.pending_since is not null);

  select s.* into subscriber
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where l.token = use_newsletter_link.token;
  if not found then
    return private.use_watch_link(token, subscribed);
  end if;
  return json_build_object(
    'state', case when subscriber.is_active then 'active' when subscriber.pending_since is not null then 'pending' else 'left' end,
    'since', case
      when subscriber.is_active then coalesce(subscriber.resubscribed_at, subscriber.subscribed_at)
      else coalesce(subscriber.pending_since, subscriber.unsubscribed_at)
    end,
    'address', private.masked_address(subscriber.email)
  );
end $$;
comment on function public.use_newsletter_link is 'How the holder of this link stands: state, since when, address masked, and the property if it is about one; subscribed true or false changes it first. Null if there is no such link.';

-- 11_visible_rows.sql

-- Whose a row is to see and to work on. An agent sees what is assigned to them, captured by them, or nobody's, and learns
-- nothing of the rest. What is deleted is hidden from everybody. The policies repeat the rule for whole lists.
--
-- Of what nobody has taken an agent sees the latest thousand: nobody works down a longer list, and a patient agent would read the
-- whole archive, page by page. Older rows come into view as those above them are taken.

-- Leads and contacts as one list, as far as its caller sees them.
create view private.enquiries with (security_invoker = true) as
  select 'leads'::text as found_in, id, name, email, phone, kind, property_slug, property_interest, appointment_at,
    visitor_zone, preferred_date, office, status, assignee, captured_by, follow_up_on, created_at, merged_into, deleted_at,
    appointment_state, host, source, first_answered_at, answer_seconds
  from public.leads
  union all
  select 'contacts', id, name, email, phone, kind, property_slug, property_interest, appointment_at,
    visitor_zone, preferred_date, null, status, assignee, null, follow_up_on, created_at, merged_into, deleted_at,
    appointment_state, host, 'contact_form', first_answered_at, answer_seconds
  from public.contacts;

-- Since when an agent sees what nobody has taken.
create function private.unassigned_since(table_name text) returns timestamptz
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return coalesce((
    select r.created_at from private.enquiries r
    where r.found_in = table_name and r.assignee is null and r.deleted_at is null and r.merged_into is null
    order by r.created_at desc, r.id desc offset 999 limit 1
  ), '-infinity');
end $$;

-- Whether a row is the caller's to work on: the one rule of who sees what. A note about a deleted row still arrives.
create function private.may_work_on(table_name text, assignee uuid, captured_by uuid, created_at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return private.is_admin() or private.is_agent() and (
    assignee = auth.uid() or captured_by is not distinct from auth.uid()
    or assignee is null and created_at >= private.unassigned_since(table_name)
  );
end $$;

-- Whether the row that stands for a merged one is theirs or nobody's. For one that was deleted the merged row stands itself.
create function private.may_have_target(table_name text, target uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from private.enquiries r
    where r.found_in = table_name and r.id = target and r.deleted_at is null
      and not private.may_work_on(table_name, r.assignee, r.captured_by, r.created_at)
  );
end $$;

-- Asked before anything is said of a row: one that is not there and one that is not theirs are one answer. A merged row that nobody
-- has is the enquiry of a person whom a colleague may have by now.
create function private.require_row(row_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from private.enquiries r
    where r.id = row_id and (
      not private.is_client()
      or private.may_work_on(r.found_in, r.assignee, r.captured_by, r.created_at) and (
        r.merged_into is null or r.assignee = auth.uid() or r.captured_by = auth.uid()
        or private.may_have_target(r.found_in, r.merged_into)
      )
    )
  ) then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
end $$;

-- Searching looks past row-level security, so that it says itself what its caller may see; or what another account may.
create function private.visible_condition(table_name text, account uuid default auth.uid(), sees_all boolean default private.is_admin())
returns text language sql stable set search_path = '' as $$
  select 'deleted_at is null' || case
    when sees_all then ''
    else format(
      ' and (assignee = %1$L%2$s or assignee is null and created_at >= %3$L
        and (merged_into is null or private.may_have_target(%4$L, merged_into)))',
      account, case when table_name = 'leads' then format(' or captured_by = %L', account) end,
      private.unassigned_since(table_name), table_name
    )
  end
$$;

-- 12_office_clock.sql

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

-- 13_events.sql

-- What the staff do about a row: take_event() lets an event in, apply_event() brings the row to it. Several events can be sent
-- in one statement, so each is checked where it is applied, against the row as those before it have left it.

create function private.column_of(event public.lead_events) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when event.kind in ('status', 'known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget') then event.kind
    when event.kind in ('deletion', 'restoration') then 'deleted_at'
    when event.kind in ('confirmation', 'host', 'unconfirmed', 'held', 'missed', 'unsettled') then 'appointment_state'
    -- "Call back on Friday" is the next step.
    when event.kind = 'follow_up' or event.call_back_at is not null then 'follow_up_on'
    when event.kind = 'assignment' then 'assignee'
    when event.kind = 'appointment' then 'appointment_at'
    when event.kind = 'merge' then 'merged_into'
    when event.kind = 'same_person' then 'same_as'
  end;
end $$;

-- The event that last set the column of this one on a row.
create function private.last_set(row_id uuid, event public.lead_events) returns public.lead_events
language plpgsql stable set search_path = '' as $$
declare
  field text := private.column_of(event);
  last public.lead_events;
begin
  select e.* into last from public.lead_events e
  where (e.lead_id = row_id or e.contact_id = row_id) and e.applied and private.column_of(e) = field
    -- Another time is another appointment.
    and (field <> 'appointment_state' or e.appointment_at = event.appointment_at)
  order by e.captured_at desc, e.id desc limit 1;
  return last;
end $$;

-- An event on its way in: who sends it, whether it is here already, whether there is room, and its place in the order of its row.
create function private.take_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_id constant uuid := coalesce(new.lead_id, new.contact_id);
  last_event public.lead_events;
begin
  if private.is_client() then
    new.by := auth.uid();
    new.via := null;
    -- Whoever has no role learns nothing, not even which ids there are; and an edit is written down by the database alone.
    if not private.is_staff() or new.kind = 'edit' then
      raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
    end if;
    new.host := case when new.kind in ('confirmation', 'host') then coalesce(new.host, auth.uid()) else new.host end;
  end if;
  -- A replay is answered as the index would, although the row may be a colleague's by now.
  if exists (select from public.lead_events e where e.id = new.id) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "lead_events_pkey"',
      schema = 'public', table = 'lead_events', constraint = 'lead_events_pkey';
  end if;
  -- The log only grows, and an agent could fill the disk with it. Two thousand in a day are ten times what a busy one writes down.
  if private.is_client() and not private.is_admin() and exists (
    select from public.lead_events e
    where e.by = auth.uid() and e.created_at > clock_timestamp() - interval '1 day'
    offset 1999 limit 1
  ) then
    perform private.refuse('too_busy', 'You have written down 2,000 things within a day. The rest follows tomorrow.', 900);
  end if;

  -- One merge at a time, or two could close a circle between them; and before the row is locked, or a row could be merged
  -- into one that is being deleted.
  if new.kind in ('merge', 'deletion', 'restoration') then
    perform pg_advisory_xact_lock(hashtext('private.merges'));
  end if;
  new.merged_into := private.end_of_chain(new);
  -- Whoever takes them off the team at this moment waits, and then gives the row back with the others: it would stay theirs, and no
  -- agent see it again. Locked before the row, which is held by the other.
  if new.assignee is not null then
    perform from public.user_roles u where u.user_id = new.assignee for key share;
  end if;

  -- Asked again once the row is this event's: see require_change(). Here it keeps strangers from locking it.
  perform private.require_row(row_id);
  if new.kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget') then
    new.body := nullif(btrim(
      case new.kind when 'also_email' then lower(private.clean_address(new.body)) else private.clean_line(new.body) end
    ), '');
  end if;
  if new.same_as = row_id then
    raise sqlstate 'PT409' using message = 'These are already one.';
  end if;
  -- Whoever says that two rows are one person's works on both.
  perform private.require_row((select r.id from private.enquiries r where r.id = new.same_as and r.deleted_at is null)) where new.same_as is not null;
  perform from public.leads l where l.id = new.lead_id for update;
  perform from public.contacts c where c.id = new.contact_id for update;
  -- Behind that wait.
  new.created_at := clock_timestamp();
  new.captured_at := private.plausible_capture(coalesce(new.captured_at, new.created_at), new.created_at);

  last_event := private.last_set(row_id, new);
  -- A confirmation, and what is done to it, is of the row as it is: require_appointment() looks at that.
  new.applied := new.kind in ('confirmation', 'host', 'unconfirmed') or last_event.id is null or (last_event.captured_at, last_event.id) < (new.captured_at, new.id);

  if new.assignee is not null and not exists (select from public.user_roles r where r.user_id = new.assignee) then
    raise sqlstate 'PT422' using message = 'Only staff can be assigned.';
  elsif new.host is not null and not exists (select from public.user_roles r where r.user_id = new.host) then
    raise sqlstate 'PT422' using message = 'Only staff can hold an appointment.';
  end if;
  return new;
end $$;

-- With each row that is taken an older one comes into view: without a bound an agent would take the archive, for themselves
-- or for a colleague. By the hour it is counted as captured, since a day's work without a network arrives at once; by the day
-- as stored, by our clock. All that they assigned and merged counts, but for what they captured themselves or, of a merge, have by now.
create function private.require_moderation(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  done text := case event.kind when 'merge' then 'merged or assigned' else 'assigned' end;
  to_ask text := case event.kind when 'merge' then 'merge' else 'assign' end;
  in_hour bigint;
  in_day bigint;
begin
  -- One agent's requests take their turn, or two would count the same.
  perform pg_advisory_xact_lock(hashtext('private.assigned'), hashtext(event."by"::text));
  select
    count(distinct e.row_id) filter (where e.captured_at > event.captured_at - interval '1 hour' and e.captured_at <= event.captured_at),
    count(distinct e.row_id) filter (where e.created_at > event.created_at - interval '1 day')
  into in_hour, in_day
  from (select e.*, coalesce(e.lead_id, e.contact_id) as row_id from public.lead_events e) as e
  where e.by = event."by" and (e.assignee is not null or e.merged_into is not null) and e.via is null and e.applied
    -- Nothing is stored before it is captured.
    and e.created_at > least(event.captured_at - interval '1 hour', event.created_at - interval '1 day')
    and not exists (
      select from private.enquiries r
      where r.id = e.row_id and (r.captured_by = event."by" or e.kind = 'merge' and r.assignee = event."by")
    );
  if in_hour > 30 or in_day > 100 then
    raise sqlstate 'PT422' using message = format(case when in_hour > 30
      then 'You have %s 30 enquiries within an hour. Carry on later, or ask an administrator to %s more.'
      else 'You have %s 100 enquiries within a day. Carry on tomorrow, or ask an administrator to %s more.'
    end, done, to_ask);
  end if;
end $$;

-- What an agent may not do to the row as it is now. Administrators may do anything.
create function private.require_change(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  kept record;
begin
  if not private.is_client() or private.is_admin() then
    return;
  elsif event.kind in ('deletion', 'restoration') then
    raise sqlstate '42501' using message = 'Only administrators can delete and restore.';
  end if;
  select r.* into kept from private.enquiries r
    -- Of a deleted row they write down what has happened, since it was on its way, and decide nothing any more.
    where r.id = coalesce(event.lead_id, event.contact_id) and (r.deleted_at is null or event.kind in ('note', 'call', 'whatsapp', 'visit'));
  perform private.require_row(kept.id);
  if not event.applied then
    return;
  elsif event.status = 'new' and kept.status <> 'new' then
    raise sqlstate 'PT422' using message = 'This has been answered, so it can no longer be new.';
  elsif event.merged_into is not null and kept.assignee is null and kept.captured_by <> event."by" then
    raise sqlstate '42501' using message = 'A colleague captured this. Only they or an administrator can merge it.';
  elsif kept.status = 'converted' and coalesce(event.status, (
    select r.status from private.enquiries r where r.id = event.merged_into
  )) <> 'converted' then
    raise sqlstate 'PT422' using message = 'Only an administrator can take back a conversion.';
  end if;
  if (event.assignee is not null or event.merged_into is not null)
    and kept.assignee is null and kept.captured_by is distinct from event."by" then
    perform private.require_moderation(event);
  end if;
end $$;

-- Brings the row to what the event says, if it may.
create function private.apply_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  answered_at timestamptz;
begin
  perform private.require_change(new);
  perform private.require_appointment(new);
  -- Answered when it was captured, and no earlier than a day before it arrived: a phone may be without a network for a day. Of two
  -- people's phones the one that answered first may be the last to arrive. One person's phone sends in order, so that an earlier
  -- answer behind their own is none.
  if (new.kind in ('call', 'whatsapp', 'visit', 'confirmation', 'held') or new.status <> 'new') and not exists (
    select from public.lead_events e
    where (e.lead_id = new.lead_id or e.contact_id = new.contact_id) and e."by" = new."by" and e.id <> new.id
      and (e.kind in ('call', 'whatsapp', 'visit', 'confirmation', 'held') or e.status <> 'new')
      and (e.created_at, e.captured_at, e.id) < (new.created_at, new.captured_at, new.id)
  ) then
    answered_at := greatest(new.captured_at, new.created_at - interval '1 day');
  end if;
  -- Whoever asked may still move their appointment, or cancel it, while the staff have done nothing that it would undo.
  if new.kind in ('note', 'call', 'whatsapp', 'visit', 'assignment', 'follow_up', 'confirmation', 'host', 'unconfirmed') then
    update private.lead_amendments a set touched_at = now() from public.leads l
      where l.id = new.lead_id and a.lead_id = l.id and a.touched_at = l.updated_at;
  end if;
  -- The row is written in any case: that is how everybody hears of the event, and how long the row is kept.
  execute format(
    $sql$
      update public.%I r set
        -- Who is told that their appointment stands is answered.
        status = case
          when field = 'status' then event.status
          when field = 'appointment_state' and event.kind = 'confirmation' and r.status = 'new' then 'contacted'
          else r.status
        end,
        assignee = case when field = 'assignee' then event.assignee else r.assignee end,
        follow_up_on = case
          when field = 'follow_up_on' then coalesce(event.follow_up_on, (event.call_back_at at time zone 'Africa/Lagos')::date)
          else r.follow_up_on
        end,
        appointment_at = case when field = 'appointment_at' then event.appointment_at else r.appointment_at end,
        appointment_state = case
          when field = 'appointment_state' then (case
            when event.kind in ('confirmation', 'host') or event.kind = 'unsettled' and r.host is not null then 'confirmed'
            when event.kind in ('unconfirmed', 'unsettled') then 'asked'
            else event.kind
          end)::public.appointment_state
          when field = 'appointment_at' and event.appointment_at is null then 'cancelled'
          else r.appointment_state
        end,
        host = case when event.kind in ('confirmation', 'host', 'unconfirmed') then event.host else r.host end,
        -- By the database's clock: the 30 days begin when everybody else misses the row.
        deleted_at = case
          when field = 'deleted_at' then case event.kind when 'deletion' then coalesce(r.deleted_at, now()) end
          else r.deleted_at
        end,
        -- Before it arrived here, nobody could answer.
        first_answered_at = least(r.first_answered_at, greatest(answered_at, case when answered_at is not null then r.created_at end))
      from (select ($1).*) as event, (values ($2, $3)) as change (field, answered_at)
      where r.id = coalesce(event.lead_id, event.contact_id)
    $sql$,
    case when new.lead_id is null then 'contacts' else 'leads' end
  ) using new, case when new.applied then private.column_of(new) end, answered_at;
  if new.kind = 'merge' and new.applied then
    perform private.merge_row(new);
  end if;
  return null;
end $$;

-- Writes down what becomes of a row without an event of anybody's: behind the last event of the same column.
create function private.add_event(row_id uuid, event public.lead_events) returns void
language plpgsql set search_path = '' as $$
begin
  event.id := gen_random_uuid();
  event.lead_id := (select l.id from public.leads l where l.id = row_id);
  event.contact_id := (select c.id from public.contacts c where c.id = row_id);
  event.applied := true;
  event.captured_at := greatest(event.captured_at, (private.last_set(row_id, event)).captured_at + interval '1 microsecond');
  event.created_at := greatest(event.created_at, event.captured_at);
  insert into public.lead_events select event.*;
end $$;

-- What follows when a row has changed, whoever changed it: its history, who stands for whom, who is told, and its place.
create function private.follow_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  changed record;
  event public.lead_events;
begin
  -- A change made directly, in the table editor or by a visitor's correction, is an event as well. What an event or another trigger
  -- changes has its event already. Of notes that staff rewrote, the words of before are kept.
  for changed in
    select c.* from (values
      ('status', 'status'), ('assignee', 'assignment'), ('follow_up_on', 'follow_up'), ('appointment_at', 'appointment'),
      ('merged_into', 'merge'), ('deleted_at', case when new.deleted_at is null then 'restoration' else 'deletion' end),
      ('notes', 'edit')
    ) as c (name, kind)
    where pg_trigger_depth() = 1 and before -> c.name is distinct from after -> c.name
      and not (c.name = 'notes' and (
        before ->> 'notes' is null or coalesce(current_setting('private.amending', true), '') = after ->> 'id'
      ))
  loop
    event := jsonb_populate_record(null::public.lead_events, jsonb_build_object('kind', changed.kind) || case changed.name
      when 'notes' then jsonb_build_object('body', before -> 'notes')
      when 'deleted_at' then '{}'
      else jsonb_build_object(changed.name, after -> changed.name)
    end);
    event.by := auth.uid();
    event.captured_at := clock_timestamp();
    event.created_at := event.captured_at;
    perform private.add_event(new.id, event);
  end loop;
  if (old.deleted_at is null) <> (new.deleted_at is null) then
    perform private.stand_apart(new.id, new.merged_into, new.deleted_at is not null);
  end if;
  if new.assignee is not null and new.assignee is distinct from old.assignee then
    perform private.push_event('assignment', new.id, auth.uid());
  end if;
  if coalesce(current_setting('private.amending', true), '') = after ->> 'id' and new.appointment_at is distinct from old.appointment_at then
    perform private.push_event('change', new.id, coalesce((after ->> 'captured_by')::uuid, auth.uid()));
  end if;
  -- By an event. Of what visitors change themselves, a receipt tells another time, and goes to another address.
  if pg_trigger_depth() > 1
    and (new.appointment_state, new.appointment_at, new.host) is distinct from (old.appointment_state, old.appointment_at, old.host) and (new.appointment_state in ('confirmed', 'moved', 'cancelled') or old.appointment_state = 'confirmed' and new.appointment_state = 'asked') then
    perform private.queue_receipt(new.id, true, old.appointment_at, (new.appointment_state, new.appointment_at) is distinct from (old.appointment_state, old.appointment_at));
  elsif (new.email, new.appointment_at) is distinct from (old.email, old.appointment_at) and new.appointment_state is distinct from 'cancelled' then
    perform private.queue_receipt(new.id);
  end if;
  -- A consultation that gets its time later, or another one, claims its place then. What had one keeps it.
  if (new.kind, new.appointment_at, new.status) is distinct from (old.kind, old.appointment_at, old.status)
    and new.kind = 'consultation' and new.appointment_at is not null and tg_table_name = 'leads'
    and (not (old.kind = 'consultation' and old.appointment_at is not null)
      or exists (select from private.placeless_leads p where p.lead_id = new.id)) then
    delete from private.placeless_leads p where p.lead_id = new.id;
    perform private.claim_place(new.id);
  end if;
  return null;
end $$;

-- What a trigger inserts by itself is no request of a client's.
create trigger take_event before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.take_event();
create trigger apply_event after insert on public.lead_events
  for each row when (pg_trigger_depth() = 0) execute function private.apply_event();
create trigger follow_change after update on public.leads
  for each row execute function private.follow_change();
create trigger follow_change after update on public.contacts
  for each row execute function private.follow_change();


-- 14_merges.sql

-- Merging. Who wrote twice is one person, and their rows can be made one: `merged_into` names the row of the same table that
-- stands for this one as well. Lists and figures have the row that stands for the others; how often somebody wrote still
-- counts all of them. What a row is merged into is always the last of a chain: who is merged into a merged row goes to where
-- that went, and brings along what was merged into it (`via` remembers by way of which row, so that taking it out again takes
-- those along). A deleted row stands for none: those that it stood for stand for themselves until it is restored.

-- Where a merged row goes; null if the event merges nothing. An agent has to work on every row of the chain, and on its end.
create function private.end_of_chain(event public.lead_events) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  target uuid := event.merged_into;
  standing record;
begin
  while target is not null loop
    select r.id, r.merged_into, r.deleted_at into standing from private.enquiries r
      where r.found_in = case when event.lead_id is null then 'contacts' else 'leads' end and r.id = target;
    -- Before anything is said of it: where a colleague's chain ends is no answer to somebody who asks.
    perform private.require_row(standing.id);
    if target = coalesce(event.lead_id, event.contact_id) then
      raise sqlstate 'PT409' using message = 'These are already one.';
    elsif standing.deleted_at is not null then
      raise sqlstate 'PT409' using message = 'The row to merge into is deleted.';
    end if;
    exit when standing.merged_into is null;
    target := standing.merged_into;
  end loop;
  return target;
end $$;

create function private.move_merged(moved uuid, target uuid, by_way_of uuid, cause public.lead_events) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_row(moved);
  cause.merged_into := target;
  cause.via := by_way_of;
  cause.body := null;
  perform private.add_event(moved, cause);
  update public.leads set merged_into = target where id = moved;
  update public.contacts set merged_into = target where id = moved;
end $$;

-- Who would look for a row in vain; null for nobody. A deleted row is in nobody's lists, whoever has left has nothing, and
-- what an administrator captured is everybody's until it is assigned.
create function private.who_has(row_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    (select u.user_id from public.user_roles u where u.user_id = r.assignee limit 1),
    (select u.user_id from public.user_roles u where u.user_id = r.captured_by and u.role = 'agent')
  )
  from private.enquiries r where r.id = row_id and r.deleted_at is null
$$;

create function private.merge_row(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  row_id uuid := coalesce(event.lead_id, event.contact_id);
  was_in uuid;
  taken uuid;
  owner uuid;
  handed public.lead_events := event;
begin
  -- Other events of the same statement come before this one, and after its target was looked up.
  if private.end_of_chain(event) <> event.merged_into then
    raise sqlstate 'PT409' using message = 'The row to merge into is being merged too. Merge them one after the other.';
  end if;
  select r.merged_into into was_in from private.enquiries r where r.id = row_id;
  update public.leads set merged_into = event.merged_into where id = row_id;
  update public.contacts set merged_into = event.merged_into where id = row_id;
  -- Those that came along before go back first; then whoever is merged into this row goes with it.
  for taken in
    select r.id from private.enquiries r where r.merged_into = was_in and (
      select e.via from public.lead_events e
      where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = 'merge' and e.applied
      order by e.captured_at desc, e.id desc limit 1
    ) = row_id
  loop
    perform private.move_merged(taken, row_id, null, event);
  end loop;
  if event.merged_into is null then
    return;
  end if;
  for taken in select r.id from private.enquiries r where r.merged_into = row_id loop
    perform private.move_merged(taken, event.merged_into, row_id, event);
  end loop;

  -- A merge by an administrator takes a row out of its owner's lists: if nobody has the one that stands for it, the merge hands it
  -- over. An agent's hands nothing over: they would take what is nobody's uncounted.
  owner := private.who_has(row_id);
  if private.is_client() and not private.is_admin()
    or owner is null or private.who_has(event.merged_into) is not null then
    return;
  end if;
  handed.kind := 'assignment';
  handed.merged_into := null;
  handed.body := null;
  handed.assignee := owner;
  if (private.last_set(event.merged_into, handed)).captured_at > event.captured_at then
    return;
  end if;
  -- Who is being taken off the team this very moment gets nothing any more.
  perform from public.user_roles u where u.user_id = owner for key share skip locked;
  if found then
    perform private.add_event(event.merged_into, handed);
    update public.leads set assignee = owner where id = event.merged_into;
    update public.contacts set assignee = owner where id = event.merged_into;
  end if;
end $$;

-- Those that a deleted row stood for stand for themselves. They go back if it is restored, unless they were merged or became
-- the end of a chain meanwhile.
create function private.stand_apart(row_id uuid, went_into uuid, is_deleted boolean) returns void
language plpgsql set search_path = '' as $$
declare
  target uuid := coalesce(went_into, row_id);
  cause public.lead_events;
  moved uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.merges'));
  -- By the same person as the deletion or restoration, at the same moment.
  cause.kind := 'deletion';
  cause := private.last_set(row_id, cause);
  cause.kind := 'merge';
  cause.captured_at := coalesce(cause.captured_at, clock_timestamp());
  if is_deleted then
    for moved in select r.id from private.enquiries r where r.merged_into = row_id order by r.id loop
      perform private.move_merged(moved, null, row_id, cause);
    end loop;
    return;
  end if;
  for moved in
    select r.id from private.enquiries r
    where r.id <> target and r.id in (select coalesce(e.lead_id, e.contact_id) from public.lead_events e where e.via = row_id)
      and (
        select e.merged_into is null and e.via = row_id from public.lead_events e
        where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = 'merge' and e.applied
        order by e.captured_at desc, e.id desc limit 1
      )
      and not exists (select from private.enquiries s where s.merged_into = r.id)
      and exists (select from private.enquiries s where s.id = target and s.deleted_at is null)
    order by r.id
  loop
    perform private.move_merged(moved, target, case when went_into is not null then row_id end, cause);
  end loop;
end $$;

-- 14_people.sql

-- People. A lead, contact or subscription is of the same person as another if both have a phone number or an e-mail address
-- in common, if one was merged into the other, or if the staff say so: whoever hangs together by such links, over however
-- many rows, is one. What visitors wrote is never changed for it. What the staff know besides stands in the history of a row.

-- What the staff know of whom a row is about: of each kind, what was said last. Null: it was taken back.
create view private.known as
  select distinct on (coalesce(e.lead_id, e.contact_id), e.kind)
    coalesce(e.lead_id, e.contact_id) as row_id, e.kind, e.body, e.same_as, e.captured_at
  from public.lead_events e
  where e.kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget', 'same_person') and e.applied
  order by coalesce(e.lead_id, e.contact_id), e.kind, e.captured_at desc, e.id desc;

create index lead_events_known_idx on public.lead_events (coalesce(lead_id, contact_id), kind, captured_at desc, id desc)
  where kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget', 'same_person') and applied;
create index lead_events_known_search_idx on public.lead_events
  using gin (private.search_text(null, null, case when kind = 'also_phone' then body end, body) extensions.gin_trgm_ops)
  where kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget') and applied;
create index lead_events_notes_search_idx on public.lead_events
  using gin (private.search_text(null, null, case when kind = 'also_phone' then body end, body) extensions.gin_trgm_ops) where kind = 'note' and applied;

create table private.people (
  row_id uuid primary key,
  -- Nobody is shown it: that it changed would tell of rows that somebody doesn't see.
  person uuid not null,
  -- Or has signed up for the newsletter alone.
  wrote boolean not null
);
comment on table private.people is 'Which person each lead, contact and subscription is of, but for those that are deleted. Kept by private.link().';
create index people_person_idx on private.people (person, row_id) include (wrote);

-- By what a row hangs together with others: the hash of a number or an address, or another row.
create table private.person_links (
  row_id uuid not null,
  node uuid not null,
  constraint person_links_pkey primary key (row_id, node)
);
create index person_links_node_idx on private.person_links (node, row_id);

create function private.node_of(text) returns uuid
language plpgsql immutable parallel safe strict set search_path = ''
as $$ begin return encode(substr(sha256(convert_to($1, 'UTF8')), 1, 16), 'hex')::uuid; end $$;

-- Brings the links of a row, and who is one person by them, to what the row is now. It touches the rows of the people
-- concerned alone: who gains a link becomes one with whoever has it, and only who loses one may come apart.
create function private.link(of_row uuid) returns void
language plpgsql security definer
-- From index to index, however few rows there were when the plan was made.
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  has_written boolean;
  nodes uuid[];
  before uuid[];
  whose uuid;
  met uuid[];
  part uuid[];
  another uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.people'));
  select p.person, array(select l.node from private.person_links l where l.row_id = of_row) into whose, before
    from private.people p where p.row_id = of_row;
  select bool_or(r.wrote), array_agg(distinct n.node) filter (where n.node <> of_row) into has_written, nodes
  from (
    select true, l.phone, l.email, l.merged_into from public.leads l where l.id = of_row and l.deleted_at is null
    union all
    select true, c.phone, c.email, c.merged_into from public.contacts c where c.id = of_row and c.deleted_at is null
    union all
    select false, null, s.email, null from public.newsletter_subscribers s where s.id = of_row
  ) as r (wrote, phone, email, merged_into)
  left join lateral (select k.kind, k.body, k.same_as from private.known k where k.row_id = of_row) as k on true
  cross join lateral (values
    (private.node_of(private.whole_number(r.phone))), (private.node_of(lower(r.email))), (r.merged_into), (k.same_as),
    (private.node_of(case k.kind when 'also_phone' then private.whole_number(k.body) when 'also_email' then lower(k.body) end))
  ) as n (node);
  nodes := coalesce(nodes, '{}');
  if whose is not null and has_written is not null and before <@ nodes and nodes <@ before then
    return;
  end if;

  if whose is not null and (has_written is null or not before <@ nodes) then
    delete from private.person_links l where l.row_id = of_row;
    delete from private.people p where p.row_id = of_row;
    -- What hung together by this row.
    met := array(
      select n from unnest(before || of_row) as n
      where exists (select from private.person_links l where l.node = n)
        or n <> of_row and exists (select from private.people p where p.row_id = n)
    );
    -- Whoever wrote twice has left the same number and address twice: one other row with all of it holds the rest together.
    if cardinality(met) > 1 and not exists (
      select from (select l.row_id from private.person_links l where l.node = met[1] limit 20) as other
      where met <@ (other.row_id || array(select l.node from private.person_links l where l.row_id = other.row_id))
    ) then
      loop
        with recursive reached (node) as (
          (select p.row_id from private.people p where p.person = whose limit 1)
          union
          select next.node from reached r cross join lateral (
            select l.node from private.person_links l where l.row_id = r.node
            union all
            select l.row_id from private.person_links l where l.node = r.node
          ) as next
        )
        select array_agg(p.row_id) into part from reached r join private.people p on p.row_id = r.node;
        exit when part is null or cardinality(part) = (select count(*) from private.people p where p.person = whose);
        another := gen_random_uuid();
        update private.people p set person = another where p.row_id = any (part);
      end loop;
    end if;
    whose := null;
  end if;
  if has_written is null then
    return;
  end if;

  -- All who have the same link are one already: one of them tells who.
  met := array(
    select distinct p.person
    from unnest(nodes || of_row) as n
    cross join lateral (
      (select l.row_id from private.person_links l where l.node = n and l.row_id <> of_row limit 1)
      union all
      select n
    ) as other
    join private.people p on p.row_id = other.row_id
  );
  if cardinality(met) > 1 then
    -- The fewer rows are written anew.
    whose := (select p.person from private.people p where p.person = any (met) group by p.person order by count(*) desc limit 1);
    update private.people p set person = whose where p.person = any (met) and p.person <> whose;
  end if;
  whose := coalesce(whose, met[1], gen_random_uuid());
  with linked as (insert into private.person_links (row_id, node) select of_row, n from unnest(nodes) as n on conflict do nothing)
  insert into private.people (row_id, person, wrote) values (of_row, whose, has_written) on conflict (row_id) do nothing;
end $$;

-- What follows when a row comes, changes or goes: its links, and what was kept of its submission goes with it.
create function private.follow_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.people, private.person_links;
    delete from private.lead_amendments a where not exists (select from private.enquiries r where r.id = a.lead_id);
    delete from private.mails m where not exists (select from private.enquiries r where r.id = m.row_id) and m.row_id is not null;
    perform private.link(r.id) from private.personal_rows r;
  elsif tg_table_name = 'lead_events' then
    perform private.link(coalesce(new.lead_id, new.contact_id));
  else
    if tg_op = 'DELETE' then
      delete from private.submission_contents c where c.table_name = tg_table_name and c.id = old.id;
      delete from private.lead_amendments a where a.lead_id = old.id;
      delete from private.push_outbox o where o.row_id = old.id;
      delete from private.mails m where m.row_id = old.id;
    end if;
    perform private.link(coalesce(new.id, old.id));
  end if;
  return null;
end $$;

-- When all else is done: what is locked then is not waited for any more.
create constraint trigger follow_link after insert or update of phone, email, merged_into, deleted_at or delete on public.leads
  deferrable initially deferred for each row execute function private.follow_row();
create constraint trigger follow_link after insert or update of phone, email, merged_into, deleted_at or delete on public.contacts
  deferrable initially deferred for each row execute function private.follow_row();
create constraint trigger follow_link after insert or update of email or delete on public.newsletter_subscribers
  deferrable initially deferred for each row execute function private.follow_row();
create constraint trigger forget_submission after delete on public.property_watchers
  deferrable initially deferred for each row execute function private.follow_row();
create constraint trigger follow_link after insert on public.lead_events
  deferrable initially deferred for each row when (new.kind in ('also_phone', 'also_email', 'same_person')) execute function private.follow_row();
create trigger follow_truncate after truncate on public.leads for each statement execute function private.follow_row();
create trigger follow_truncate after truncate on public.contacts for each statement execute function private.follow_row();
create trigger follow_truncate after truncate on public.newsletter_subscribers for each statement execute function private.follow_row();

-- From which rows which others are reached by links, among those that an agent sees (private.visible_condition()): that a row of a
-- colleague's makes one person of two others would tell of it.
create function private.reached(roots uuid[], among uuid[], account uuid default auth.uid()) returns table (root uuid, row_id uuid)
language plpgsql stable security definer
-- Asked many times for one answer: the planner overestimates the recursion, and would compile it for longer than it runs.
set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
begin
  if cardinality(roots) = 0 then
    return;
  end if;
  return query
    with recursive seen as materialized (
      select r.id from private.enquiries r
      where r.id = any (among) and r.deleted_at is null and (
        r.assignee = account or r.captured_by = account
        or r.assignee is null and r.created_at >= case r.found_in
          when 'leads' then (select private.unassigned_since('leads')) else (select private.unassigned_since('contacts'))
        end and (r.merged_into is null or private.may_have_target(r.found_in, r.merged_into))
      )
    ),
    links as materialized (
      select s.id, l.node from seen s join private.person_links l on l.row_id = s.id
      where l.node in (select s.id from seen s) or not exists (select from private.enquiries r where r.id = l.node)
    ),
    steps (node, next) as materialized (select l.id, l.node from links l union all select l.node, l.id from links l),
    reached (root, node) as (
      (select s.id, s.id from seen s where s.id = any (roots))
      union
      select r.root, s.next from reached r join steps s on s.node = r.node
    )
    select r.root, r.node from reached r join seen s on s.id = r.node;
end $$;

-- Which rows are of the same people as some that the caller sees, of all or among a few.
create function private.rows_of(rows uuid[], among uuid[] default null) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  among := coalesce(among, array(
    select o.row_id from private.people o where o.person in (select p.person from private.people p where p.row_id = any (rows))
  ));
  return case
    when private.is_admin() or cardinality(among) = 0 then among
    else array(select distinct r.row_id from private.reached(rows, among) as r)
  end;
end $$;

-- What the caller may know of whom a row is about, from the rows that they see, a hundred at most: the first of them stands for the
-- person, and of what the staff know the last word counts.
create function private.known_of(of_row uuid) returns jsonb
language plpgsql stable security definer
-- Asked for each row of a list: planning it each time took five times as long as what it does.
set search_path = '' set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  whose uuid := (select p.person from private.people p where p.row_id = of_row);
  rows uuid[];
begin
  -- Most people wrote once, and nothing more is known of them.
  if not exists (select from private.people p where p.person = whose and p.row_id <> of_row)
    and not exists (select from private.known k where k.row_id = of_row) then
    return jsonb_build_object('person', of_row, 'rows', coalesce((select p.wrote::integer from private.people p where p.row_id = of_row), 1));
  end if;
  if not private.is_staff() then
    return null;
  end if;
  rows := private.rows_of(array[of_row], array(
    select of_row union (select p.row_id from private.people p where p.person = whose order by p.row_id limit 100)
  ));
  return (
    with theirs as materialized (
      -- What stands in for the name of somebody unknown is none.
      select r.id, r.created_at, true as wrote, nullif(nullif(r.name, 'WhatsApp visitor'), 'Caller') as name from private.enquiries r where r.id = any (rows)
      union all select s.id, s.subscribed_at, false, s.name from public.newsletter_subscribers s where s.id = any (rows)
    ),
    -- Who has a link in common with the row. Anybody can type one person's address and another's number, and so make one of both:
    -- nobody is called for it on a number that was noted of the other.
    near as materialized (
      select b.row_id from private.person_links a join private.person_links b on b.node = a.node where a.row_id = of_row
      union select a.node from private.person_links a where a.row_id = of_row
      union select b.row_id from private.person_links b where b.node = of_row union select of_row
    ),
    facts as (
      select distinct on (k.kind) k.kind, k.body from theirs t
      -- From the index, of each row: a join would read what is known of everybody.
      cross join lateral (select * from private.known k where k.row_id = t.id offset 0) as k
      where k.kind in ('known_as', 'language', 'interest', 'budget') or k.kind <> 'same_person' and t.id in (select row_id from near)
      order by k.kind, t.id in (select row_id from near) desc, k.captured_at desc
    )
    select jsonb_strip_nulls(jsonb_build_object(
      'person', (select t.id from theirs t order by t.created_at, t.id limit 1),
      'rows', (select count(*) from theirs t where t.wrote),
      -- For a row without a name of its own, the first that they gave elsewhere: whoever types their number later doesn't rename them.
      'named', (
        select t.name from theirs t where t.name is not null and not exists (select from theirs o where o.id = of_row and o.name is not null)
        order by t.id in (select row_id from near) desc, t.created_at, t.id limit 1
      )
    )) || coalesce((select jsonb_object_agg(f.kind, f.body) from facts f where f.body is not null), '{}')
  );
end $$;

-- The same, read as a column of a row.
create function public.known(public.leads) returns jsonb
language sql stable security definer set search_path = '' as $$ select private.known_of($1.id) $$;
create function public.known(public.contacts) returns jsonb
language sql stable security definer set search_path = '' as $$ select private.known_of($1.id) $$;
create function public.known(public.newsletter_subscribers) returns jsonb
language sql stable security definer set search_path = '' as $$ select private.known_of($1.id) $$;

-- All rows of those whom the staff know by some words, or of whom a note has them, on a row that the caller sees: a thousand of each at
-- most, so that no note hides a name. Of what is known, what was said last counts; a word that is in every note ends with 2,000 notes.
create function private.rows_known_by(condition text) returns uuid[]
language plpgsql stable strict set search_path = '' as $$
declare
  rows uuid[];
begin
  execute format($sql$
      select (private.rows_of(array(
        select coalesce(e.lead_id, e.contact_id) from public.lead_events e
        where e.kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget') and e.applied and %1$s
          and e.body = (select k.body from private.known k where k.row_id = coalesce(e.lead_id, e.contact_id) and k.kind = e.kind)
      )))[1:1000] || (private.rows_of(array(select distinct * from (
        select coalesce(e.lead_id, e.contact_id) from public.lead_events e where e.kind = 'note' and e.applied and %1$s and coalesce(
          (select id from public.leads where id = e.lead_id and %2$s), (select id from public.contacts where id = e.contact_id and %3$s)
        ) is not null limit 2000) as noted)))[1:1000]
    $sql$, condition, private.visible_condition('leads'), private.visible_condition('contacts')) into rows;
  return rows;
end $$;

-- 15_search.sql

-- Search. Trigrams find any part of a word, in any script, and a mistyped capital or missing accent does no harm.

-- A search: the words that must be found, each as a pattern. Commas, brackets and the like part words; no row has to have them.
create function private.search_patterns(query text) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(case
    -- One or two letters are no trigram, but the beginning of a word is.
    when word ~ '^[[:alnum:]]{1,2}$' then '% ' || word || '%'
    else '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
  end)
  from (
    -- Nobody types more; what a paste brings besides would only cost time.
    select word from regexp_split_to_table(private.folded(left(query, 200)), '[\s,;:!?()]+|\.(?=\s|$)') as word
    where word <> '' limit 8
  ) as words
$$;

-- What must hold of the indexed text, or of what the staff know of the person, as SQL. Digits side by side are parts of one number.
create function private.search_condition(indexed text, query text) returns text
language sql stable set search_path = '' as $$
  with words as (
    select word, n, word ~ '^[0-9().+/-]+$' as is_number
    from regexp_split_to_table(private.folded(regexp_replace(left(query, 200), '\mtel:', ' ', 'gi')), '\s+') with ordinality as w (word, n)
    where word <> ''
  ),
  runs as (
    select *, n - row_number() over (partition by is_number order by n) as run from words
  ),
  parts as (
    select min(n) as n, string_agg(word, ' ' order by n) as part, is_number
    from runs group by is_number, run
    -- Nobody types more, as in search_patterns().
    order by 1 limit 8
  ),
  conditions as (
    select p.n, t.is_known, w.is_indexed, case when number is null then as_written
      else format('((%s) or %s like %L)', as_written, t.words, '%' || number || '%') end as holds
    from parts p
    cross join (values (false, indexed), (true, 'private.search_text(null, null, case when kind = ''also_phone'' then body end, body)')) as t (is_known, words)
    cross join lateral (select private.phone_digits(case when p.is_number then p.part end)) as d (number)
    cross join lateral (select string_agg(format('%s like %L', t.words, pattern), ' and '), bool_or(pattern ~ '[[:alnum:]]{3}|^% ')
      from unnest(private.search_patterns(p.part)) as pattern) as w (as_written, is_indexed)
    where as_written is not null
  ),
  found as (
    select n, max(holds) filter (where not is_known) as holds, private.rows_known_by(max(holds) filter (where is_known and is_indexed)) as known
    from conditions group by n
  )
  select string_agg(case when cardinality(known) > 0 then format('(%s or id = any (%L))', holds, known) else holds end, ' and ' order by n)
  from found
$$;

-- What must hold of leads or contacts besides, as SQL: what the caller may see, and what they ask for.
create function private.enquiry_conditions(
  table_name text, status public.lead_status, source text, kind text, property text, assignee text
) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  slug text := private.known_property(property);
begin
  return array[
    private.visible_condition(table_name),
    'status = ' || quote_literal(status),
    'source = ' || quote_literal(source),
    'kind = ' || quote_literal(kind),
    case
      when assignee = 'nobody' then 'assignee is null'
      when assignee is not null then format('assignee = %L', case when assignee = 'mine' then auth.uid() else assignee::uuid end)
    end,
    case
      when property = '-' then 'property_slug is null'
      when slug is not null then format('property_slug = %L', slug)
      when property ~ '^[a-z0-9]+(-[a-z0-9]+)*$' then format('property_slug = %L', property)
      -- "General Interest, consultation on Tuesday, March 3, 2026" is General Interest too.
      when property is not null then format(
        'property_slug is null and (property_interest = %1$L or starts_with(property_interest, %1$L || '', ''))', property
      )
    end
  ];
end $$;

-- A page of a list as SQL, newest first, behind the last row of the page before. What is null does not narrow it.
create function private.newest(
  table_name text, moment text, indexed text, query text, conditions text[],
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer,
  with_merged boolean default true, due_by date default null
) returns text
language plpgsql stable set search_path = '' as $$
declare
  rows_of text := format('public.%I', table_name);
  found text := private.search_condition(indexed, query);
  stands_for_itself text;
begin
  conditions := conditions || array[
    case when since is not null then format('%I >= %L', moment, since) end,
    case when until is not null then format('%I < %L', moment, until) end,
    case when due_by is not null then format('follow_up_on <= %L and (merged_into is null or follow_up_on >= now() - interval ''30 days'')', due_by) end
  ];
  if not with_merged then
    stands_for_itself := 'merged_into is null';
    if found is not null or due_by is not null then
      -- Looked up row by row: as an anti-join, the table would be read.
      stands_for_itself := format(
        '(merged_into is null or (select standing.id from %s as standing where standing.id = listed.merged_into and %s) is null)',
        rows_of, array_to_string(conditions || found, ' and ')
      );
    end if;
  end if;
  conditions := conditions ||
    case when before_id is not null then format('(%I, id) < (%L, %L)', moment, before_at, before_id)
      when before_at is not null then format('%I < %L', moment, before_at) end;
  if found is not null and not exists (
    select from unnest(private.search_patterns(query)) as pattern where pattern ~ '[[:alnum:]]{3}|^% '
  ) and private.phone_digits(btrim(query)) is null then
    -- Signs alone, an emoji or a per cent, are in no index: they are looked for among as many rows as take a second.
    rows_of := format(
      '(select * from %s where %s order by %I desc, id desc limit 100000)', rows_of,
      coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'), moment
    );
    conditions := '{}';
  end if;
  return format(
    'select *, private.known_of(id) from %s as listed where %s order by %I desc, id desc limit %s', rows_of,
    coalesce(nullif(array_to_string(conditions || found || stands_for_itself, ' and '), ''), 'true'), moment,
    -- An export is many pages in a row: an agent's are as short as a screen.
    least(greatest(coalesce(page_size, 50), 1), case when private.is_admin() then 1000 else 50 end)
  );
end $$;

-- What a search returns: a row, with what is known of whom it is about.
create view private.found_leads as select l.*, null::jsonb as known from public.leads l;
create view private.found_contacts as select c.*, null::jsonb as known from public.contacts c;
create view private.found_subscribers as select s.*, null::jsonb as known from public.newsletter_subscribers s;

-- Under row-level security an index may answer only what provably tells nothing of hidden rows; `like` and the
-- equality of enums are not among that. These look past it, so whoever calls is asked first, and nothing of theirs
-- gets into the SQL but as a quoted literal. A page of a list is never worth reading a whole table.
create function public.search_contacts(
  query text default null, property text default null, since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50,
  status public.lead_status default null, kind text default null, assignee text default null, due_by date default null,
  with_merged boolean default false
) returns setof private.found_contacts
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query execute private.newest(
    'contacts', 'created_at', 'private.search_text(name, email, phone, message)', query,
    private.enquiry_conditions('contacts', status, null, kind, property, assignee), since, until, before_at, before_id, page_size, with_merged, due_by
  );
end $$;
comment on function public.search_contacts is
  'Enquiries that hold every word of the query, newest first, for staff. Of a message its first 500 and its last 250 characters are searched. assignee: mine, nobody, or an account. Of rows that were merged, unless with_merged, the one that stands for them, or another if the words are found in that alone, or it alone is due.';

create function public.search_leads(
  query text default null, status public.lead_status default null, source text default null, property text default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50,
  kind text default null, assignee text default null, due_by date default null, with_merged boolean default false
) returns setof private.found_leads
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query execute private.newest(
    'leads', 'created_at', 'private.search_text(name, email, phone, notes)', query,
    private.enquiry_conditions('leads', status, source, kind, property, assignee), since, until, before_at, before_id, page_size, with_merged, due_by
  );
end $$;
comment on function public.search_leads is
  'Leads that hold every word of the query, newest first, for staff. Of the notes their first 500 and their last 250 characters are searched. assignee: mine, nobody, or an account. Of rows that were merged, unless with_merged, the one that stands for them, or another if the words are found in that alone, or it alone is due.';

create function public.search_subscribers(
  query text default null, active boolean default null, since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50
) returns setof private.found_subscribers
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute private.newest('newsletter_subscribers', 'subscribed_at', 'private.search_text(name, email, null, null)', query, array[
    case when active is not null then format('is_active = %L', active) end
  ], since, until, before_at, before_id, page_size);
end $$;
comment on function public.search_subscribers is 'Subscribers that hold every word of the query, newest first, for administrators.';

create function public.search_counts(query text) returns table (found_in text, kind text, found bigint)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query
    select 'leads', l.kind, count(*) from public.search_leads(query) l group by l.kind
    union all
    select 'contacts', c.kind, count(*) from public.search_contacts(query) c group by c.kind;
  if private.is_admin() then
    return query select 'newsletter_subscribers', null, count(*) from public.search_subscribers(query) having count(*) > 0;
  end if;
end $$;
comment on function public.search_counts is 'How many leads, contacts and, for administrators, subscribers a search finds, by kind: the newest fifty of each are counted. For staff.';

-- 16_inbox.sql

-- What the inbox opens on: who waits for an answer, what is to be held, who wrote more than once, and what can be restored.

-- What the rows of a table wait for, since when, and until when it was promised: of each kind the oldest thousand, since nobody works
-- through more. An enquiry is answered within one working day, as the contact form says, and the office is closed on Sundays; who
-- asked for a time waits for that, and hears of it before it. What its visitor has asked to change since, in a row of its own, waits
-- there, unless that was deleted or merged into it. A merged row waits for a time and a next step of its own alone, and for a step only until it has been due for 30 days.
create function private.waiting(table_name text, visible text)
returns table (found_in text, id uuid, reason text, since timestamptz, promised_at timestamptz, assignee uuid)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  stands constant text := '(select max(later.captured_at) from private.lead_amendments own join private.lead_amendments later using (secret_hash)
    join private.enquiries r on r.id = later.lead_id where own.lead_id = listed.id and later.captured_at > own.captured_at
    and r.deleted_at is null and (r.merged_into is distinct from listed.id or listed.appointment_at > now())) is null';
begin
  return query execute format(
    $sql$
      with rows as (
        (
          select *, case when first_answered_at is null then 'new' else 'waiting' end as reason, created_at as at
          from public.%1$I as listed where status = 'new' and follow_up_on is null and merged_into is null and %2$s and %4$s
            and (appointment_at > now() and appointment_state in ('asked', 'moved')) is not true order by created_at, id limit 1000
        )
        union all
        (
          select *, 'asked', coalesce(case when first_answered_at is not null then
            (select max(e.captured_at) from public.lead_events e where e.%3$I = listed.id and e.kind in ('edit', 'appointment')) end, created_at)
          from public.%1$I as listed where appointment_at > now() and appointment_state in ('asked', 'moved') and %2$s and %4$s
            and (merged_into is null or (select id from public.%1$I where id = listed.merged_into and appointment_at = listed.appointment_at and %2$s) is null)
          order by appointment_at, id limit 1000
        )
        union all
        (
          select *, 'due', (
            select case when (e.call_back_at at time zone 'Africa/Lagos')::date = listed.follow_up_on then e.call_back_at end
            from public.lead_events e where e.%3$I = listed.id and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
            order by e.captured_at desc, e.id desc limit 1
          )
          from public.%1$I as listed where follow_up_on <= (now() at time zone 'Africa/Lagos')::date and %2$s
            and (merged_into is null or follow_up_on >= now() - interval '30 days') order by follow_up_on, id limit 1000
        )
      )
      select %1$L, id, case when reason = 'due' and at is not null then 'call_back' else reason end, coalesce(at, morning), case
        when reason = 'due' then coalesce(at, morning + interval '9 hours') -- When the office closes on weekdays.
        else least(
          case extract(isodow from at at time zone 'Africa/Lagos')
            when 6 then at + interval '2 days'
            when 7 then date_trunc('day', at, 'Africa/Lagos') + interval '2 days'
            else at + interval '1 day'
          end,
          case when reason = 'asked' then appointment_at end
        )
      end, assignee
      from rows cross join lateral (select (follow_up_on + time '09:00') at time zone 'Africa/Lagos' as morning) as m
    $sql$, table_name, visible, case table_name when 'leads' then 'lead_id' else 'contact_id' end, stands
  );
end $$;

-- Whom somebody's queue holds, and which rows are one person's: for an agent, by what they see. Like the searches it looks past
-- row-level security, to read from indexes, and says itself what the account may see.
create function private.queue_of(account uuid, sees_all boolean)
returns table (found_in text, id uuid, reason text, since timestamptz, promised_at timestamptz, assignee uuid, whose uuid)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  with rows as materialized (
    select w.*, coalesce(p.person, w.id) as person, count(*) over (partition by p.person) as of_person
    from (
      select * from private.waiting('leads', private.visible_condition('leads', account, sees_all))
      union all
      select * from private.waiting('contacts', private.visible_condition('contacts', account, sees_all))
    ) as w left join private.people p on p.row_id = w.id
  ),
  split as materialized (
    select root, (array_agg(row_id order by row_id))[1] as person
    from private.reached(
      array(select r.id from rows r where r.of_person > 1 and not sees_all),
      array(select p.row_id from private.people p where p.person in (select r.person from rows r where r.of_person > 1 and not sees_all)),
      account
    )
    group by root
  )
  select r.found_in, r.id, r.reason, r.since, r.promised_at, r.assignee, coalesce(s.person, r.person)
  from rows r left join split s on s.root = r.id
$$;

create function public.queue(narrowed text default null, page_size integer default 50) returns json
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select private.require_staff();
  with people as materialized (select * from private.queue_of(auth.uid(), private.is_admin()))
  select json_build_object(
    'counts', (
      select json_build_object(
        'all', count(distinct whose), 'mine', count(distinct whose) filter (where assignee = auth.uid()), 'new', count(distinct whose) filter (where reason = 'new'),
        'asked', count(distinct whose) filter (where reason = 'asked'), 'due', count(distinct whose) filter (where reason in ('due', 'call_back'))
      )
      from people
    ),
    'rows', (
      select coalesce(json_agg(json_build_object(
        'found_in', page.found_in, 'reason', page.reason, 'since', page.since, 'promised_at', page.promised_at, 'row', coalesce(
          (select to_jsonb(l) from public.leads l where page.found_in = 'leads' and l.id = page.id),
          (select to_jsonb(c) from public.contacts c where page.found_in = 'contacts' and c.id = page.id)
        ) - array['deleted_at', 'answer_seconds'] || jsonb_build_object('known', private.known_of(page.id))
      ) order by page.promised_at, page.since, page.id), '[]')
      from (
        select * from (
          select distinct on (whose) * from people where narrowed is null
            or narrowed in (reason, case when assignee = auth.uid() then 'mine' end, case reason when 'call_back' then 'due' end)
          order by whose, promised_at, since, reason, id
        ) as first order by promised_at, since, id limit least(greatest(page_size, 0), 100)
      ) as page
    )
  );
$$;
comment on function public.queue is 'Who waits for an answer, of what the caller may see, the oldest promise first: what is new, what was tried and reached nobody (waiting), a time that nobody confirmed (asked), and a next step of today or before (due, or call_back at a time). Each person once, with the row that has waited longest of what is asked for. narrowed: mine, or one of these. For staff.';

create function public.upcoming(since timestamptz)
returns table (
  found_in text, id uuid, name text, email text, phone text, kind text, property_slug text, property_interest text,
  appointment_at timestamptz, visitor_zone text, preferred_date date, status public.lead_status, assignee uuid,
  created_at timestamptz, office text, captured_by uuid, appointment_state public.appointment_state, host uuid, total bigint, known jsonb
)
language sql stable set search_path = '' set enable_seqscan = off as $$
  select private.require_staff();
  select p.found_in, p.id, p.name, p.email, p.phone, p.kind, p.property_slug, p.property_interest, p.appointment_at, p.visitor_zone,
    p.preferred_date, p.status, p.assignee, p.created_at, p.office, p.captured_by, p.appointment_state, p.host, count(*) over (), private.known_of(p.id)
  from (
    select r.* from private.enquiries r where r.appointment_at >= since
    union all
    select r.* from private.enquiries r
    where r.preferred_date >= (since at time zone 'Africa/Lagos')::date and r.appointment_at is null and r.appointment_state is null
  ) as p
  where p.merged_into is null or (
    select s.id from private.enquiries s
    where s.id = p.merged_into
      and (s.appointment_at = p.appointment_at or p.appointment_at is null and (s.appointment_at is not null or s.preferred_date = p.preferred_date))
  ) is null
  order by coalesce(p.appointment_at, p.preferred_date::timestamp at time zone 'Africa/Lagos'), p.id limit 500
$$;
comment on function public.upcoming is 'Consultations, viewings and tours from a moment on, and days asked for from that day in Lagos on, of what the caller may see; rows that were merged have the same appointment once. The first five hundred, each with how many there are in all.';

-- When to call back those of these rows whose next step it is: a row has the day, the time is in its history.
create function public.call_backs_of(rows uuid[]) returns table (id uuid, call_back_at timestamptz)
language sql stable set search_path = '' as $$
  select private.require_staff();
  select r.id, step.call_back_at
  from private.enquiries r cross join lateral (
    select e.call_back_at from public.lead_events e
    where (e.lead_id = r.id or e.contact_id = r.id) and e.applied and (e.kind = 'follow_up' or e.call_back_at is not null)
    order by e.captured_at desc, e.id desc limit 1
  ) as step
  where r.id = any (array(select unnest(rows) limit 1000)) and r.follow_up_on is not null
    and (step.call_back_at at time zone 'Africa/Lagos')::date = r.follow_up_on
$$;

create function public.same_person(row_table text, row_id uuid)
returns table (
  found_in text, id uuid, name text, created_at timestamptz, kind text, property_slug text,
  status public.lead_status, assignee uuid, merged_into uuid, same_as uuid, total bigint
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  rows uuid[];
begin
  perform private.require_staff();
  -- Subscriptions are administrators'.
  if row_table <> 'newsletter_subscribers' or not private.is_admin() then
    perform private.require_row((select r.id from private.enquiries r where r.found_in = row_table and r.id = same_person.row_id and r.deleted_at is null));
  end if;
  rows := private.rows_of(array[row_id]);
  return query
    select others.*, (
      select k.same_as from private.known k where k.row_id = others.id and k.kind = 'same_person' and k.same_as = same_person.row_id
    ), count(*) over ()
    from (
      select r.found_in, r.id, r.name, r.created_at, r.kind, r.property_slug, r.status, r.assignee, r.merged_into
      from private.enquiries r where r.id = any (rows)
      union all
      select 'newsletter_subscribers', s.id, coalesce(s.name, s.email), s.subscribed_at, null, null, null, null, null
      from public.newsletter_subscribers s where s.id = any (rows)
    ) as others
    where (others.found_in, others.id) <> (row_table, same_person.row_id)
    -- What was merged into it belongs to its history, however long ago it came in.
    order by others.merged_into is not distinct from same_person.row_id desc, others.created_at desc, others.id desc limit 100;
end $$;
comment on function public.same_person is 'What else there is of the person of this row, for staff: what was merged into it first, then the newest, a hundred at most, each with how many there are in all. Subscriptions are administrators''.';

create function public.deleted_rows()
returns table (found_in text, id uuid, name text, kind text, created_at timestamptz, deleted_at timestamptz, deleted_by uuid, total bigint)
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select r.found_in, r.id, coalesce((select k.body from private.known k where k.row_id = r.id and k.kind = 'known_as'), r.name), r.kind, r.created_at, r.deleted_at, (
    select e.by from public.lead_events e
    where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = 'deletion'
    order by e.captured_at desc, e.id desc limit 1
  ), count(*) over ()
  from private.enquiries r where r.deleted_at is not null
  order by r.deleted_at desc, r.id limit 1000
$$;
comment on function public.deleted_rows is 'What can still be restored, latest first, for administrators: a thousand at most, each with how many there are in all.';

-- 17_statistics.sql

-- The figures of the dashboard. They are counted once for everybody who looks at them: fifty open dashboards cost one count
-- in fifteen seconds, not fifty. An agent's figures are counted, and kept, for them alone.

create unlogged table private.counted_statistics (
  -- "team" for administrators, or the id of an agent.
  scope text primary key,
  figures json not null,
  counted_at timestamptz not null,
  counts bigint not null default 1
);

-- Answers: how many enquiries were answered within so much office time, of those that had so much. What staff captured is left out,
-- since they stood beside the person. The moment before which all have waited longer than a limit is the same for all of them.
create function private.answer_limits(since timestamptz) returns table (name text, seconds integer, waited_before timestamptz)
language sql stable set search_path = '' as $$
  select l.name, l.seconds, private.office_reaches(private.office_clock(now()) - l.seconds, since, now())
  -- A day of the office has nine hours.
  from (values ('within_5_minutes', 300), ('within_1_hour', 3600), ('within_1_day', 32400)) as l (name, seconds)
$$;

-- Leads and contacts are counted as they are listed. Two things count otherwise. An enquiry is each time that somebody wrote,
-- so that merging changes how many people there are, not how often they wrote. And of first answers only that of the row that
-- stands for the others counts: nobody answers the others any more. A person who wrote twice is one.
--
-- To tell the week of half a million leads, the bounds of twelve weeks are converted to Lagos's clock, not the leads' times.
create function private.count_statistics(of_leads text, of_contacts text, of_subscribers text, of_people text) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  first_week date := date_trunc('week', now() at time zone 'Africa/Lagos')::date - 11 * 7;
  weeks timestamptz[] := array(
    select (first_week + 7 * n)::timestamp at time zone 'Africa/Lagos' from generate_series(0, 11) as n order by n
  );
  figures json;
begin
  execute format(
    $sql$
      with lead_groups as materialized (
        select status, source, count(*) as leads, count(*) filter (where created_at >= $1) as recent
        from public.leads where merged_into is null and %1$s group by status, source
      ),
      lead_totals as (
        select coalesce(sum(leads), 0) as total, coalesce(sum(recent), 0) as recent,
          coalesce(jsonb_object_agg(status, leads), '{}') as of_status
        from (select status, sum(leads) as leads, sum(recent) as recent from lead_groups group by status) as by_status
      ),
      lead_weeks as (
        select width_bucket(created_at, $3) as week, count(*) as leads
        from public.leads where created_at >= $3[1] and merged_into is null and %1$s group by 1
      ),
      contact_totals as (
        select count(*) filter (where merged_into is null) as total, count(*) as written,
          count(*) filter (where merged_into is null and created_at >= $1) as recent
        from public.contacts where %2$s
      ),
      subscriber_totals as (
        select count(*) as total, count(*) filter (where is_active) as active, count(*) filter (where subscribed_at >= $1) as recent
        from public.newsletter_subscribers where %3$s
      ),
      enquiries as materialized (
        select answer_seconds as took, created_at from private.enquiries
        where created_at >= $4 and kind is distinct from 'capture' and (first_answered_at is not null or status = 'new')
          and merged_into is null and (found_in = 'leads' and %1$s or found_in = 'contacts' and %2$s)
      ),
      -- Those of the last 28 days.
      within as materialized (select * from private.answer_limits($4))
      select json_build_object(
        'total_contacts', c.total,
        'recent_contacts', c.recent,
        'total_subscribers', s.total,
        'active_subscribers', s.active,
        'recent_subscribers', s.recent,
        'total_leads', l.total,
        'new_leads', coalesce(l.of_status -> 'new', '0'),
        'contacted_leads', coalesce(l.of_status -> 'contacted', '0'),
        'qualified_leads', coalesce(l.of_status -> 'qualified', '0'),
        'converted_leads', coalesce(l.of_status -> 'converted', '0'),
        'recent_leads', l.recent,
        'total_enquiries', l.total + c.written + (select count(*) from public.leads where merged_into is not null and %1$s),
        'total_people', %4$s,
        'answers', (
          select json_object_agg(within.name, (
            select json_build_object('answered', count(*) filter (where took <= within.seconds), 'of', count(*))
            from enquiries where took is not null or created_at < within.waited_before
          ))
          from within
        ),
        'leads_by_week', (
          select json_agg(json_build_object('week', $2 + 7 * n, 'leads', coalesce(w.leads, 0)) order by n)
          from generate_series(0, 11) as n left join lead_weeks w on w.week = n + 1
        ),
        'leads_by_source', (
          select coalesce(json_agg(json_build_object('source', source, 'leads', leads) order by leads desc, source), '[]')
          from (select source, sum(leads) as leads from lead_groups group by source) as by_source
        ),
        'qualified_by_property', (
          select coalesce(json_agg(json_build_object('property', property_slug, 'leads', leads) order by leads desc, property_slug), '[]')
          from (
            select property_slug, count(*) as leads from public.leads
            where status = 'qualified' and property_slug is not null and merged_into is null and %1$s group by property_slug
          ) as hot
        )
      )
      from lead_totals l, contact_totals c, subscriber_totals s
    $sql$, of_leads, of_contacts, of_subscribers, of_people
  ) using now() - interval '7 days', first_week, weeks, now() - interval '28 days' into figures;
  return figures;
end $$;

create function public.dashboard_statistics() returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  sees_all boolean := private.is_admin() or coalesce(current_setting('role', true), '') = 'service_role';
  kept_for text := case when sees_all then 'team' when private.is_agent() then auth.uid()::text end;
  fresh_for interval := (select s.figures_fresh_for from private.settings s);
  kept private.counted_statistics;
  theirs uuid[];
  people integer := 0;
begin
  -- Who has no role sees no rows. Counting none takes no time.
  if kept_for is null then
    return private.count_statistics('false', 'false', 'false', '0');
  end if;
  -- Once at once, and once behind somebody else's count. In a transaction that may only read, nothing can be kept.
  for attempt in 1..2 loop
    select c.* into kept from private.counted_statistics c where c.scope = kept_for;
    -- A clock that was ahead must not put the next count off.
    if kept.counted_at > clock_timestamp() - fresh_for and kept.counted_at <= clock_timestamp() then
      return kept.figures;
    end if;
    exit when attempt = 2 or current_setting('transaction_read_only')::boolean;
    -- Somebody else is counting. What was counted a moment ago serves; what is older than a minute is waited for.
    if not pg_try_advisory_xact_lock(hashtext('private.counted_statistics'), hashtext(kept_for)) then
      if kept.counted_at > clock_timestamp() - fresh_for - interval '1 minute' then
        return kept.figures;
      end if;
      perform pg_advisory_xact_lock(hashtext('private.counted_statistics'), hashtext(kept_for));
    end if;
  end loop;
  -- Past the policies, so that an index alone can answer.
  if sees_all then
    kept.figures := private.count_statistics(
      'deleted_at is null', 'deleted_at is null', 'true', '(select count(distinct person) from private.people where wrote)'
    );
  else
    for theirs in execute format(
      'select array_agg(row_id) from private.people
        where row_id in (select id from public.leads where %s union all select id from public.contacts where %s) group by person',
      private.visible_condition('leads'), private.visible_condition('contacts')
    ) loop
      while cardinality(theirs) > 0 loop
        people := people + 1;
        exit when cardinality(theirs) = 1;
        theirs := array(select unnest(theirs[2:]) except select unnest(private.rows_of(theirs[1:1], theirs)));
      end loop;
    end loop;
    kept.figures := private.count_statistics(private.visible_condition('leads'), private.visible_condition('contacts'), 'false', people::text);
  end if;
  if not current_setting('transaction_read_only')::boolean then
    insert into private.counted_statistics as c (scope, figures, counted_at)
      values (kept_for, kept.figures, clock_timestamp())
      on conflict (scope) do update set figures = excluded.figures, counted_at = excluded.counted_at, counts = c.counts + 1;
  end if;
  return kept.figures;
end $$;
comment on function public.dashboard_statistics is 'The figures of the dashboard, of what its caller may see, counted at most fifteen seconds ago. Leads, contacts and people have rows that were merged once; total_enquiries is how often people wrote, merged or not. Weeks begin on Monday in Lagos; recent is the last seven days.';

-- A month of Lagos, by who has an enquiry now and where it came from.
create function public.month_figures(month date) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  sees_all boolean := private.is_admin() or not private.is_client();
  figures json;
begin
  if not sees_all and not private.is_agent() then
    return '[]';
  end if;
  execute format(
    $sql$
      with counted as (
        select assignee, source, within.name, count(*) as enquiries,
          count(*) filter (where is_answerable and answer_seconds <= seconds) as answered,
          count(*) filter (where is_answerable and (answer_seconds is not null or created_at < waited_before)) as told
        from private.answer_limits($1) as within, private.enquiries,
          lateral (select kind is distinct from 'capture' and (first_answered_at is not null or status = 'new')) as asked (is_answerable)
        where created_at >= $1 and created_at < $2 and merged_into is null
          and (found_in = 'leads' and %1$s or found_in = 'contacts' and %2$s)
        group by assignee, source, within.name
      ),
      lines as (
        select assignee, source, max(enquiries) as enquiries,
          json_object_agg(name, json_build_object('answered', answered, 'of', told)) as answers
        from counted group by assignee, source
      )
      select coalesce(json_agg(lines order by enquiries desc, assignee, source), '[]') from lines
    $sql$, private.visible_condition('leads', sees_all => sees_all), private.visible_condition('contacts', sees_all => sees_all)
  ) using date_trunc('month', month::timestamp) at time zone 'Africa/Lagos',
    (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'Africa/Lagos' into figures;
  return figures;
end $$;
comment on function public.month_figures is 'What came in during a month (any of its days), merged rows once, as far as its caller may see it: one line for each assignee and source, with how much was answered within five minutes, an hour and a day of the office.';

-- 17_units.sql

-- What is for sale: homes and plots, each with its state. The staff change one by an event, as with leads: a log that only
-- grows, under an id made on the device, of which the one captured last counts. Agents reserve and sell; prices and what is
-- released are the administrators'. New units are inserted with the secret key. A new database has those of src/content/units.yaml,
-- as an example: a company that sells deletes them (`delete from public.units where is_example`) and inserts its own.

create type public.unit_state as enum ('available', 'reserved', 'sold', 'not_released');

create table public.units (
  id text generated always as (property_slug || '/' || label) stored primary key,
  property_slug text not null,
  label text not null,
  kind text not null,
  size_sqm numeric not null,
  bedrooms smallint,
  price numeric,
  currency text not null,
  aspect text,
  state public.unit_state not null default 'not_released',
  reserved_until date,
  is_example boolean not null default false,
  as_of timestamptz not null default now(),
  by uuid references auth.users on delete set null,
  constraint units_property_slug_length check (char_length(property_slug) between 1 and 60),
  constraint units_property_slug_format check (property_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint units_label_length check (char_length(label) between 1 and 20),
  -- Its state is one small letter behind it: see units_for_sale().
  constraint units_label_format check (label ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  constraint units_kind_length check (char_length(kind) between 1 and 80),
  constraint units_size_sqm_range check (size_sqm > 0 and size_sqm < 1000000),
  constraint units_bedrooms_range check (bedrooms between 1 and 20),
  constraint units_price_range check (price > 0 and price < 1000000000000),
  constraint units_currency_known check (currency in ('NGN', 'GBP')),
  constraint units_aspect_length check (char_length(aspect) between 1 and 80),
  constraint units_reserved_until_state check ((reserved_until is not null) = (state = 'reserved'))
);
comment on column public.units.label is 'Floor and door, or the plot''s number: its name within the property and in addresses.';
comment on column public.units.price is 'In the currency of the contract; null where it is told on request.';
comment on column public.units.reserved_until is 'The last day in Lagos on which it is reserved: after that it is available, without anybody''s doing.';
create index units_by_idx on public.units (by) where by is not null;

create table public.unit_events (
  id uuid primary key default gen_random_uuid(),
  unit_id text not null references public.units on delete cascade,
  kind text not null,
  state public.unit_state,
  reserved_until date,
  price numeric,
  by uuid references auth.users on delete set null,
  applied boolean not null default true,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint unit_events_kind_known check (kind in ('state', 'price')),
  constraint unit_events_state_kind check ((state is not null) = (kind = 'state')),
  constraint unit_events_price_kind check (price is null or kind = 'price'),
  constraint unit_events_price_range check (price > 0 and price < 1000000000000),
  constraint unit_events_reserved_until_state check ((reserved_until is not null) = (state is not distinct from 'reserved')),
  constraint unit_events_reserved_until_range check (reserved_until - (captured_at at time zone 'Africa/Lagos')::date between 0 and 90)
);
create index unit_events_unit_id_idx on public.unit_events (unit_id, captured_at desc, id desc);
create index unit_events_written_idx on public.unit_events (by, created_at) where by is not null;

-- As take_event(); and it changes its unit, unless an event captured later has done so.
create function private.take_unit_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unit public.units;
begin
  if private.is_client() then
    perform private.require_staff();
    new.by := auth.uid();
  end if;
  -- A replay is the index's to refuse, whatever has become of the unit.
  if exists (select from public.unit_events e where e.id = new.id) then
    return new;
  end if;
  if private.is_client() and not private.is_admin() and exists (
    select from public.unit_events e
    where e.by = auth.uid() and e.created_at > clock_timestamp() - interval '1 day'
    offset 1999 limit 1
  ) then
    perform private.refuse('too_busy', 'You have changed 2,000 units within a day. The rest follows tomorrow.', 900);
  end if;
  select u.* into unit from public.units u where u.id = new.unit_id for update;
  if not found then
    raise sqlstate 'PT422' using message = 'There is no such unit.';
  end if;
  new.created_at := clock_timestamp();
  new.captured_at := private.plausible_capture(coalesce(new.captured_at, new.created_at), new.created_at);
  new.applied := not exists (
    select from public.unit_events e
    where e.unit_id = new.unit_id and e.kind = new.kind and e.applied and (e.captured_at, e.id) > (new.captured_at, new.id)
  );
  if private.is_client() and not private.is_admin()
    and (new.kind = 'price' or new.state = 'not_released' or unit.state = 'not_released') then
    raise sqlstate '42501' using message = 'Only administrators can change prices and release units.';
  -- Nobody sells what a colleague has sold, whichever of the two is heard of first. A sale that a colleague's change overtakes is no sale.
  elsif private.is_client() and unit."by" is distinct from new."by"
    and (new.state = 'sold' and not new.applied or unit.state = 'sold' and (new.state = 'sold' or not private.is_admin() and new.applied)) then
    raise sqlstate 'PT409' using message = case when unit.state = 'sold' then 'This is already sold. Only an administrator can take that back.'
      else 'A colleague has changed this unit since. Look at it, then say again that it is sold.' end;
  end if;
  if new.applied then
    update public.units u set
      state = coalesce(new.state, u.state),
      reserved_until = case when new.kind = 'state' then new.reserved_until else u.reserved_until end,
      price = case when new.kind = 'price' then new.price else u.price end,
      as_of = new.captured_at,
      by = case when new.kind = 'state' then new."by" else u."by" end
    where u.id = new.unit_id;
  end if;
  return new;
end $$;

create trigger take_unit_event before insert on public.unit_events
  for each row execute function private.take_unit_event();

-- What is for sale, for everybody, in one answer for all properties. Units that differ in label and state alone are one group, each
-- of them a label and a letter: `W05-01s W06-01r2026-12-11`. What is not released has no price yet. A known answer, by its tag, is a 304.
create function public.units_for_sale() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  groups json;
  tag text;
begin
  select json_agg(g) into groups from (
    select s.property_slug as property, s.kind, s.size_sqm as size, s.bedrooms, s.asked as price, s.currency, s.aspect,
      string_agg(s.label || s.letter, ' ' order by s.label collate "C") as units
    from (
      select u.*, case when u.state <> 'not_released' then u.price end as asked,
        case
          when u.state = 'reserved' and u.reserved_until >= (now() at time zone 'Africa/Lagos')::date then 'r' || u.reserved_until
          when u.state in ('available', 'reserved') then 'a'
          when u.state = 'sold' then 's'
          else 'n'
        end as letter
      from public.units u
    ) as s
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 5, 7
  ) as g;
  tag := '"' || md5(coalesce(groups, '[]')::text) || '"';
  perform set_config('response.headers', json_build_array(
    json_build_object('ETag', tag), json_build_object('Cache-Control', 'no-cache')
  )::text, true);
  -- A proxy that compresses the answer makes its tag a weak one.
  if nullif(current_setting('request.headers', true), '')::json ->> 'if-none-match' in (tag, 'W/' || tag) then
    perform set_config('response.status', '304', true);
    return null;
  end if;
  -- Pages of another origin can't read the header.
  return json_build_object('tag', tag, 'groups', coalesce(groups, '[]'));
end $$;

-- 18_consultations.sql

-- Which times of consultations have no place left. Whoever sends invented requests could make every time look full: what one
-- address asks for takes so many places a week; what it asks for beyond them arrives like any other, and takes none.

-- How many consultations each office can hold at the same time.
create table private.places (
  office text primary key check (office in ('lagos', 'london')),
  places smallint not null check (places between 0 and 1000)
);

insert into private.places (office, places) values ('lagos', 2), ('london', 1);
create table private.placeless_leads (lead_id uuid primary key references public.leads on delete cascade);
comment on table private.placeless_leads is 'Consultations that take no place: their client had asked for too many.';

create function public.set_places(office text, places integer) returns void
language plpgsql set search_path = '' as $$
begin
  update private.places p set places = $2 where p.office = $1;
  if not found then
    raise sqlstate 'PT422' using message = 'There is no such office. Choose lagos or london.';
  end if;
end $$;

create function private.claim_place(lead uuid) returns void
language plpgsql set search_path = '' as $$
declare
  key bytea := private.client_key('places', of_its_own => true);
begin
  -- What the staff have worked on is agreed with somebody: it takes its place, and costs nobody's.
  if key is null or not private.is_client() or current_setting('role', true) = 'authenticated' and private.is_staff() then
    return;
  end if;
  -- Requests of one client wait for each other already, in seconds_until_token().
  if (select count(*) from private.place_claims c where c.client = key and c.claimed_at > now() - interval '7 days')
    >= (select places_per_week from private.settings) then
    insert into private.placeless_leads (lead_id) values (lead);
  else
    insert into private.place_claims (client) values (key);
  end if;
end $$;

-- The times, from one day in Lagos to another, that are full, and by how much they are over. Nothing is refused for being full, since
-- a request may have been made without a network.
create function public.full_slots(since date, until date)
returns table (office text, starts_at timestamptz, taken integer, places integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if since is null or until is null or until - since not between 0 and 400 then
    raise sqlstate 'PT400' using message = 'The range must be 400 days at most.';
  end if;
  return query
    select p.office, booked.starts_at, booked.taken, p.places::integer
    from (
      select coalesce(l.office, 'lagos') as office, l.appointment_at as starts_at,
        count(distinct coalesce(l.merged_into, l.id))::integer as taken
      from public.leads l
      where l.kind = 'consultation' and l.deleted_at is null
        and l.appointment_at >= (since - interval '1 hour') at time zone 'UTC'
        and l.appointment_at < (until + interval '23 hours') at time zone 'UTC'
        and not exists (select from private.placeless_leads n where n.lead_id = l.id)
      group by 1, 2
    ) as booked
    join private.places p using (office)
    where booked.taken >= p.places
    order by booked.starts_at, p.office;
end $$;

-- How far an appointment is agreed ------------------------------------------------------------------------------------------

-- What is confirmed, held or missed, or no longer, is the time that somebody saw: the visitor may have moved it since, or a colleague
-- have been quicker. Whether it is over is a matter of when they tapped. What was changed in a row of its own is agreed there alone.
create function private.require_appointment(event public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  why text;
begin
  if coalesce(private.column_of(event), '') not in ('appointment_state', 'appointment_at') then
    return;
  end if;
  select case
    when event.kind = 'appointment' then (
      select max('They have asked to change this since. Look at their latest request first.')
      from private.lead_amendments own join private.lead_amendments later using (secret_hash) join private.enquiries l on l.id = later.lead_id
      where own.lead_id = r.id and later.captured_at > own.captured_at and l.deleted_at is null and event.applied
    )
    when r.appointment_at is null or r.deleted_at is not null then 'This appointment was cancelled.'
    when r.appointment_at <> event.appointment_at then 'This appointment was moved in the meantime. Look at its new time first.'
    when event.kind in ('host', 'unconfirmed') and r.appointment_state = 'confirmed'
      or event.kind = 'unsettled' and r.appointment_state in ('held', 'missed') then null
    when event.kind = 'host' then 'This is no longer confirmed.'
    when event.kind in ('unconfirmed', 'unsettled') then 'This has already been taken back.'
    when event.kind in ('held', 'missed') then
      case when r.appointment_at > event.captured_at then 'This appointment is still to come.' end
    when r.appointment_state in ('held', 'missed') or r.appointment_at + interval '1 hour' <= event.captured_at then
      'This appointment is over.'
    when r.appointment_state <> 'confirmed' then null
    when r.host = event.host then 'This is already confirmed.'
    else format('Already confirmed by %s.', coalesce(c.name, split_part(u.email, '@', 1), 'a colleague'))
  end into why
  from private.enquiries r left join auth.users u on u.id = r.host left join private.staff_cards c on c.user_id = r.host
  where r.id = coalesce(event.lead_id, event.contact_id);
  if why is not null then
    raise sqlstate 'PT409' using message = why;
  end if;
end $$;

-- How far an appointment is agreed, as its visitor may know it: the state, the time, and what its host is called; of one whose
-- card is not for visitors, by their first name. For calendars the `uid` of its first row (a change that became a row of its own has the
-- secret of the one before; what it replaced has none), and how often visitor and staff have changed it: the later file has the higher sum.
create function private.agreed(of_row uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', r.appointment_state, 'at', r.appointment_at,
    'host', case when c.is_public then c.name else split_part(c.name, ' ', 1) end, 'host_is_public', coalesce(c.is_public, false),
    'uid', case when v.ids is null or v.ids[cardinality(v.ids)] = r.id then coalesce(v.ids[1], r.id) end,
    'changes', coalesce(v.revision + cardinality(v.ids) - 1, 0),
    'answers', (
      select count(*) from public.lead_events e
      where (e.lead_id = any (v.ids || r.id) or e.contact_id = any (v.ids || r.id)) and e.applied
        and (private.column_of(e) = 'appointment_state' or e.kind = 'appointment' and e.by is not null)
    )
  )
  from private.enquiries r left join private.staff_cards c on c.user_id = r.host cross join lateral (
    select array_agg(a.lead_id order by a.captured_at, a.created_at) as ids, max(a.revision) as revision
    from private.lead_amendments own join private.lead_amendments a using (secret_hash) where own.lead_id = r.id
  ) as v
  where r.id = of_row and r.deleted_at is null
$$;

-- The device that is told what becomes of an appointment: one of each, which goes with the secret that named it.
create table private.appointment_devices (
  row_id uuid primary key references private.lead_amendments on delete cascade,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  named_at timestamptz not null default now()
);

-- The same for whoever has its row's secret. A guess takes a token, and learns nothing. The entry: `id`, `secret` and, to change it, the
-- `device` that is told of it from now on, which takes the place of the one before; null for none.
create function public.appointment(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target constant uuid := entry ->> 'id';
  client constant bytea := private.counted_client();
  turned_away constant jsonb := private.turned_away(target, client, private.is_body_over(4096));
  -- Of two answers that a phone gets the later one counts, whichever comes first.
  as_of constant timestamptz := clock_timestamp();
  own uuid;
  agreed jsonb;
begin
  if turned_away is not null then
    return turned_away;
  end if;
  select a.lead_id, private.agreed(a.lead_id) into own, agreed from private.lead_amendments a where a.lead_id = target and a.secret_hash = private.hash_of_secret((entry ->> 'secret')::uuid);
  if entry ? 'device' then
    -- Also of a deleted row: it may be restored.
    delete from private.appointment_devices d where d.row_id = own;
    insert into private.appointment_devices (row_id, endpoint, p256dh, auth)
      select own, d ->> 'endpoint', d ->> 'p256dh', d ->> 'auth' from (select entry -> 'device') as named (d)
      where agreed is not null and private.is_push_endpoint(d ->> 'endpoint')
      on conflict (row_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, named_at = now();
  end if;
  agreed := agreed || jsonb_build_object('is_told', exists (select from private.appointment_devices d where d.row_id = target));
  perform private.charge(client) where agreed is null or entry ? 'device';
  return private.answer(case when agreed is null then 'refused' else 'delivered' end, target, coalesce(agreed, '{"why": "unknown"}') || jsonb_build_object('as_of', as_of));
end $$;

-- 18_mails.sql

-- What is sent to visitors: to those who watch a property, its question and each change, by e-mail or to their device; to who left an
-- address with an enquiry or an appointment, a receipt, and what the staff make of it, which is told to their device too. One queue.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('question', 'change', 'push', 'receipt', 'appointment')),
  -- A watcher gets one for each change. A price up and down is two changes.
  watcher uuid references public.property_watchers on delete cascade,
  change uuid references private.property_changes on delete cascade,
  -- Of a receipt, its lead or contact, and the address as it was then; for a device, the row. No foreign key: a trigger erases it with that.
  row_id uuid,
  email text,
  -- How far the appointment was agreed, if there was one, and when it was to be before the staff changed it.
  told public.appointment_state,
  was_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- Not before; while one is being sent, until its sender must be gone.
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint mails_watcher_or_row_id check (num_nonnulls(watcher, row_id) = 1 and (row_id is null) = (kind not in ('receipt', 'appointment')) and (email is null) = (kind <> 'receipt')),
  constraint mails_watcher_key unique (watcher, change)
);
create index mails_change_idx on private.mails (change);
create index mails_due_at_idx on private.mails (due_at) where state = 'waiting';
create index mails_email_idx on private.mails (email, created_at) where email is not null;
create index mails_row_id_idx on private.mails (row_id, created_at) where row_id is not null;

-- What is still to be sent, for whoever sends it with the secret key. A receipt has nothing that its visitor wrote. One whose appointment
-- is another matter by now, or past, is not sent, nor any three days later: where no sender is set, they would wait for years. As the
-- caller: the links stay closed to everybody else.
create view public.mails_waiting with (security_invoker = true) as
  select
    m.id, m.kind, m.attempts, m.created_at as made_at, m.due_at, coalesce(m.email, w.email) as email, coalesce(w.property_slug, r.property_slug) as property_slug,
    coalesce(w.created_at, r.created_at) as asked_at, c.title, c.topics, l.token as link_token, case when u.id is not null then jsonb_build_object('kind', u.kind, 'label', u.label) end as unit,
    coalesce(w.endpoint, d.endpoint) as endpoint, coalesce(w.p256dh, d.p256dh) as p256dh, coalesce(w.auth, d.auth) as auth,
    case when r.id is not null then private.agreed(r.id) || jsonb_build_object('id', r.id, 'kind', r.kind, 'at', coalesce(r.appointment_at, m.was_at),
      'was', m.was_at, 'day', r.preferred_date, 'zone', r.visitor_zone, 'office', r.office) end as enquiry
  from private.mails m
    left join public.property_watchers w on w.id = m.watcher
    left join private.watcher_links l on l.watcher = m.watcher
    left join private.property_changes c on c.id = m.change
    -- That something is no longer confirmed is no news to a device that was never told that it was.
    left join private.appointment_devices d on d.row_id = m.row_id and m.kind = 'appointment' and (m.told <> 'asked' or m.was_at is not null)
    left join private.enquiries r on r.id = m.row_id and (r.email = m.email or d.row_id is not null) and r.deleted_at is null
      and r.appointment_state is not distinct from m.told and coalesce(r.appointment_at, m.was_at, 'infinity') > now()
    -- Nobody's own words: a unit of the property, by its label.
    left join public.units u on u.property_slug = r.property_slug and r.property_interest like '%, % ' || u.label
  where m.state = 'waiting' and case
    when m.row_id is not null then r.id is not null and m.created_at > now() - interval '3 days'
      and not exists (select from private.mails n where n.row_id = m.row_id and n.kind = m.kind and n.created_at > m.created_at)
    else w.unsubscribed_at is null and (m.kind = 'question') = (w.confirmed_at is null)
  end;

-- Queues what a visitor is told: that their enquiry is here, or what the staff have made of their appointment. It takes the place of
-- what still waits to be said of the row the same way. Of what the staff captured, nobody typed an address. A device hears of no host.
create function private.queue_receipt(of_row uuid, by_staff boolean default false, was_at timestamptz default null, is_news boolean default false) returns void
language plpgsql set search_path = '' as $$
declare
  client bytea;
  about record;
  replaced record;
begin
  for about in
    select 'receipt' as kind, r.email, r.appointment_state as told from private.enquiries r
    where r.id = of_row and r.email is not null and r.captured_by is null and r.deleted_at is null and (by_staff
      and r.kind is distinct from 'capture' or r.kind in ('enquiry', 'tour', 'video', 'viewing', 'consultation') and r.source <> 'viewing')
    union all
    select 'appointment', null, r.appointment_state from private.enquiries r join private.appointment_devices d on d.row_id = r.id
    where r.id = of_row and is_news
  loop
    -- Anybody can type anybody's address: it gets six a day for that, whoever sent them, and one client causes twenty, and one more
    -- each minute. What the staff say has no limit, so that nobody can use it up, also where it waits and the address is corrected.
    if not by_staff and not exists (select from private.mails m where m.row_id = of_row and m.kind = 'receipt' and m.state = 'waiting' and m.attempts = 0 and m.told <> 'asked') then
      client := private.client_key('mails');
      -- Two at once would both find room.
      perform pg_advisory_xact_lock(hashtextextended('mail ' || about.email, 0));
      if (select count(*) from private.mails m where m.email = about.email and m.created_at > now() - interval '1 day') >= 6
        or private.seconds_until_token(client, 'mails', 20, 1) is not null then
        return;
      end if;
      perform private.spend_tokens(client, 'mails', 1, 20, 1);
    end if;
    delete from private.mails m where m.row_id = of_row and m.kind = about.kind and m.state = 'waiting' and m.attempts = 0
      returning m.told, m.was_at into replaced;
    -- Of what is replaced nobody has heard: neither its time, nor that it was confirmed.
    insert into private.mails (kind, row_id, email, told, was_at) values (about.kind, of_row, about.email, about.told, case
      when about.told = 'asked' and (not by_staff or replaced.told = 'confirmed' and not exists (select from private.mails m where m.row_id = of_row and m.kind = about.kind and m.told = 'confirmed')) then null
      when replaced.told <> 'asked' then replaced.was_at else queue_receipt.was_at
    end);
    -- For the embedded server, which prints e-mails, and sends what is for devices.
    perform pg_notify('mails', '');
  end loop;
end $$;

-- Whether it is this question's turn: an address gets one a day, whatever it is asked about. What was tried comes first.
-- Within thirty days nobody is asked again after a "No", nor after three questions that they left unanswered.
create function private.is_next_question(mail private.mails, address text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from public.property_watchers w join private.watcher_links l on l.watcher = w.id
    where w.email = address and w.confirmed_at is null and w.unsubscribed_at > now() - interval '30 days'
  ) and count(*) filter (where w.confirmed_at is null and o.state = 'sent' and o.settled_at > now() - interval '30 days') < 3
    and count(*) filter (
      where o.id <> mail.id and o.state = 'sent' and o.settled_at > now() - interval '1 day'
        or o.state = 'waiting' and w.unsubscribed_at is null and w.confirmed_at is null
          and (o.attempts = 0, o.due_at, o.id) < (mail.attempts = 0, mail.due_at, mail.id)
    ) = 0
  from private.mails o join public.property_watchers w on w.id = o.watcher where w.email = address and o.kind = 'question'
$$;

-- When each kind was last sent, or asked for while none had been tried in vain. Where nobody sends them, the staff tell visitors themselves.
create table public.mail_senders (kind text primary key check (char_length(kind) <= 40), asked_at timestamptz not null);

create function public.take_mails(kinds text[], batch integer default 50) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken uuid[];
begin
  insert into public.mail_senders select k, now() from (select unnest(kinds) as k except select v.kind from public.mails_waiting v where v.attempts > 0 order by k) as asked
    on conflict (kind) do update set asked_at = now();
  taken := array(
    select m.id from private.mails m join public.mails_waiting v using (id)
    where m.kind = any (kinds) and m.due_at <= now() and (m.kind <> 'question' or private.is_next_question(m, v.email))
    order by m.due_at, m.id limit batch for update of m skip locked
  );
  update private.mails m set attempts = m.attempts + 1, due_at = now() + interval '15 minutes' where m.id = any (taken);
  return coalesce((select jsonb_agg(to_jsonb(v) order by v.email, v.id) from public.mails_waiting v where v.id = any (taken)), '[]');
end $$;
comment on function public.take_mails is 'What is due of these kinds (question, change, push, receipt, appointment), leased for a quarter of an hour.';

-- How they ended: sent, refused for good, or to be sent later. `gone`: the push service no longer knows the device, so that its watcher
-- has left, or an appointment has none.
create function public.settle_mails(mails uuid[], outcome text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settled integer;
begin
  update public.property_watchers w set unsubscribed_at = now()
    from private.mails m where outcome = 'gone' and m.id = any (mails) and w.id = m.watcher and w.unsubscribed_at is null;
  insert into public.mail_senders select distinct m.kind, now() from private.mails m where outcome = 'sent' and m.id = any (mails) order by 1
    on conflict (kind) do update set asked_at = now();
  delete from private.appointment_devices d using private.mails m where outcome = 'gone' and m.id = any (mails) and d.row_id = m.row_id and d.named_at <= m.due_at - interval '15 minutes';
  update private.mails m set
    state = case outcome when 'later' then 'waiting' when 'gone' then 'refused' else outcome end,
    due_at = case when outcome = 'later' then now() + least(interval '1 day', interval '1 minute' * 2 ^ least(m.attempts, 11)) else m.due_at end,
    settled_at = case when outcome <> 'later' then now() end
  where m.id = any (mails) and m.state = 'waiting';
  get diagnostics settled = row_count;
  return settled;
end $$;

-- 19_push.sql

-- The staff are told of enquiries on their devices, by web push. A subscription is one device, as its browser's push
-- service addresses it; what a person wants to hear, and when not, holds on all of theirs.

-- Which addresses the sender may call: browsers tell them to us, and anybody could make it call those inside its network. A
-- message goes to the hosts that browsers name, and to no other of the companies that run them: googleapis.com is every
-- interface and every customer's storage of Google. What visitors give as a device is held to the same list. An operator may add others.
create table private.push_hosts (
  host text primary key,
  -- Of those that an operator adds, false.
  is_known boolean not null default false,
  -- A name with a public ending, and never an address in figures.
  constraint push_hosts_host_format check (
    host ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$' and host !~ '\.(local|localhost|internal|intranet|lan|home|arpa)$'
  )
);

-- Those of Chrome, Chromium without Google's keys, Firefox, Safari and Edge, as in supabase/functions/push/push-hosts.ts.
insert into private.push_hosts (host, is_known) values
  ('fcm.googleapis.com', true), ('jmt17.google.com', true), ('updates.push.services.mozilla.com', true),
  ('push.apple.com', true), ('notify.windows.com', true);

create function public.set_push_hosts(more text[] default '{}') returns void
language sql security definer set search_path = '' as $$
  delete from private.push_hosts h where not h.is_known;
  insert into private.push_hosts (host) select distinct lower(host) from unnest(more) as named (host) on conflict do nothing;
$$;
comment on function public.set_push_hosts is 'Which push services are trusted besides the known ones: the whole list.';

create function private.is_push_endpoint(endpoint text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.push_hosts h where h.host = called.host or right(called.host, length(h.host) + 1) = '.' || h.host
  )
  -- Without a port and a user name, which the sender refuses as well.
  from (select substring(endpoint from '^https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)/[!-~]+$')) as called (host)
$$;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- Null where sessions have no id.
  session_id uuid,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- How the device stands with the sender, to which its row is the lock: the notification and the message that it was sent last. Not
  -- before `due_at`: a message is under way, or the push service asks for patience.
  burst uuid,
  burst_since timestamptz,
  push uuid,
  due_at timestamptz not null default '-infinity',
  failures integer not null default 0,
  constraint push_subscriptions_endpoint_length check (char_length(endpoint) <= 1000),
  -- 65 and 16 bytes in base64url.
  constraint push_subscriptions_p256dh_format check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  constraint push_subscriptions_auth_format check (auth ~ '^[A-Za-z0-9_-]{22}$')
);
comment on column public.push_subscriptions.session_id is 'The session that sent it last: with it, the device is told no more.';
create index push_subscriptions_push_idx on public.push_subscriptions (push) where push is not null;
create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id, last_seen_at);

create table public.push_preferences (
  user_id uuid primary key references auth.users on delete cascade,
  scope text not null default 'all',
  quiet_from time,
  quiet_until time,
  zone text,
  constraint push_preferences_scope_known check (scope in ('all', 'mine', 'none')),
  constraint push_preferences_quiet_from_whole check (num_nonnulls(quiet_from, quiet_until, zone) in (0, 3)),
  constraint push_preferences_quiet_until_differs check (quiet_until <> quiet_from),
  constraint push_preferences_zone_length check (char_length(zone) <= 64),
  constraint push_preferences_zone_format check (zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$')
);
comment on table public.push_preferences is 'What each of the staff wants to be told: of everything that they see, of what is theirs, or nothing; and the hours in which nothing is said.';
comment on column public.push_preferences.quiet_from is 'From when to when nothing is said, in their zone; it may be over midnight. What came in is told afterwards.';

create function private.check_push_endpoint() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_push_endpoint(new.endpoint) then
    raise sqlstate 'PT422' using message = 'This is not the address of a push service that we know.';
  end if;
  return new;
end $$;

-- This device is the caller's, by each start of the dashboard. After a colleague on it, it is a new one: nothing of theirs arrives.
create function public.save_push_subscription(endpoint text, p256dh text, auth text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account uuid := auth.uid();
  session uuid := nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id', '')::uuid;
begin
  perform private.require_staff();
  delete from public.push_subscriptions s where s.endpoint = save_push_subscription.endpoint and s.user_id <> account;
  insert into public.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth)
    values (account, session, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth)
    on conflict on constraint push_subscriptions_endpoint_key do update
      set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, last_seen_at = now();
  -- Nobody has more devices; those not used for longest are forgotten.
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = account order by o.last_seen_at desc, o.id offset 20
  );
end $$;

create function public.end_push_subscription(endpoint text) returns void
language sql security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.endpoint = end_push_subscription.endpoint and s.user_id = auth.uid()
$$;

-- A browser has given its device another address. Its worker is signed in as nobody: the secret of the old one is its proof.
create function public.replace_push_subscription(old_endpoint text, old_auth text, endpoint text, p256dh text, auth text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  delete from public.push_subscriptions s where s.endpoint = replace_push_subscription.endpoint and s.endpoint <> old_endpoint
    and exists (select from public.push_subscriptions o where o.endpoint = old_endpoint and o.auth = old_auth);
  update public.push_subscriptions s set
    endpoint = replace_push_subscription.endpoint, p256dh = replace_push_subscription.p256dh, auth = replace_push_subscription.auth
  where s.endpoint = old_endpoint and s.auth = old_auth;
  return found;
end $$;

create function public.set_push_preferences(
  scope text, quiet_from time default null, quiet_until time default null, zone text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if zone is not null and not exists (select from private.time_zones z where z.name = zone) then
    raise sqlstate 'PT422' using message = 'This time zone is not known.';
  end if;
  insert into public.push_preferences as p (user_id, scope, quiet_from, quiet_until, zone)
    values (auth.uid(), $1, $2, $3, $4)
    on conflict on constraint push_preferences_pkey do update
      set scope = excluded.scope, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone;
end $$;
comment on function public.set_push_preferences is 'What the caller wants to be told, and their quiet hours; for staff.';

-- What the staff are to be told stands in the outbox in the transaction of what happened: nothing is told of a row that was
-- not stored, and nothing stored is left untold. A row is one event for one device, and no two transactions ever wait for
-- each other; a sender makes messages of them: what came in within ten seconds is one notification.
create table private.push_outbox (
  id bigint generated always as identity primary key,
  subscription uuid not null references public.push_subscriptions on delete cascade,
  event text not null check (event in ('arrival', 'assignment', 'change')),
  -- A lead or a contact. No foreign key: a trigger erases it with its row.
  row_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Not at once: the next enquiry of a burst may be under way.
  due_at timestamptz not null default clock_timestamp() + interval '2 seconds',
  -- `dropped`: there was nothing to tell any more, or the push service refuses it.
  state text not null default 'waiting' check (state in ('waiting', 'told', 'dropped')),
  -- The notification that tells of it, and the last message that carried that.
  burst uuid,
  push uuid
);
create unique index push_outbox_arrival_key on private.push_outbox (subscription, row_id) where event = 'arrival';
create index push_outbox_created_at_idx on private.push_outbox (created_at);
create index push_outbox_row_id_idx on private.push_outbox (row_id);
create index push_outbox_subscription_idx on private.push_outbox (subscription, burst);
create index push_outbox_waiting_idx on private.push_outbox (subscription, due_at) where state = 'waiting';

-- Where the sender listens for the ring, and the key with which it is rung: nothing until public.set_push_sender() says it.
create table private.push_sender (
  only_row boolean primary key default true check (only_row),
  url text check (url ~ '^https?://[!-~]+$'),
  key text,
  constraint push_sender_key_whole check ((url is null) = (key is null))
);

insert into private.push_sender default values;
create function public.set_push_sender(url text, key text) returns void
language sql security definer set search_path = '' as $$
  update private.push_sender set url = $1, key = $2 where only_row
$$;
comment on function public.set_push_sender is 'Where the function that sends push messages is, and the key with which it is rung; null for neither.';

-- Rings for the sender: a server that listens, and a function behind an address. A ring may be lost; the sweep may not.
create function private.ring_push() returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender private.push_sender;
begin
  perform pg_notify('push_outbox', '');
  select s.* into sender from private.push_sender s;
  if sender.url is not null and to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
    execute 'select net.http_post(url := $1, headers := $2)' using
      sender.url, jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || sender.key);
  end if;
exception when others then
  raise warning 'The sender of push messages was not rung: %', sqlstate;
end $$;

-- Whether an event of a row that they see is news to an account: an enquiry that waits for an answer, if they want to hear of all; a row
-- that became theirs, unless they want to hear of nothing; and a time that its visitor moved or cancelled, if they want to hear of all or
-- have the row, or were to hold it.
create function private.is_news(event text, row_id uuid, account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.enquiries r
      join public.user_roles u on u.user_id = account left join public.push_preferences p on p.user_id = account
    where r.id = row_id and r.deleted_at is null
      and (u.role = 'admin' or r.assignee is null or account in (r.assignee, r.captured_by))
      and case event
        when 'arrival' then r.status = 'new' and r.merged_into is null and coalesce(p.scope, 'all') = 'all'
        when 'assignment' then r.assignee = account and coalesce(p.scope, 'all') <> 'none'
        else (r.appointment_state = 'cancelled' or r.appointment_state = 'asked' and r.appointment_at > now()) and case coalesce(p.scope, 'all')
          -- Whoever was to hold it holds it no more.
          when 'mine' then account = r.assignee or account = (select e.host from public.lead_events e
            where (e.lead_id = r.id or e.contact_id = r.id) and e.host is not null order by e.captured_at desc, e.id desc limit 1)
          else p.scope is distinct from 'none'
        end
      end
  )
$$;

-- Tells everybody to whom it is news, but for whoever did it. Whatever goes wrong with that, what was sent stays stored.
create function private.push_event(told text, row_id uuid, done_by uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.push_outbox (subscription, event, row_id)
    select s.id, told, push_event.row_id from public.push_subscriptions s
    where s.user_id is distinct from done_by and private.is_news(told, push_event.row_id, s.user_id)
    -- One that ends meanwhile would be refused, with those of all others.
    for key share of s
    on conflict do nothing;
  if found then
    perform private.ring_push();
  end if;
exception when others then
  raise warning 'The outbox of push messages has nothing of this %: %', told, sqlstate;
end $$;

-- How many people wait for somebody: those of their queue, of whom they want to hear.
create function private.count_new_to(account uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(distinct q.whose)::integer
  from private.queue_of(account, exists (select from public.user_roles r where r.user_id = account and r.role = 'admin')) as q
  where q.assignee = account or coalesce((select p.scope from public.push_preferences p where p.user_id = account), 'all') <> 'mine'
$$;

create function public.count_new() returns integer
language sql stable security definer set search_path = '' as $$
  select private.require_staff();
  select private.count_new_to(auth.uid());
$$;
comment on function public.count_new is 'How many people wait in the caller''s queue, or of those that are theirs if they want to hear of no others, for the number on the app''s icon; for staff.';

create function private.is_quiet(quiet_from time, quiet_until time, zone text, at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  clock time;
begin
  clock := (at at time zone zone)::time;
  return case
    when zone is null then false
    when quiet_from < quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end;
exception when invalid_parameter_value then
  -- A zone that this server knows no more must not keep everybody's messages.
  return false;
end $$;

-- Hands out a message for each device that is due, and for that device nothing else for a minute, or until it is settled.
create function public.take_pushes(batch integer default 20, at timestamptz default clock_timestamp()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  device record;
  oldest timestamptz;
  is_unconfirmed boolean;
  is_more boolean;
  message uuid;
  pushes jsonb := '[]';
begin
  delete from public.push_subscriptions s
    where s.session_id is not null and not exists (select from auth.sessions a where a.id = s.session_id);
  for device in
    select s.*
    from public.push_subscriptions s left join public.push_preferences p on p.user_id = s.user_id
    where s.due_at <= at and not private.is_quiet(p.quiet_from, p.quiet_until, p.zone, at) and exists (
      select from private.push_outbox o where o.subscription = s.id and o.state = 'waiting' and o.due_at <= at
    )
    order by s.due_at, s.id limit batch for no key update of s skip locked
  loop
    update private.push_outbox o set state = 'dropped'
      where o.subscription = device.id and o.state = 'waiting' and not private.is_news(o.event, o.row_id, device.user_id);
    select min(o.created_at), coalesce(bool_or(o.burst = device.burst), false) into oldest, is_unconfirmed
      from private.push_outbox o where o.subscription = device.id and o.state = 'waiting';
    continue when oldest is null;

    -- One notification for what comes in within ten seconds. Sent again since an answer was lost, it is still the same one,
    -- with all that has come in since.
    if (is_unconfirmed or oldest <= device.burst_since + interval '10 seconds') is not true then
      device.burst := gen_random_uuid();
      device.burst_since := oldest;
    end if;
    -- The device rings again if something came later than ten seconds after the first of its burst; the rest is added silently.
    is_more := exists (
      select from private.push_outbox o
      where o.subscription = device.id and o.state = 'waiting' and o.push is null and o.created_at > device.burst_since + interval '10 seconds'
    );
    message := gen_random_uuid();
    update public.push_subscriptions s
      set burst = device.burst, burst_since = device.burst_since, push = message, due_at = at + interval '1 minute'
      where s.id = device.id;
    update private.push_outbox o set burst = device.burst, push = message
      where o.subscription = device.id and o.state = 'waiting';
    pushes := pushes || jsonb_build_object(
      'id', message, 'endpoint', device.endpoint, 'p256dh', device.p256dh, 'auth', device.auth,
      'burst', device.burst, 'rings_again', is_more, 'new_to_them', private.count_new_to(device.user_id),
      'news', (
        select jsonb_agg(
          jsonb_build_object(
            'event', o.event, 'table', r.found_in, 'row', r.id, 'kind', r.kind, 'property_slug', r.property_slug,
            'to_confirm', (r.appointment_at > at and r.appointment_state in ('asked', 'moved')) is true
          ) order by o.id desc
        )
        from private.push_outbox o join private.enquiries r on r.id = o.row_id
        where o.subscription = device.id and o.burst = device.burst and o.state <> 'dropped'
      )
    );
  end loop;
  return jsonb_build_object(
    'pushes', pushes,
    'next_in_ms', (
      select ceil(extract(epoch from min(greatest(s.due_at, o.due_at)) - at) * 1000)
      from private.push_outbox o
        join public.push_subscriptions s on s.id = o.subscription
        left join public.push_preferences p on p.user_id = s.user_id
      where o.state = 'waiting' and not private.is_quiet(p.quiet_from, p.quiet_until, p.zone, at)
        and greatest(s.due_at, o.due_at) > at
    )
  );
end $$;

-- How a message ended: `sent`; `gone`, with its device; `refused`, this message alone; or `later`, perhaps with for how long. Of one
-- that was given to another sender meanwhile, nothing.
create function public.settle_push(
  push uuid, outcome text, retry_after_s integer default null, at timestamptz default clock_timestamp()
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  device public.push_subscriptions;
  is_given_up boolean;
begin
  select s.* into device from public.push_subscriptions s where s.push = settle_push.push for no key update;
  if not found then
    return false;
  end if;
  if outcome = 'gone' then
    delete from public.push_subscriptions s where s.id = device.id;
    return true;
  end if;
  is_given_up := outcome = 'refused' and device.failures >= 4;
  if outcome = 'sent' or is_given_up then
    update private.push_outbox o set state = case outcome when 'sent' then 'told' else 'dropped' end
      where o.subscription = device.id and o.push = settle_push.push and o.state = 'waiting';
  end if;
  update public.push_subscriptions s set
    push = null,
    failures = case when outcome = 'sent' or is_given_up then 0 else s.failures + 1 end,
    due_at = case when outcome = 'sent' or is_given_up then at else at + greatest(
      least(interval '1 hour', coalesce(retry_after_s, 0) * interval '1 second'),
      least(interval '15 minutes', interval '5 seconds' * 2 ^ least(s.failures + 1, 10))
    ) end
  where s.id = device.id;
  return true;
end $$;

-- Rings again if something is due, for a ring that was lost.
create function private.sweep_push() returns void
language sql security definer set search_path = '' as $$
  select private.ring_push() where exists (
    select from private.push_outbox o join public.push_subscriptions s on s.id = o.subscription
    where o.state = 'waiting' and o.due_at <= clock_timestamp() and s.due_at <= clock_timestamp()
  )
$$;

create trigger check_push_endpoint before insert OR UPDATE OF endpoint on public.push_subscriptions
  for each row execute function private.check_push_endpoint();

-- 20_invitations.sql

-- An administrator invites somebody by their e-mail address. The code of an invitation stands only in the link of the message that
-- the account server sends: the account may be new, or of a stranger who signed up with that address before.

create table private.staff_invitations (
  email text primary key check (char_length(email) <= 254) check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and email = lower(email)),
  role public.app_role not null,
  code_hash bytea not null,
  invited_by uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  constraint staff_invitations_expires_at_order check (expires_at > created_at)
);
create index staff_invitations_invited_by_idx on private.staff_invitations (invited_by);

-- Invites an address, or invites it anew: the link of the first message opens nothing any more. Tells the code for the link, and
-- whether there is an account already: then the message is one for choosing a new password.
create function public.invite_staff(email text, role public.app_role) returns json
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  invited text := lower(btrim(private.without_unseen(email)));
  code uuid := gen_random_uuid();
  account record;
begin
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  -- Behind that wait, as in set_role().
  perform private.require_admin();
  if role is null then
    raise sqlstate 'PT422' using message = 'Choose a role.';
  elsif invited is null or invited !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' or char_length(invited) > 254 then
    raise sqlstate 'PT422' using message = 'Enter a complete email address.';
  end if;
  select u.id, u.email_confirmed_at into account
    from auth.users u where lower(u.email) = invited and u.deleted_at is null order by u.created_at limit 1;
  if exists (select from public.user_roles r where r.user_id = account.id) then
    raise sqlstate 'PT409' using message = format('%s is on the team already.', invited), hint = 'Change their role in the list.';
  -- Each costs a message to somebody.
  elsif (select count(*) from private.staff_invitations i where i.email <> invited and i.expires_at > now()) >= 50 then
    raise sqlstate 'PT409' using message = 'Fifty invitations are open.', hint = 'Withdraw some of them first.';
  end if;
  insert into private.staff_invitations as i (email, role, code_hash, invited_by)
    values (invited, role, private.hash_of_secret(code), auth.uid())
    on conflict on constraint staff_invitations_pkey do update set
      role = excluded.role, code_hash = excluded.code_hash, invited_by = excluded.invited_by,
      created_at = now(), expires_at = now() + interval '7 days';
  return json_build_object('code', code, 'has_account', account.email_confirmed_at is not null);
end $$;

create function public.list_invitations()
returns table (email text, role public.app_role, invited_by text, created_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select i.email, i.role, u.email::text, i.created_at, i.expires_at
  from private.staff_invitations i join auth.users u on u.id = i.invited_by
  order by i.created_at desc, i.email
$$;
comment on function public.list_invitations is 'Who is invited and has not accepted yet, also those that have expired; for administrators.';

create function public.withdraw_invitation(email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  perform private.require_admin();
  delete from private.staff_invitations i where i.email = lower(btrim(withdraw_invitation.email));
  if not found then
    raise sqlstate 'PT404' using message = format('%s is not invited.', withdraw_invitation.email);
  end if;
end $$;
comment on function public.withdraw_invitation is 'Ends an invitation; for administrators.';

-- Gives the caller the role to which their address was invited. Of what opened the account before, only the session that came from
-- the message stays, to choose a password.
create function public.accept_invitation(code uuid) returns public.app_role
language plpgsql security definer set search_path = '' as $$
declare
  account record;
  invitation private.staff_invitations;
  has_role public.app_role;
begin
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  select u.id, lower(u.email) as email into account
    from auth.users u
    where u.id = auth.uid() and u.email_confirmed_at is not null and u.deleted_at is null and not private.is_signed_out() for update;
  delete from private.staff_invitations i
    where i.email = account.email and i.code_hash = private.hash_of_secret(accept_invitation.code) and i.expires_at > now()
    returning i.* into invitation;
  if not found then
    -- The answer was lost, and this is the second attempt.
    select r.role into has_role from public.user_roles r where r.user_id = account.id order by r.role limit 1;
    if has_role is not null then
      return has_role;
    end if;
    raise sqlstate 'PT404' using
      message = 'This invitation has expired or was withdrawn.', hint = 'Ask an administrator for a new one.';
  end if;
  insert into public.user_roles (user_id, role) values (account.id, invitation.role) on conflict do nothing;
  perform private.lock_account(account.id, nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id', '')::uuid);
  return invitation.role;
end $$;

-- What ends when somebody loses a role, however it was taken.
create function private.leave_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An invitation is worth what its administrator is.
  delete from private.staff_invitations i
    where i.invited_by = old.user_id
      and not exists (select from public.user_roles r where r.user_id = old.user_id and r.role = 'admin');
  delete from private.counted_statistics c where c.scope = old.user_id::text;
  if exists (select from public.user_roles r where r.user_id = old.user_id) then
    return null;
  end if;
  delete from private.capture_passes p where p.user_id = old.user_id;
  delete from private.staff_cards c where c.user_id = old.user_id;
  delete from public.push_subscriptions s where s.user_id = old.user_id;
  delete from public.push_preferences p where p.user_id = old.user_id;
  -- Whoever has no role any more takes care of nothing: their rows are everybody's at once.
  insert into public.lead_events (lead_id, contact_id, kind, by, captured_at, created_at)
    select case r.found_in when 'leads' then r.id end, case r.found_in when 'contacts' then r.id end,
      'assignment', auth.uid(), clock_timestamp(), clock_timestamp()
    from private.enquiries r where r.assignee = old.user_id;
  update public.leads set assignee = null where assignee = old.user_id;
  update public.contacts set assignee = null where assignee = old.user_id;
  return null;
end $$;

create trigger leave_team after delete or update on public.user_roles for each row execute function private.leave_team();

-- 21_observations.sql

-- What the site notes of itself, where that is switched on: how fast its pages were, and what the outbox met. Nothing of a
-- visitor is in it: no address, no identity, no query of a page, and of the time no more than the hour.

create table public.observations (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  value double precision not null,
  page text not null,
  created_at timestamptz not null default now(),
  constraint observations_kind_known check (kind in ('vital', 'outbox')),
  constraint observations_name_format check (name ~ '^[A-Za-z][A-Za-z0-9_-]{0,39}$'),
  -- Not a number is greater than any.
  constraint observations_value_range check (value >= 0 and value <= 10000000),
  constraint observations_page_format check (page ~ '^/[a-z0-9/-]{0,99}$')
);
create index observations_created_at_idx on public.observations (created_at);
create index observations_kind_idx on public.observations (kind, created_at) include (name, value);

-- Refuses, before anything is written, what is switched off and what a client sends beyond its share. Nobody waits for an answer.
create function public.observe(measurements jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- Of one client, in rows: a page view is some five; and of all clients.
  burst constant integer := 100;
  per_minute constant integer := 5;
  per_hour constant integer := 5000;
  client constant bytea := private.client_key('observations');
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  seconds integer;
begin
  if not (select s.observes from private.settings s) then
    raise sqlstate 'PT403' using message = 'Observations are switched off.';
  elsif private.is_body_over(16384) or jsonb_array_length(measurements) > 20 then
    raise sqlstate 'PT413' using message = 'Too many observations at once.';
  end if;
  seconds := private.seconds_until_token(client, 'observations', burst, per_minute);
  if seconds is not null then
    perform private.refuse('rate_limited', 'Too many observations. Please try again later.', seconds);
  end if;
  if exists (select from public.observations where created_at >= this_hour offset per_hour - 1 limit 1) then
    raise sqlstate 'PT429' using message = 'There are enough observations for this hour.';
  end if;
  begin
    insert into public.observations (kind, name, value, page, created_at)
      select m.kind, m.name, m.value, m.page, this_hour
      from jsonb_to_recordset(measurements) as m (kind text, name text, value double precision, page text);
  exception when data_exception or integrity_constraint_violation then
    -- Counted all the same: those before the one that a rule refuses were written, and would cost nothing.
    perform set_config('response.status', '400', true);
  end;
  perform private.spend_tokens(client, 'observations', jsonb_array_length(measurements), burst, per_minute);
end $$;

-- Whoever has no role is refused: an empty answer reads as if nothing had been measured.
create function public.observed() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_admin(or_server => true);
  select json_build_object(
    'vitals', coalesce(json_agg(json_build_object('name', name, 'p75', p75, 'count', count) order by name) filter (where kind = 'vital'), '[]'),
    'errors', coalesce(json_agg(json_build_object('name', name, 'count', count) order by count desc, name) filter (where kind = 'outbox'), '[]')
  )
  from (
    select kind, name, percentile_cont(0.75) within group (order by value) as p75, count(*) as count
    from public.observations where created_at >= now() - interval '28 days' group by kind, name
  ) as noted
$$;
comment on function public.observed is 'Of the last 28 days: what three in four page views stayed below, by measure, and how often the outbox met which error.';

-- 22_retention.sql

-- What the privacy page promises to erase is erased by the software itself. private.retention says what is old, and
-- public.run_retention() erases it: called by pg_cron where there is one, by the embedded server, or by a workflow.
-- Each call is short, so that nobody's row is locked for long. Whoever changes a figure changes the privacy page.

create table private.retention (
  job text primary key,
  table_name text not null,
  -- SQL that is true of an old row; $1 is the moment `keep` ago.
  condition text not null,
  keep interval not null,
  every interval not null check (every >= interval '1 minute'),
  -- Without a complete run for so long, administrators are told.
  late_after interval not null,
  since timestamptz not null default now(),
  -- A slip of the hand must not erase what came last week: '24' is 24 seconds. Hashes and queues, in `private`, may go sooner.
  constraint retention_keep_range check (keep >= case when table_name like 'public.%' then interval '30 days' else every end),
  constraint retention_late_after_range check (late_after > every)
);

create table private.retention_runs (
  id bigint generated always as identity primary key,
  job text not null references private.retention on delete cascade,
  ran_at timestamptz not null default clock_timestamp(),
  erased integer not null,
  -- Nothing old is left.
  is_complete boolean not null,
  -- The SQLSTATE, and no message: messages can quote rows.
  failure text
);
create index retention_runs_job_idx on private.retention_runs (job, ran_at desc);
create index retention_runs_ran_at_idx on private.retention_runs (ran_at);

insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('contacts', 'public.contacts', 'created_at < $1 and not exists (select from public.contacts m where m.merged_into = contacts.id)', '24 months', '1 day', '2 days'),
  -- A customer's record is another matter: those who bought stay until staff delete them. What a row stands for goes before it.
  ('leads', 'public.leads', 'created_at < $1 and updated_at < $1 and status <> ''converted''
    and not exists (select from public.leads m where m.merged_into = leads.id and m.status <> ''converted'')', '24 months', '1 day', '2 days'),
  ('deleted_contacts', 'public.contacts', 'deleted_at < $1', '30 days', '1 day', '2 days'),
  ('deleted_leads', 'public.leads', 'deleted_at < $1', '30 days', '1 day', '2 days'),
  -- Longer than the longest window for corrections, so that who comes too late is told so, and until an appointment is over. All rows
  -- of one secret together: the first one's id is what calendars know the last by.
  ('lead_amendments', 'private.lead_amendments', 'created_at < $1 and not exists (
    select from private.lead_amendments a left join private.enquiries r on r.id = a.lead_id where a.secret_hash = lead_amendments.secret_hash
      and (a.created_at >= $1 or greatest(r.appointment_at, r.preferred_date) > now() - interval ''2 days''))', '120 days', '1 day', '2 days'),
  ('submission_contents', 'private.submission_contents', 'stored_at < $1', '30 days', '1 day', '2 days'),
  -- The hash of an address is gone two hours after its last submission, which is what is kept plus what is late.
  ('submission_buckets', 'private.submission_buckets', 'refilled_at < $1', '30 minutes', '10 minutes', '90 minutes'),
  ('place_claims', 'private.place_claims', 'claimed_at < $1', '7 days', '1 day', '2 days'),
  -- An address that somebody typed in and its owner never confirmed is nobody's subscription. Whoever had left before and
  -- was asked for again stays, so that no letter goes there by mistake.
  ('newsletter_unconfirmed', 'public.newsletter_subscribers', 'pending_since < $1 and unsubscribed_at is null
    and not exists (select from private.newsletter_returns r where r.subscriber = id)', '30 days', '1 day', '2 days'),
  ('property_watchers', 'public.property_watchers', 'created_at < $1', '24 months', '1 day', '2 days'),
  -- A request that nobody confirms ends as one that its owner has ended.
  ('property_watchers_left', 'public.property_watchers', 'coalesce(unsubscribed_at, case when confirmed_at is null then created_at end) < $1', '30 days', '1 day', '2 days'),
  ('mails', 'private.mails', 'created_at < $1 and row_id is not null', '3 days', '1 hour', '1 day'),
  -- A time may still be found for whom has none. What is being told stays until then.
  ('appointment_devices', 'private.appointment_devices', 'not exists (select from private.mails m where m.row_id = appointment_devices.row_id)
    and not exists (select from private.enquiries r
      where r.id = appointment_devices.row_id and greatest(r.appointment_at, r.preferred_date, r.created_at) > $1)', '28 days', '1 day', '2 days'),
  ('push_outbox', 'private.push_outbox', 'created_at < $1', '2 days', '1 hour', '1 day'),
  -- A device on which nobody has opened the dashboard for so long is nobody's.
  ('push_subscriptions', 'public.push_subscriptions', 'last_seen_at < $1', '90 days', '1 day', '7 days'),
  -- submit() asks for the same age, since a job may be late.
  ('capture_passes', 'private.capture_passes', 'created_at < $1', '60 days', '1 day', '2 days'),
  ('staff_invitations', 'private.staff_invitations', 'expires_at < $1', '30 days', '1 day', '2 days'),
  ('observations', 'public.observations', 'created_at < $1', '90 days', '1 day', '2 days'),
  ('retention_runs', 'private.retention_runs', 'ran_at < $1', '12 months', '1 day', '2 days');

-- As the owner of the tables: a role to which row-level security shows no rows would erase none, and say nothing.
create function public.run_retention(batch integer default 2000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rule private.retention;
  erased_now integer;
  failed text;
  erased_in_all integer := 0;
  is_more boolean := false;
begin
  -- Whoever else is at it goes on.
  if not pg_try_advisory_xact_lock(hashtext('private.run_retention')) then
    return jsonb_build_object('erased', 0, 'more', false);
  end if;
  for rule in
    select r.* from private.retention r
    where not exists (
      select from private.retention_runs run
      where run.job = r.job and run.is_complete
        -- A clock that was ahead must not put it off.
        and run.ran_at > now() - r.every and run.ran_at < now() + interval '1 minute'
    )
    order by r.job
  loop
    failed := null;
    begin
      execute format(
        'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit $2 for update skip locked))',
        rule.table_name, rule.condition
      ) using now() - rule.keep, batch;
      get diagnostics erased_now = row_count;
    exception when others then
      -- The other promises are kept all the same.
      failed := sqlstate;
      erased_now := 0;
    end;
    insert into private.retention_runs (job, erased, is_complete, failure)
    values (rule.job, erased_now, failed is null and erased_now < batch, failed);
    erased_in_all := erased_in_all + erased_now;
    is_more := is_more or erased_now >= batch;
  end loop;
  return jsonb_build_object('erased', erased_in_all, 'more', is_more);
end $$;
comment on function public.run_retention is 'Erases what is older than the privacy page allows, a batch of it; to be called again while there is more.';

create function public.retention_health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin(or_server => true);
  select jsonb_agg(jsonb_build_object(
    'job', r.job,
    'last_run_at', run.ran_at,
    'late_since', case when coalesce(run.ran_at, r.since) < now() - r.late_after then coalesce(run.ran_at, r.since) end
  ) order by r.job)
  from private.retention r
  left join lateral (select max(ran_at) as ran_at from private.retention_runs where job = r.job and is_complete) as run on true
$$;
comment on function public.retention_health is 'When old rows were last erased, and since when that is late, for administrators.';

-- 23_erasing.sql

-- A person's data, found and erased by e-mail address or phone number in one action; and what a backup must not bring back.

-- Where people's addresses and numbers stand. What hangs on these rows by a foreign key goes with them (on delete cascade).
create view private.personal_rows as
  select id, email, phone from public.contacts
  union all select id, email, phone from public.leads
  union all select id, email, null from public.newsletter_subscribers
  union all select id, email, null from public.property_watchers;

-- That it was done, by whom, and nothing of what was erased. Not a hash of the address either: whoever guesses the address
-- could tell from it that the person was here.
create table private.erasures (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null default now(),
  erased_by uuid not null,
  row_counts jsonb not null,
  -- By table, the keys of the rows, which name nobody once the rows are gone. A backup still has those: restoring it must not bring
  -- anybody back who asked to be forgotten.
  row_ids jsonb not null default '{}'
);
create function private.only_grows() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate '42501' using message = format('%s only grows.', tg_table_name);
end $$;

create trigger only_grows before delete OR UPDATE OR TRUNCATE on private.erasures for each statement execute function private.only_grows();

-- A person's rows, by table: those with their address or number, those that the staff know them by, and what the staff joined or
-- merged with these. In the history of other rows, what was said of them and is said no longer.
create function private.rows_about(who text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := lower(normalize(btrim(private.without_unseen(who)), NFC));
  number text[] := case when sought not like '%@%' then private.dialled(sought) end;
  rows uuid[];
begin
  if (case when number is null then sought !~ '^[^@[:space:]]+@[^@[:space:]]+$' else length(number[2]) < 7 end) then
    raise sqlstate 'PT422' using message = 'Enter a complete email address or phone number.';
  end if;
  rows := array(
    with recursive theirs (id) as (
      (
        select r.id from private.personal_rows r
        where number is null and lower(normalize(r.email, NFC)) = sought
          -- The last digits first: that is a tenth of the time.
          or position(right(number[2], 7) in regexp_replace(normalize(r.phone, NFKC), '[^0-9]', '', 'g')) > 0
            and private.may_hold_number(r.phone, number)
        union all select k.row_id from private.known k
        where case k.kind
          when 'also_email' then number is null and normalize(k.body, NFC) = sought
          when 'also_phone' then private.may_hold_number(k.body, number)
        end
      )
      union
      select next.id from theirs t cross join lateral (
        select r.merged_into from private.enquiries r where r.id = t.id and r.merged_into is not null
        union all select r.id from private.enquiries r where r.merged_into = t.id
        union all select k.same_as from private.known k where k.row_id = t.id and k.same_as is not null
        union all select k.row_id from public.lead_events e join private.known k on k.row_id = coalesce(e.lead_id, e.contact_id)
        where e.same_as = t.id and k.same_as = t.id
      ) as next (id)
    )
    select id from theirs
  );
  return jsonb_build_object(
    'contacts', array(select r.id from public.contacts r where r.id = any (rows)),
    'leads', array(select r.id from public.leads r where r.id = any (rows)),
    'newsletter_subscribers', array(select r.id from public.newsletter_subscribers r where r.id = any (rows)),
    'property_watchers', array(select r.id from public.property_watchers r where r.id = any (rows)),
    'lead_events', array(
      with words as (
        select unnest(array[r.email, r.name, r.phone]) as word from private.enquiries r where r.id = any (rows)
        union select sought union select e.body from public.lead_events e
        where coalesce(e.lead_id, e.contact_id) = any (rows) and e.kind in ('known_as', 'also_phone', 'also_email')
      )
      select e.id from public.lead_events e
      where e.kind in ('known_as', 'also_phone', 'also_email') and coalesce(e.lead_id, e.contact_id) <> all (rows)
        and not exists (select from private.known k where k.row_id = coalesce(e.lead_id, e.contact_id) and k.kind = e.kind and k.body = e.body)
        and exists (
          select from words w where lower(w.word) = lower(e.body)
            or e.kind = 'also_phone' and (private.may_hold_number(e.body, private.dialled(w.word)) or private.may_hold_number(w.word, private.dialled(e.body)))
        )
    )
  );
end $$;

-- Erases what rows_about() returned, and says how many rows there were. A restore calls it for whatever private.erasures records.
create function private.erase(rows jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  place text;
  erased_now integer;
  erased_in_all integer := 0;
begin
  for place in select jsonb_object_keys(rows) loop
    execute format('delete from public.%I where id in (select jsonb_array_elements_text($1)::uuid)', place) using rows -> place;
    get diagnostics erased_now = row_count;
    erased_in_all := erased_in_all + erased_now;
  end loop;
  return erased_in_all;
end $$;

create function public.find_person(who text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  with found as materialized (select f.key, f.value from jsonb_each(private.rows_about(who) - 'lead_events') as f)
  select jsonb_build_object(
    'counts', (select jsonb_object_agg(f.key, jsonb_array_length(f.value)) from found f),
    'appointments', array(
      select distinct r.appointment_at from found f cross join jsonb_array_elements_text(f.value) as e (id) join private.enquiries r on r.id = e.id::uuid
      where r.appointment_at > now() and r.appointment_state in ('asked', 'moved', 'confirmed') and r.deleted_at is null order by 1
    )
  )
$$;
comment on function public.find_person is 'In which tables how many rows are of the person with this e-mail address or phone number, and when they have appointments still to be held, for administrators.';

create function public.erase_person(who text, expected integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found jsonb;
  row_counts jsonb;
begin
  perform private.require_admin();
  found := private.rows_about(who);
  row_counts := (select jsonb_object_agg(f.key, jsonb_array_length(f.value)) from jsonb_each(found) as f);
  if (select sum(value::integer) from jsonb_each_text(row_counts - 'lead_events')) is distinct from expected then
    raise sqlstate 'PT409' using message = 'The number of rows has changed. Search again.';
  end if;
  -- What brought somebody back to the newsletter has no row: sent again, it would bring them back once more.
  found := jsonb_set(found, '{newsletter_subscribers}', found -> 'newsletter_subscribers' || (select coalesce(jsonb_agg(r.submission), '[]') from private.newsletter_returns r where found -> 'newsletter_subscribers' ? r.subscriber::text));
  perform private.erase(found);
  insert into private.erasures (erased_by, row_counts, row_ids) values (auth.uid(), row_counts, found);
  return found;
end $$;
comment on function public.erase_person is 'Erases the rows that find_person() counts, as many as expected or none, and what other rows no longer say of the person, and says which; for administrators.';

-- A restored database has lost what arrived since its backup, though phones were told that it was stored. They can notice by
-- the epoch, which only a restore renews.
create table private.database_epoch (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  since timestamptz not null default now()
);

insert into private.database_epoch default values;
create function public.database_epoch() returns uuid
language sql stable security definer set search_path = '' as $$ select e.epoch from private.database_epoch e $$;
comment on function public.database_epoch is 'Another answer than before: the database was restored since, and may lack what it had acknowledged.';

-- 24_services.sql

-- What the platform has beside the database: Vault, Realtime, pg_cron, pg_net. Not every project has all of them, and some start later
-- than the migrations run. So they are connected by one function that can be called again; what it could not connect it names.

-- Realtime tells the staff of rows as they come, change and go, one message a statement and topic, with keys and nothing of what the
-- rows hold. Replicating the tables would tell everybody who listens the keys of deleted rows: row-level security can't be asked
-- about a row that is gone. Administrators hear of every row on the topic "staff". Agents hear on "agents" of what is nobody's, and
-- on a topic of their own ("agent:" and their id) of what is theirs, or was until now.
create function private.tell_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  audience record;
begin
  for audience in execute format(
    $sql$
      select heard.topic, case when count(distinct r.id) <= 50 then jsonb_agg(distinct r.id) end as ids
      from (%s) as touched_rows (stored)
        cross join jsonb_to_record(stored) as r (id uuid, assignee uuid, captured_by uuid, deleted_at timestamptz)
        cross join unnest(array['staff'] || case when $1 <> 'newsletter_subscribers' and r.deleted_at is null then array[
          case when r.assignee is null then 'agents' else 'agent:' || r.assignee end,
          case when r.assignee is not null then 'agent:' || r.captured_by end
        ] end) as heard (topic)
      where heard.topic is not null
      group by heard.topic
    $sql$,
    'select to_jsonb(t) from touched t' || case tg_op when 'UPDATE' then ' union all select to_jsonb(b) from before b' else '' end
  ) using tg_table_name loop
    perform realtime.send(
      jsonb_build_object('table', tg_table_name, 'operation', tg_op, 'ids', audience.ids), 'rows', audience.topic, true
    );
  end loop;
  return null;
exception when others then
  -- Nobody is told, but what was stored stays stored.
  raise warning 'The staff were not told of % on %: %', tg_op, tg_table_name, sqlstate;
  return null;
end $$;

create function private.connect_services() returns text[]
language plpgsql set search_path = '' as $$
declare
  told regclass;
  lack text;
  missing text[] := '{}';
begin
  -- Zones that a server knows since it was upgraded. Those of its operating system are names to nobody else.
  insert into private.time_zones (name)
    select distinct z.name from pg_catalog.pg_timezone_names z
    where z.name !~ '^(posix|right)/' and z.name not in ('Factory', 'localtime', 'posixrules')
    on conflict do nothing;

  -- The key of the flood guard's hashes stands in the Vault: encrypted, with a key that is not in the database.
  begin
    if to_regclass('vault.decrypted_secrets') is not null
      and not exists (select from vault.decrypted_secrets where name = 'submission_limit_key') then
      perform vault.create_secret(
        gen_random_uuid()::text || gen_random_uuid()::text, 'submission_limit_key', 'Keys the hashes of addresses in the flood guard.'
      );
    end if;
  exception when others then
    missing := missing || format('The flood guard has no key in the Vault (%s): the salt beside the hashes serves.', sqlerrm);
  end;

  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is not null then
    foreach told in array array['public.contacts', 'public.leads', 'public.newsletter_subscribers']::regclass[] loop
      execute format('create or replace trigger tell_staff_of_insert after insert on %s
        referencing new table as touched for each statement execute function private.tell_staff()', told);
      execute format('create or replace trigger tell_staff_of_update after update on %s
        referencing old table as before new table as touched for each statement execute function private.tell_staff()', told);
      execute format('create or replace trigger tell_staff_of_delete after delete on %s
        referencing old table as touched for each statement execute function private.tell_staff()', told);
    end loop;
  end if;
  begin
    if to_regclass('realtime.messages') is not null and to_regprocedure('realtime.topic()') is not null then
      drop policy if exists staff_hear on realtime.messages;
      -- To hear, not to speak: no policy lets anybody but the database send.
      create policy staff_hear on realtime.messages for select to authenticated using (
        extension = 'broadcast' and case (select realtime.topic())
          when 'staff' then (select private.is_admin())
          when 'agents' then (select private.is_agent())
          when 'agent:' || (select auth.uid()) then (select private.is_agent())
          else false
        end
      );
    end if;
  exception when insufficient_privilege then
    missing := missing || 'The policy on realtime.messages can''t be made here: the dashboard will ask in a rhythm instead of being told.'::text;
  end;
  if exists (select from pg_publication where pubname = 'supabase_realtime' and puballtables) then
    missing := missing || 'The publication supabase_realtime is for all tables: it tells strangers the keys of deleted rows.'::text;
  end if;

  begin
    if exists (select from pg_available_extensions where name = 'pg_cron') then
      create extension if not exists pg_cron with schema pg_catalog;
    end if;
  exception when others then
    -- Installed on the machine, but not loaded by this server, or meant for another database.
    missing := missing || format('There is no pg_cron here (%s): run_retention() has to be called from elsewhere.', sqlstate);
  end;
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('retention', '*/10 * * * *', 'select public.run_retention()');
    perform cron.schedule('push', '* * * * *', 'select private.sweep_push()');
    -- pg_cron keeps a row of each run for ever. Some of them have no time, but each has its number.
    insert into private.retention (job, table_name, condition, keep, every, late_after) values (
      'cron_runs', 'cron.job_run_details',
      'runid < (select min(d.runid) from cron.job_run_details d where d.start_time >= $1)', '7 days', '1 day', '2 days'
    ) on conflict do nothing;
  end if;

  begin
    if exists (select from pg_available_extensions where name = 'pg_net') then
      create extension if not exists pg_net;
    end if;
  exception when others then
    missing := missing || format('There is no pg_net here (%s): the sender of push messages is rung by pg_notify() only.', sqlstate);
  end;
  foreach lack in array missing loop
    raise warning '%', lack;
  end loop;
  return missing;
end $$;

select private.connect_services();

-- 25_policies.sql

-- Which rows the staff may see and change. Visitors call functions; whoever holds the secret key may do everything.

-- Whole tables. Changing and deleting directly is the administrators': agents add events, of which take_event() and
-- take_unit_event() say who may add what. A picture that should not have been taken goes without its lead.
do $$
declare
  -- Asked once by each statement, not of every row.
  staff constant text := '(select private.is_staff())';
  admins constant text := '(select private.is_admin())';
  one record;
begin
  for one in
    select p.command, p.rule, unnest(p.tables) as table_name from (values
      ('select', staff, array['units', 'unit_events', 'quick_replies', 'mail_senders']),
      ('select', staff || ' and user_id = (select auth.uid())', array['push_subscriptions', 'push_preferences']),
      ('select', admins, array['newsletter_subscribers', 'property_watchers', 'observations']),
      ('insert', staff, array['lead_events', 'unit_events']),
      ('insert', admins, array['quick_replies', 'subscriber_events']),
      ('update', admins, array['leads', 'newsletter_subscribers', 'quick_replies']),
      ('delete', admins, array['contacts', 'leads', 'newsletter_subscribers', 'property_watchers', 'lead_pictures', 'quick_replies'])
    ) as p (command, rule, tables)
  loop
    execute format(
      'create policy %1$s_%2$s on public.%1$I for %2$s to authenticated %3$s (%4$s)',
      one.table_name, one.command, case one.command when 'insert' then 'with check' else 'using' end, one.rule
    );
  end loop;
end $$;

-- The rule of require_row(), for whole lists. A merged row that nobody has is nobody's only where the row that stands
-- for it is theirs or nobody's.
create policy leads_select on public.leads for select to authenticated using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (
      assignee = (select auth.uid()) or captured_by = (select auth.uid())
      or assignee is null and created_at >= (select private.unassigned_since('leads'))
        and (merged_into is null or private.may_have_target('leads', merged_into))
    ))
  )
);
create policy contacts_select on public.contacts for select to authenticated using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (
      assignee = (select auth.uid()) or assignee is null and created_at >= (select private.unassigned_since('contacts'))
        and (merged_into is null or private.may_have_target('contacts', merged_into))
    ))
  )
);
-- As the caller: of a row that they don't see there is no history, and of a lead that they don't see no picture.
create policy lead_events_select on public.lead_events for select to authenticated using (
  exists (select from public.leads l where l.id = lead_id) or exists (select from public.contacts c where c.id = contact_id)
);
create policy lead_pictures_select on public.lead_pictures for select to authenticated using (exists (select from public.leads l where l.id = lead_id));
-- Without the second factor the role is not told either: the dashboard asks for it first, and learns that a code is due.
create policy user_roles_select on public.user_roles for select to authenticated using (
  user_id = (select auth.uid()) and not (select private.is_signed_out()) and not (select private.lacks_second_factor())
);

-- 26_grants.sql

-- Who may call and touch what, name by name: hosted projects grant everybody everything that is new in `public`.

revoke all on all tables in schema public, private from public, anon, authenticated;
revoke all on all tables in schema private from service_role;
revoke all on all functions in schema public, private from public, anon, authenticated;

-- Tables. Visitors have none; the staff read what a policy shows them, and change a few columns.
do $$
declare
  shown regclass;
begin
  for shown in select c.oid from pg_catalog.pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
    execute format('alter table %s enable row level security', shown);
    execute format('grant select on %s to authenticated', shown);
    execute format('grant all on %s to service_role', shown);
  end loop;
end $$;
grant insert (
  id, lead_id, contact_id, kind, body, outcome, call_back_at, status, assignee, follow_up_on, appointment_at, host, merged_into, same_as,
  captured_at
) on public.lead_events to authenticated;
grant insert (id, unit_id, kind, state, reserved_until, price, captured_at) on public.unit_events to authenticated;
grant insert (id, subscriber_id, kind, captured_at) on public.subscriber_events to authenticated;
grant select on private.enquiries to authenticated;
grant update (status, updated_at, notes) on public.leads to authenticated;
grant update (is_active) on public.newsletter_subscribers to authenticated;
grant insert (id, title, body), update (title, body) on public.quick_replies to authenticated;
grant delete on public.contacts, public.leads, public.newsletter_subscribers, public.property_watchers, public.lead_pictures, public.quick_replies to authenticated;

-- What the settings, letters and e-mails are made with, by the secret key.
grant select on public.newsletter_recipients, public.newsletter_unconfirmed, public.mails_waiting to service_role;
grant select on
  private.newsletter_links, private.watcher_links, private.property_changes, private.mails, private.appointment_devices, private.enquiries,
  private.holidays to service_role;
grant select, update on private.settings, private.places to service_role;
-- Truncating devices and leads empties these as well.
grant truncate on private.push_outbox, private.placeless_leads to service_role;

-- Functions. What the API shows stands in `public`, and asks itself who calls. The others are called by policies, indexes,
-- generated columns and functions that run as their caller.
grant execute on all functions in schema public to service_role;
-- What is about the caller's own account and devices is nobody's who has none, and the doors are visitors'.
revoke execute on function
  public.accept_invitation, public.end_push_subscription, public.replace_push_subscription, public.set_own_card,
  public.submit, public.correct, public.attach_picture, public.appointment, public.observe
  from service_role;
grant execute on function
  public.accept_invitation, public.call_backs_of, public.count_new, public.dashboard_statistics, public.deleted_rows,
  public.end_push_subscription, public.erase_person, public.find_person, public.invite_staff, public.known(public.leads),
  public.known(public.contacts), public.known(public.newsletter_subscribers), private.known_of, public.lead_picture,
  public.list_invitations, public.list_staff, private.may_have_target, public.month_figures, public.new_capture_pass, public.observed,
  public.queue, public.remove_role, private.require_admin, private.require_staff, public.retention_health, public.same_person,
  public.save_push_subscription, public.search_counts, public.search_contacts, public.search_leads, public.search_subscribers,
  public.set_own_card, public.set_push_preferences, public.set_role, private.unassigned_since, public.upcoming, public.withdraw_invitation
  to authenticated;
grant execute on function
  public.submit, public.correct, public.attach_picture, public.appointment, public.observe, public.database_epoch,
  public.full_slots, public.team_cards, public.units_for_sale, public.replace_push_subscription, public.use_newsletter_link
  to anon, authenticated;
grant execute on function
  private.is_admin, private.is_agent, private.is_signed_out, private.is_staff, private.lacks_second_factor,
  private.folded, private.office_clock, private.office_seconds, private.search_text
  to authenticated, service_role;
grant execute on function private.is_client to anon, authenticated, service_role;
grant execute on function private.is_push_endpoint, private.agreed to service_role;

-- src/content

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
insert into public.units (property_slug, kind, size_sqm, bedrooms, price, currency, aspect, label, state, reserved_until, is_example) values
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'W05-01', 'sold', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'W06-01', 'available', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'W07-01', 'reserved', '2026-12-11', true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'W08-01', 'available', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'E05-01', 'sold', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'E06-01', 'available', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'E07-01', 'available', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'E08-01', 'sold', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 216000000, 'NGN', 'Lagoon', 'W10-01', 'available', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 216000000, 'NGN', 'Lagoon', 'W11-01', 'sold', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 216000000, 'NGN', 'Lagoon', 'W12-01', 'available', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 216000000, 'NGN', 'Lagoon', 'E10-01', 'available', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 216000000, 'NGN', 'Lagoon', 'E11-01', 'available', null, true),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 216000000, 'NGN', 'Lagoon', 'E12-01', 'reserved', '2026-12-14', true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'W05-02', 'sold', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'W06-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'W07-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'W08-02', 'sold', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'W09-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'E05-02', 'reserved', '2026-12-18', true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'E06-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'E07-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'E08-02', 'sold', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'E09-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'W11-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'W12-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'W13-02', 'sold', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'W14-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'E11-02', 'reserved', '2026-12-11', true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'E12-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'E13-02', 'available', null, true),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'E14-02', 'available', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 640000000, 'NGN', 'Lagoon', 'W14-03', 'available', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 640000000, 'NGN', 'Lagoon', 'W15-03', 'sold', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 640000000, 'NGN', 'Lagoon', 'W16-03', 'available', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 640000000, 'NGN', 'Lagoon', 'E14-03', 'available', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 640000000, 'NGN', 'Lagoon', 'E15-03', 'reserved', '2026-12-16', true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 640000000, 'NGN', 'Lagoon', 'E16-03', 'available', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 1125000000, 'NGN', 'Lagoon and sea', 'W20-03', 'available', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 1125000000, 'NGN', 'Lagoon and sea', 'W21-03', 'available', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 1125000000, 'NGN', 'Lagoon and sea', 'E18-03', 'sold', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 1125000000, 'NGN', 'Lagoon and sea', 'E19-03', 'available', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, null, 'NGN', 'Lagoon and sea', 'W18-03', 'not_released', null, true),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, null, 'NGN', 'Lagoon and sea', 'W19-03', 'not_released', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Street', '1-01', 'sold', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Street', '2-01', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Street', '3-01', 'sold', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Street', '4-01', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Street', '5-01', 'reserved', '2026-12-21', true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Street', '6-01', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Lagoon', '1-02', 'sold', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Lagoon', '2-02', 'sold', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Lagoon', '3-02', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Lagoon', '4-02', 'reserved', '2026-12-12', true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Lagoon', '5-02', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Lagoon', '6-02', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Court', '1-03', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Court', '2-03', 'sold', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Court', '3-03', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Court', '4-03', 'available', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Court', '5-03', 'sold', null, true),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Court', '6-03', 'sold', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T01', 'sold', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T02', 'sold', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T03', 'available', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T04', 'sold', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T05', 'available', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T06', 'reserved', '2026-12-19', true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T07', 'available', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T08', 'sold', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T09', 'available', null, true),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T10', 'available', null, true),
  ('citadel-views', 'Two-bedroom terrace, finished', 78, 2, null, 'NGN', 'Palm walk', 'T11', 'available', null, true),
  ('citadel-views', 'Two-bedroom terrace, finished', 78, 2, null, 'NGN', 'Palm walk', 'T12', 'sold', null, true),
  ('citadel-views', 'Two-bedroom terrace, finished', 78, 2, null, 'NGN', 'Palm walk', 'T13', 'available', null, true),
  ('citadel-views', 'Two-bedroom terrace, finished', 78, 2, null, 'NGN', 'Palm walk', 'T14', 'available', null, true),
  ('citadel-views', 'Three-bedroom terrace', 96, 3, null, 'NGN', 'Green', 'T15', 'available', null, true),
  ('citadel-views', 'Three-bedroom terrace', 96, 3, null, 'NGN', 'Green', 'T16', 'sold', null, true),
  ('citadel-views', 'Three-bedroom terrace', 96, 3, null, 'NGN', 'Green', 'T17', 'available', null, true),
  ('citadel-views', 'Three-bedroom terrace', 96, 3, null, 'NGN', 'Green', 'T18', 'reserved', '2026-12-15', true),
  ('citadel-views', 'Three-bedroom terrace', 96, 3, null, 'NGN', 'Green', 'T19', 'available', null, true),
  ('citadel-views', 'Three-bedroom terrace', 96, 3, null, 'NGN', 'Green', 'T20', 'sold', null, true),
  ('citadel-views', 'Three-bedroom detached home', 150, 3, null, 'NGN', 'Green', 'D1', 'available', null, true),
  ('citadel-views', 'Three-bedroom detached home', 150, 3, null, 'NGN', 'Green', 'D2', 'sold', null, true),
  ('citadel-views', 'Three-bedroom detached home', 150, 3, null, 'NGN', 'Green', 'D3', 'available', null, true),
  ('citadel-views', 'Three-bedroom detached home', 150, 3, null, 'NGN', 'Green', 'D4', 'not_released', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '13', 'sold', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '14', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '15', 'sold', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '16', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '17', 'reserved', '2026-12-18', true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '18', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '19', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '20', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '21', 'sold', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '22', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '23', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '24', 'sold', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '25', 'sold', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '26', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '27', 'available', null, true),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '28', 'available', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '7', 'available', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '8', 'sold', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '9', 'available', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '10', 'available', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '11', 'reserved', '2026-12-22', true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '12', 'available', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '29', 'sold', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '30', 'available', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '31', 'available', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '32', 'not_released', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '33', 'not_released', null, true),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '34', 'available', null, true),
  ('capital-gardens', 'Plot of 600 sqm', 600, null, 111000000, 'NGN', null, '1', 'sold', null, true),
  ('capital-gardens', 'Plot of 600 sqm', 600, null, 111000000, 'NGN', null, '2', 'available', null, true),
  ('capital-gardens', 'Plot of 600 sqm', 600, null, 111000000, 'NGN', null, '3', 'reserved', '2026-12-14', true),
  ('capital-gardens', 'Plot of 600 sqm', 600, null, 111000000, 'NGN', null, '4', 'available', null, true),
  ('capital-gardens', 'Plot of 600 sqm', 600, null, 111000000, 'NGN', null, '5', 'sold', null, true),
  ('capital-gardens', 'Plot of 600 sqm', 600, null, 111000000, 'NGN', null, '6', 'available', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 450 sq ft', 42, 1, 210000, 'GBP', 'Street', '1-01', 'sold', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 450 sq ft', 42, 1, 210000, 'GBP', 'Street', '1-02', 'available', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 450 sq ft', 42, 1, 210000, 'GBP', 'Street', '2-01', 'sold', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 450 sq ft', 42, 1, 210000, 'GBP', 'Street', '2-02', 'reserved', '2026-12-11', true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 450 sq ft', 42, 1, 210000, 'GBP', 'Street', '3-01', 'available', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 450 sq ft', 42, 1, 210000, 'GBP', 'Street', '3-02', 'available', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 580 sq ft', 54, 1, 252000, 'GBP', 'Garden square', '1-03', 'available', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 580 sq ft', 54, 1, 252000, 'GBP', 'Garden square', '2-03', 'sold', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 580 sq ft', 54, 1, 252000, 'GBP', 'Garden square', '3-03', 'available', null, true),
  ('st-pauls-birmingham', 'One-bedroom apartment, 580 sq ft', 54, 1, 252000, 'GBP', 'Garden square', '4-01', 'available', null, true),
  ('st-pauls-birmingham', 'Two-bedroom apartment, 750 sq ft', 70, 2, 318000, 'GBP', 'Garden square', '1-04', 'sold', null, true),
  ('st-pauls-birmingham', 'Two-bedroom apartment, 750 sq ft', 70, 2, 318000, 'GBP', 'Garden square', '2-04', 'available', null, true),
  ('st-pauls-birmingham', 'Two-bedroom apartment, 750 sq ft', 70, 2, 318000, 'GBP', 'Garden square', '3-04', 'available', null, true),
  ('st-pauls-birmingham', 'Two-bedroom apartment, 750 sq ft', 70, 2, 318000, 'GBP', 'Garden square', '4-02', 'reserved', '2026-12-14', true);
