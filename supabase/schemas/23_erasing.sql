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
