-- A name of which nothing is seen is an empty row in the staff's lists, and one that turns the direction of its line moves
-- what stands beside it, in lists, files and messages. So:
--   a line (name, phone, subject and so on) loses the characters that turn the direction of what follows. Names in
--     right-to-left scripts need none of them; their marks and joiners (\u200c-\u200f, \u061c) stay. And of marks upon one
--     letter it keeps five: a tower of them covers the lines above. No language has as many
--   an e-mail address loses every character that is not seen: they come with it from the clipboard, and no letter arrives there
--   an optional text of which nothing is seen is no text; a required one is refused as an empty one is
-- Cleaned rather than refused wherever something is left: nobody's enquiry is lost for what they can't see.
--
-- Four character classes recur, equal to those of src/lib/seen-text.ts:
--   turning  \u202a-\u202e \u2066-\u2069
--   marks    \u0300-\u036f, those of no script alone
--   unseen   Unicode's Default_Ignorable_Code_Point, and the Braille pattern without a dot (\u2800)
--   blank    as in the first migration

create function private.quiet_line(line text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select regexp_replace(
    regexp_replace(line, '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '([\u0300-\u036f]{5})[\u0300-\u036f]+', '\1', 'g'
  )
$$;

create function private.without_unseen(line text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select regexp_replace(line, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g')
$$;

create function private.is_seen(words text) returns boolean
language sql immutable parallel safe strict set search_path = '' as $$
  select private.without_unseen(words) ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]'
$$;

create function private.clean_line(line text, is_required boolean default false) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- Control characters are left to the column's constraint, which says so; and so is a required text of which nothing is seen.
  select case when is_required or line = '' or private.is_seen(line) or line ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    then private.quiet_line(line) end
$$;

-- Before the triggers that compare addresses: they are called in the order of their names.
create function private.clean_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := private.clean_line(new.name, true);
  new.email := private.without_unseen(new.email);
  new.phone := private.clean_line(new.phone);
  new.property_interest := private.clean_line(new.property_interest);
  new.subject := private.clean_line(new.subject);
  return new;
end $$;
create trigger clean_texts before insert or update of name, email, phone, property_interest, subject on public.contacts
  for each row execute function private.clean_contact();

create function private.clean_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := private.clean_line(new.name, true);
  new.email := private.without_unseen(new.email);
  new.phone := private.clean_line(new.phone);
  new.property_interest := private.clean_line(new.property_interest);
  new.subject := private.clean_line(new.subject);
  new.budget := private.clean_line(new.budget);
  new.interest := private.clean_line(new.interest);
  new.agent := private.clean_line(new.agent);
  if not private.is_seen(new.notes) and new.notes <> '' then
    new.notes := null;
  end if;
  return new;
end $$;
create trigger clean_texts
  before insert or update of name, email, phone, property_interest, subject, budget, interest, agent, notes on public.leads
  for each row execute function private.clean_lead();

create function private.clean_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.without_unseen(new.email);
  new.name := private.clean_line(new.name);
  return new;
end $$;
create trigger clean_texts before insert or update of email, name on public.newsletter_subscribers
  for each row execute function private.clean_subscriber();

create function private.clean_watcher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.without_unseen(new.email);
  return new;
end $$;
create trigger clean_texts before insert or update of email on public.property_watchers
  for each row when (new.email is not null) execute function private.clean_watcher();

-- For a line that is added later: the trigger names it.
create function private.clean_column() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return jsonb_populate_record(
    new, jsonb_build_object(tg_argv[0], private.clean_line(to_jsonb(new) ->> tg_argv[0]))
  );
end $$;

-- What is stored already. Nobody has changed these rows: their moment stays, and changes that wait on a phone still go through.
alter table public.leads disable trigger user;
alter table public.contacts disable trigger user;
alter table public.newsletter_subscribers disable trigger user;
update public.leads set
  name = case when private.is_seen(name) then private.quiet_line(name) else 'No name given' end,
  phone = private.clean_line(phone), property_interest = private.clean_line(property_interest),
  subject = private.clean_line(subject), budget = private.clean_line(budget), interest = private.clean_line(interest),
  agent = private.clean_line(agent), notes = case when private.is_seen(notes) then notes end
  where not private.is_seen(name) or not private.is_seen(notes)
    or concat(name, phone, property_interest, subject, budget, interest, agent) ~ '[\u202a-\u202e\u2066-\u2069]|[\u0300-\u036f]{6}'
    or exists (
      select from unnest(array[phone, property_interest, subject, budget, interest, agent]) as line where not private.is_seen(line)
    );
update public.contacts set
  name = case when private.is_seen(name) then private.quiet_line(name) else 'No name given' end,
  message = case when private.is_seen(message) then message else 'No message given' end,
  phone = private.clean_line(phone), property_interest = private.clean_line(property_interest), subject = private.clean_line(subject)
  where not private.is_seen(name) or not private.is_seen(message)
    or concat(name, phone, property_interest, subject) ~ '[\u202a-\u202e\u2066-\u2069]|[\u0300-\u036f]{6}'
    or exists (select from unnest(array[phone, property_interest, subject]) as line where not private.is_seen(line));
-- An address that would be none without them, or somebody else's, stays as it is.
update public.leads set email = private.without_unseen(email)
  where email <> private.without_unseen(email) and private.without_unseen(email) ~ '^[^@]+@[^@]+\.[^@.]{2,}$';
update public.contacts set email = private.without_unseen(email)
  where email <> private.without_unseen(email) and private.without_unseen(email) ~ '^[^@]+@[^@]+\.[^@.]{2,}$';
update public.newsletter_subscribers s set email = private.without_unseen(s.email)
  where s.email <> private.without_unseen(s.email) and private.without_unseen(s.email) ~ '^[^@]+@[^@]+\.[^@.]{2,}$'
    and not exists (
      select from public.newsletter_subscribers o
      where o.id <> s.id and private.without_unseen(o.email) = private.without_unseen(s.email)
    );
update public.newsletter_subscribers set name = private.clean_line(name)
  where name ~ '[\u202a-\u202e\u2066-\u2069]|[\u0300-\u036f]{6}' or not private.is_seen(name);
alter table public.leads enable trigger user;
alter table public.contacts enable trigger user;
alter table public.newsletter_subscribers enable trigger user;

-- Without a call: a constraint is checked with the rights of whoever inserts.
alter table public.leads
  drop constraint leads_name_present,
  add constraint leads_name_present check (name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]');
alter table public.contacts
  drop constraint contacts_name_present,
  add constraint contacts_name_present check (name ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'),
  drop constraint contacts_message_present,
  add constraint contacts_message_present check (message ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]');

revoke all on function
  private.quiet_line(text), private.without_unseen(text), private.is_seen(text), private.clean_line(text, boolean),
  private.clean_contact(), private.clean_lead(), private.clean_subscriber(),
  private.clean_watcher(), private.clean_column()
  from public, anon, authenticated, service_role;
