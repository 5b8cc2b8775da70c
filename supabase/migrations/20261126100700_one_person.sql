-- Who wrote twice is one person: their enquiries are found by the same phone number, however it is written, or the same
-- e-mail address, and can be merged into one row, and taken apart again.

-- The number within its country, as far as it is the same however it is dialled; by it an index finds the few that
-- private.is_same_number() decides on.
create function private.national_number(phone text) returns text
language sql immutable strict parallel safe security definer set search_path = '' as $$
  select case when length((private.dialled(phone))[2]) >= 7 then (private.dialled(phone))[2] end
$$;

create index leads_phone_idx on public.leads (private.national_number(phone)) where phone is not null;
create index contacts_phone_idx on public.contacts (private.national_number(phone)) where phone is not null;
create index leads_email_idx on public.leads (email) where email is not null;
create index contacts_email_idx on public.contacts (email);

-- Who it is, as one text: the number with its country, else the address, else a number whose country nobody knows.
-- Null: nobody can tell. A column, so that a list shows who wrote twice and an index counts people.
create function private.person(phone text, email text) returns text
language plpgsql immutable parallel safe security definer set search_path = '' as $$
declare
  number text[] := private.dialled(phone);
begin
  if length(number[2]) >= 7 and number[1] <> '' then
    return '+' || translate(number[1], '+', '') || number[2];
  end if;
  return coalesce(lower(email), case when length(number[2]) >= 7 then '0' || number[2] end);
end $$;
-- Both are worked out for whoever inserts a row.
revoke all on function private.national_number(text), private.person(text, text) from public;
grant execute on function private.national_number(text), private.person(text, text) to anon, authenticated, service_role;

do $$
declare
  written text;
begin
  foreach written in array array['contacts', 'leads'] loop
    execute format($sql$
      alter table public.%1$I
        add column person text generated always as (private.person(phone, email)) stored,
        add constraint %1$s_person_length check (char_length(person) <= 254);
      comment on column public.%1$I.person is 'Who it is: the phone number in E.164, or else the e-mail address. Rows with the same are one person.';
    $sql$, written);
  end loop;
end $$;
create index leads_person_idx on public.leads (person) include (merged_into, deleted_at, assignee, captured_by);
create index contacts_person_idx on public.contacts (person) include (merged_into, deleted_at, assignee);

-- The other enquiries of a row's person, newest first, as far as the caller may see them.
create function private.same_person(row_table text, row_id uuid)
returns table (
  found_in text, id uuid, name text, created_at timestamptz, kind text, property_slug text,
  status public.lead_status, assignee uuid, merged_into uuid
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person record;
begin
  perform private.require_staff();
  select p.phone, p.email into person
  from (
    select l.phone, l.email from public.leads l
      where row_table = 'leads' and l.id = row_id and l.deleted_at is null and private.may_work_on(l.assignee, l.captured_by)
    union all
    select c.phone, c.email from public.contacts c
      where row_table = 'contacts' and c.id = row_id and c.deleted_at is null and private.may_work_on(c.assignee, null)
  ) as p;
  if not found then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
  return query
    select 'leads', l.id, l.name, l.created_at, l.kind, l.property_slug, l.status, l.assignee, l.merged_into
    from public.leads l
    where l.id <> row_id and l.deleted_at is null and private.may_work_on(l.assignee, l.captured_by) and (
      l.email = person.email
      or private.national_number(l.phone) = private.national_number(person.phone)
        and private.is_same_number(private.dialled(l.phone), private.dialled(person.phone))
    )
    union all
    select 'contacts', c.id, c.name, c.created_at, c.kind, c.property_slug, c.status, c.assignee, c.merged_into
    from public.contacts c
    where c.id <> row_id and c.deleted_at is null and private.may_work_on(c.assignee, null) and (
      c.email = person.email
      or private.national_number(c.phone) = private.national_number(person.phone)
        and private.is_same_number(private.dialled(c.phone), private.dialled(person.phone))
    )
    order by 4 desc, 2 desc limit 100;
end $$;

create function public.same_person(row_table text, row_id uuid)
returns table (
  found_in text, id uuid, name text, created_at timestamptz, kind text, property_slug text,
  status public.lead_status, assignee uuid, merged_into uuid
)
language sql stable set search_path = '' as $$ select * from private.same_person($1, $2) $$;
comment on function public.same_person is 'The other enquiries of the person of this row (leads or contacts), by phone number or e-mail address, newest first, for staff.';

-- Merging is an event like any other. What it is merged into is always the last row of a chain: who is merged into a
-- merged row goes to where that went, and brings along what was merged into it.
create function private.take_merge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  table_name text := case when new.lead_id is null then 'contacts' else 'leads' end;
  row_id uuid := coalesce(new.lead_id, new.contact_id);
  goes_on uuid;
  is_deleted boolean;
begin
  -- One merge at a time, or two could close a circle between them.
  perform pg_advisory_xact_lock(hashtext('private.merges'));
  if new.merged_into is null then
    return new;
  end if;
  if private.is_client() and not private.may_add_to(
    case when table_name = 'leads' then new.merged_into end, case when table_name = 'contacts' then new.merged_into end
  ) then
    raise sqlstate '42501' using message = 'There is no such row, or it is not yours.';
  end if;
  loop
    if new.merged_into = row_id then
      raise sqlstate 'PT409' using message = 'These are one already.';
    end if;
    execute format('select merged_into, deleted_at is not null from public.%I where id = $1', table_name)
      into goes_on, is_deleted using new.merged_into;
    if is_deleted is not false then
      raise sqlstate 'PT409' using message = 'The row to merge into is deleted.';
    end if;
    exit when goes_on is null;
    new.merged_into := goes_on;
  end loop;
  return new;
end $$;
-- By its name before take_event, which locks the row.
create trigger take_a_merge before insert on public.lead_events
  for each row when (pg_trigger_depth() = 0 and new.kind = 'merge') execute function private.take_merge();

create function private.apply_merge() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  table_name text := case when new.lead_id is null then 'contacts' else 'leads' end;
  row_id uuid := coalesce(new.lead_id, new.contact_id);
  was_in uuid;
  taken uuid;
begin
  if not new.applied then
    return null;
  end if;
  execute format('select merged_into from public.%I where id = $1', table_name) into was_in using row_id;
  execute format('update public.%I set merged_into = $1 where id = $2', table_name) using new.merged_into, row_id;
  -- Those that came along before go back first; then whoever is merged into this row goes with it.
  for taken in execute format(
    'select r.id from public.%I r where r.merged_into = $1 and (
      select e.via from public.lead_events e
      where (e.lead_id = r.id or e.contact_id = r.id) and e.kind = ''merge'' and e.applied
      order by e.captured_at desc, e.id desc limit 1
    ) = $2', table_name
  ) using was_in, row_id loop
    perform private.move_merged(table_name, taken, row_id, null, new);
  end loop;
  if new.merged_into is not null then
    for taken in execute format('select r.id from public.%I r where r.merged_into = $1', table_name) using row_id loop
      perform private.move_merged(table_name, taken, new.merged_into, row_id, new);
    end loop;
  end if;
  return null;
end $$;

-- Moves a merged row along, with an event of its own, the last of its column.
create function private.move_merged(table_name text, moved uuid, target uuid, by_way_of uuid, cause public.lead_events) returns void
language plpgsql set search_path = '' as $$
declare
  event public.lead_events := cause;
  last_event public.lead_events;
begin
  event.id := gen_random_uuid();
  event.lead_id := case when table_name = 'leads' then moved end;
  event.contact_id := case when table_name = 'contacts' then moved end;
  event.merged_into := target;
  event.via := by_way_of;
  event.body := null;
  last_event := private.last_set(event);
  event.captured_at := greatest(cause.captured_at, last_event.captured_at + interval '1 microsecond');
  event.created_at := greatest(cause.created_at, event.captured_at);
  insert into public.lead_events select event.*;
  execute format('update public.%I set merged_into = $1 where id = $2', table_name) using target, moved;
end $$;

create trigger apply_merge after insert on public.lead_events
  for each row when (pg_trigger_depth() = 0 and new.kind = 'merge') execute function private.apply_merge();

-- The same by name, for whoever does not queue events.
create function private.require_inbox(row_table text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if row_table is null or row_table not in ('leads', 'contacts') then
    raise sqlstate 'PT422' using message = 'Rows of leads and of contacts can be named.';
  end if;
end $$;

create function public.merge_rows(row_table text, row_id uuid, into_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_inbox(row_table);
  if into_id is null then
    raise sqlstate 'PT422' using message = 'Name the row to merge into.';
  end if;
  insert into public.lead_events (lead_id, contact_id, kind, merged_into)
  values (case when row_table = 'leads' then row_id end, case when row_table = 'contacts' then row_id end, 'merge', into_id);
end $$;
create function public.unmerge_row(row_table text, row_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_inbox(row_table);
  insert into public.lead_events (lead_id, contact_id, kind)
  values (case when row_table = 'leads' then row_id end, case when row_table = 'contacts' then row_id end, 'merge');
end $$;
comment on function public.merge_rows is 'Lets another row of the same table stand for this one as well, for staff who work on both.';
comment on function public.unmerge_row is 'Takes a row out of the one it was merged into, with all that came along with it, for staff.';

revoke all on function
  private.same_person(text, uuid), public.same_person(text, uuid),
  private.take_merge(), private.apply_merge(), private.move_merged(text, uuid, uuid, uuid, public.lead_events),
  private.require_inbox(text), public.merge_rows(text, uuid, uuid), public.unmerge_row(text, uuid)
  from public, anon, authenticated;
grant execute on function
  private.same_person(text, uuid), public.same_person(text, uuid), private.require_inbox(text),
  public.merge_rows(text, uuid, uuid), public.unmerge_row(text, uuid)
  to authenticated;
