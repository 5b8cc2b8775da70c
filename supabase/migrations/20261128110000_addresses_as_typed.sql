-- An address as people type and paste it. An apostrophe is part of many (o'brien@…) and was refused; a phone types it as ’.
-- Mail programs copy `Ada Obi <ada@…>` and `mailto:ada@…`, and the end of a sentence leaves a point or a comma behind it.

-- The same steps as src/lib/address.ts. What is no address stays what it is, for the constraints to refuse.
create function private.clean_address(typed text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select regexp_replace(
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
  )
$$;

create function private.clean_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.clean_address(new.email);
  return new;
end $$;
revoke all on function private.clean_address(text), private.clean_email() from public, anon, authenticated, service_role;

-- Triggers are called in the order of their names: before clean_texts, and those that compare addresses.
create trigger clean_address before insert or update of email on public.contacts
  for each row when (new.email is not null) execute function private.clean_email();
create trigger clean_address before insert or update of email on public.newsletter_subscribers
  for each row when (new.email is not null) execute function private.clean_email();
create trigger clean_address before insert or update of email on public.property_watchers
  for each row when (new.email is not null) execute function private.clean_email();
create trigger clean_address before insert or update of email on public.leads
  for each row when (new.email is not null) execute function private.clean_email();

alter table public.contacts
  drop constraint contacts_email_format,
  add constraint contacts_email_format check (email ~ '^[^@<>",;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$');
alter table public.newsletter_subscribers
  drop constraint newsletter_subscribers_email_format,
  add constraint newsletter_subscribers_email_format check (email ~ '^[^@<>",;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$');
alter table public.property_watchers
  drop constraint property_watchers_email_format,
  add constraint property_watchers_email_format check (email ~ '^[^@<>",;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$');
alter table public.leads
  drop constraint leads_email_format,
  add constraint leads_email_format check (email ~ '^[^@<>",;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$');

-- What is stored already: no letter has arrived there. Nobody has changed these rows, so their moment stays, and changes that
-- wait on a phone still go through. An address that would be somebody else's, or none, stays as it is.
create function private.is_mended(email text) returns boolean
language sql immutable set search_path = '' as $$
  select email <> private.clean_address(email) and private.clean_address(email) ~ '^[^@<>",;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$'
$$;
alter table public.leads disable trigger user;
alter table public.contacts disable trigger user;
alter table public.newsletter_subscribers disable trigger user;
alter table public.property_watchers disable trigger user;
update public.leads set email = private.clean_address(email) where private.is_mended(email);
update public.contacts set email = private.clean_address(email) where private.is_mended(email);
update public.newsletter_subscribers s set email = private.clean_address(s.email)
  where private.is_mended(s.email) and not exists (
    select from public.newsletter_subscribers o
    where o.id <> s.id and private.clean_address(o.email) = private.clean_address(s.email)
  );
update public.property_watchers w set email = private.clean_address(w.email)
  where private.is_mended(w.email) and not exists (
    select from public.property_watchers o
    where o.id <> w.id and o.property_slug = w.property_slug and private.clean_address(o.email) = private.clean_address(w.email)
  );
alter table public.leads enable trigger user;
alter table public.contacts enable trigger user;
alter table public.newsletter_subscribers enable trigger user;
alter table public.property_watchers enable trigger user;
drop function private.is_mended(text);
