-- A property has one slug, and every submission about it carries that slug, whatever words its form shows: "Capital
-- Gardens" and "Capital Gardens (Land)" are one property, and a consultation's date is none.

alter table public.contacts
  add column property_slug text,
  add constraint contacts_property_slug_length check (char_length(property_slug) between 1 and 60),
  add constraint contacts_property_slug_format check (property_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
alter table public.leads
  add column property_slug text,
  add constraint leads_property_slug_length check (char_length(property_slug) between 1 and 60),
  add constraint leads_property_slug_format check (property_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
comment on column public.contacts.property_slug is 'Which property it is about: the last part of its page''s address.';
comment on column public.leads.property_slug is 'Which property it is about: the last part of its page''s address.';

-- What our own forms and pages called a property before they sent its slug. It is complete: later properties bring theirs.
create function private.known_property(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case words
    when 'Citadel Views' then 'citadel-views'
    when 'Citadel Views 1.0 Phase 2' then 'citadel-views'
    when 'Bloom Towers' then 'bloom-towers'
    when 'Capital Gardens' then 'capital-gardens'
    when 'Capital Gardens (Land)' then 'capital-gardens'
    when 'No. 30 St Paul''s' then 'st-pauls-birmingham'
    when 'No. 30 St Paul’s' then 'st-pauls-birmingham'
    when 'No. 30 St Paul''s (UK)' then 'st-pauls-birmingham'
    when 'St Pauls Birmingham' then 'st-pauls-birmingham'
    when 'Brum Height 7' then 'brum-height-7'
  end
$$;

-- An older release sends words alone; and whoever changes the words alone does not leave the slug of another property.
create function private.complete_property() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.property_slug := coalesce(new.property_slug, private.known_property(new.property_interest));
  -- A correction says which property its words are about.
  elsif new.property_interest is distinct from old.property_interest
    and new.property_slug is not distinct from old.property_slug
    and coalesce(current_setting('private.amending', true), '') <> old.id::text then
    new.property_slug := private.known_property(new.property_interest);
  end if;
  return new;
end $$;

-- By their names they fire before own_columns, which takes back what a client may not change.
create trigger complete_property before insert or update of property_interest on public.contacts
  for each row execute function private.complete_property();
create trigger complete_property before insert or update of property_interest on public.leads
  for each row execute function private.complete_property();

update public.contacts set property_slug = private.known_property(property_interest)
  where private.known_property(property_interest) is not null;
-- Nobody has changed these leads: their moment stays, and changes that wait on a phone still go through.
alter table public.leads disable trigger own_columns;
update public.leads set property_slug = private.known_property(property_interest)
  where private.known_property(property_interest) is not null;
alter table public.leads enable trigger own_columns;

create index contacts_property_slug_idx on public.contacts (property_slug, created_at desc, id desc);
create index leads_property_slug_idx on public.leads (property_slug, created_at desc, id desc);
drop index public.contacts_property_interest_idx, public.leads_property_interest_idx;
analyze public.contacts, public.leads;

-- What narrows a list to a property: its slug, or a hyphen for what is about none. An older dashboard asks by words.
create function private.property_condition(property text) returns text
language sql stable strict set search_path = '' as $$
  select case
    when property = '-' then 'property_slug is null'
    when private.known_property(property) is not null then format('property_slug = %L', private.known_property(property))
    when property ~ '^[a-z0-9]+(-[a-z0-9]+)*$' then format('property_slug = %L', property)
    else format('property_slug is null and property_interest = %L', property)
  end
$$;

create or replace function private.search_contacts(
  query text, property text,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer
) returns setof public.contacts
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute private.newest('contacts', 'created_at', 'private.search_text(name, email, phone, message)', query, array[
    private.property_condition(property)
  ], since, until, before_at, before_id, page_size);
end $$;

create or replace function private.search_leads(
  query text, status public.lead_status, source text, property text,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer
) returns setof public.leads
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute private.newest('leads', 'created_at', 'private.search_text(name, email, phone, notes)', query, array[
    case when status is not null then format('status = %L', status) end,
    case when source is not null then format('source = %L', source) end,
    private.property_condition(property)
  ], since, until, before_at, before_id, page_size);
end $$;

revoke all on function
  private.known_property(text), private.complete_property(), private.property_condition(text)
  from public, anon, authenticated;
grant insert (property_slug) on public.contacts, public.leads to anon, authenticated;
