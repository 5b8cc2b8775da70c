-- Whoever captured a lead may correct it for a while. The device makes a secret for each lead and sends it along; the
-- database keeps a hash of it, and takes a correction only with the secret, in time, and while staff have not touched the row.

-- How long, by source: the one place where this is said. Null: never. The clock is the database's.
create function private.amend_window(source text) returns interval
language sql immutable parallel safe set search_path = '' as $$
  select case source
    when 'viewing' then interval '15 minutes'
    -- A consultation is changed or cancelled until it is over; they are booked weeks ahead.
    when 'whatsapp' then interval '90 days'
  end
$$;

create table private.lead_amendments (
  lead_id uuid not null,
  secret_hash bytea not null,
  -- Of the correction that was taken last; the device counts them.
  revision bigint not null default 0,
  -- How many were taken: a lead takes 20.
  corrections integer not null default 0,
  -- The row's updated_at as the device left it: another one there means that somebody else has changed it.
  touched_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- No foreign key, so that leads can still be truncated. A trigger erases it with its lead.
  constraint lead_amendments_pkey primary key (lead_id)
);
comment on table private.lead_amendments is 'By which hashed secret a lead may be corrected, and how far that has come.';
create index lead_amendments_created_at_idx on private.lead_amendments (created_at);

-- The rules are asked between keep_amend_secret and store_amend_hash. Until then the hash stands in a setting of the transaction, by lead:
-- a statement has all its rows behind it before the second trigger sees the first of them.
create function private.keep_amend_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.amend_secret is not null then
    perform set_config('private.amend_hashes', (
      coalesce(nullif(current_setting('private.amend_hashes', true), ''), '{}')::jsonb
        || jsonb_build_object(new.id, encode(private.hash_of_secret(new.amend_secret), 'hex'))
    )::text, true);
  end if;
  new.amend_secret := null;
  return new;
end $$;

-- A lead that is there already gets no new secret: for it this does not fire.
create function private.store_amend_hash() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hash text := nullif(current_setting('private.amend_hashes', true), '')::jsonb ->> new.id::text;
begin
  if hash is not null then
    insert into private.lead_amendments as kept (lead_id, secret_hash)
    values (new.id, decode(hash, 'hex'))
    -- Left behind when the table was truncated.
    on conflict on constraint lead_amendments_pkey do update
      set secret_hash = excluded.secret_hash, revision = 0, corrections = 0, touched_at = now(), created_at = now();
  end if;
  return null;
end $$;

create function private.drop_amend_hashes() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('private.amend_hashes', '', true);
  return null;
end $$;

create function private.forget_amend_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.lead_amendments a where a.lead_id = old.id;
  return null;
end $$;

-- The embedded database lets everybody insert every column, so that the grants alone don't tell what is a visitor's.
create function private.amendable_columns() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum)
    from pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
      and a.attname <> all (array[
        'id', 'source', 'status', 'captured_at', 'created_at', 'updated_at', 'amend_secret', 'capture_pass',
        'assignee', 'follow_up_on', 'first_answered_at', 'answer_seconds', 'merged_into', 'deleted_at', 'captured_by'
      ])
$$;

-- What the correction comes to, once the flood guard has let it in. Columns that it does not name stay as they are.
create function private.corrected(id uuid, secret uuid, revision bigint, columns jsonb) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  -- Everything that the releases before the facts send.
  words constant text[] := '{name,email,phone,property_interest,property_slug,notes}';
  kept private.lead_amendments;
  lead public.leads;
  changed jsonb;
begin
  -- A wrong secret and a lead that is not there are one answer: nobody learns which leads there are.
  select a.* into kept from private.lead_amendments a
    where a.lead_id = corrected.id and a.secret_hash = private.hash_of_secret(corrected.secret) for update;
  if not found then
    return 'unknown';
  end if;
  -- Sent twice, or overtaken by a later one, which holds the whole row: nothing is left to do.
  if corrected.revision <= kept.revision then
    return 'amended';
  end if;
  select l.* into lead from public.leads l where l.id = kept.lead_id for update;
  if not found then
    return 'unknown';
  end if;
  if (now() < lead.created_at + private.amend_window(lead.source)) is not true then
    return 'late';
  end if;
  if lead.updated_at is distinct from kept.touched_at then
    return 'changed';
  end if;
  -- Nobody who corrects in earnest comes to this. An error, so that no phone takes it for an answer that it knows.
  if kept.corrections >= 20 then
    raise sqlstate 'PT422' using message = 'This lead was corrected as often as it can be.';
  end if;

  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into changed
    from jsonb_each(corrected.columns) c where c.key = any (private.amendable_columns());
  -- With nobody's name it leaves who it is, and how to reach them: whoever moves a consultation on a phone that others use as
  -- well, or that has forgotten its owner, does not put nobody in their place.
  if changed ->> 'name' is null then
    changed := changed - 'name' - array(
      select c.key from jsonb_each(changed) c where c.key in ('email', 'phone') and c.value = 'null'
    );
  end if;
  -- A release that sends words alone leaves the slug of the same words, and never that of another property.
  if changed ? 'property_interest' and changed ->> 'property_slug' is null then
    changed := changed || jsonb_build_object('property_slug', case
      when lead.property_interest is not distinct from changed ->> 'property_interest' then lead.property_slug
      else private.known_property(changed ->> 'property_interest')
    end);
  end if;
  if changed ? 'kind' and changed ->> 'kind' is null then
    changed := changed || jsonb_build_object('kind', private.kind_of(lead.source));
  end if;
  -- Such a release has other words, and the facts of before would contradict them: a consultation that was moved to Friday
  -- would stand at Tuesday's time.
  if changed ? 'notes' and changed ->> 'notes' is distinct from lead.notes
    and not exists (select from jsonb_object_keys(changed) as named where named <> all (words)) then
    changed := changed || '{"appointment_at": null, "visitor_zone": null, "preferred_date": null, "budget": null}';
  end if;

  perform set_config('private.amending', lead.id::text, true);
  execute format(
    'update public.leads l set (%1$s, updated_at) = (select %1$s, now() from jsonb_populate_record($1, $2)) where l.id = $3',
    (select string_agg(quote_ident(name), ', ') from unnest(private.amendable_columns()) name)
  ) using lead, changed, lead.id;
  perform set_config('private.amending', '', true);
  update private.lead_amendments a
    set revision = corrected.revision, corrections = a.corrections + 1, touched_at = now()
    where a.lead_id = lead.id;
  return 'amended';
end $$;

-- Each try is a submission to the flood guard, and stays counted whatever it is answered. What is refused with an error has
-- written nothing, and its error says nothing of the row: whoever corrects a lead need not know what stands in it.
create function private.amend_lead(id uuid, secret uuid, revision bigint, columns jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  client bytea;
  answer text;
  broken text;
begin
  -- No revision is before or after null: the lead would be written before the revision is refused.
  if revision is null then
    raise sqlstate 'PT400' using message = 'A correction has a revision.';
  end if;
  if jsonb_typeof(columns) is distinct from 'object' then
    raise sqlstate 'PT400' using message = 'A correction names its columns.';
  end if;
  if private.is_client() and not (current_setting('role', true) = 'authenticated' and private.is_admin()) then
    if private.is_body_over(131072) then
      raise sqlstate 'PT413' using message = 'A correction is not as long as this.';
    end if;
    client := private.admitted_client();
  end if;
  begin
    answer := private.corrected($1, $2, $3, $4);
  exception when integrity_constraint_violation then
    get stacked diagnostics broken = constraint_name;
    raise exception using
      errcode = sqlstate, message = sqlerrm, schema = 'public', table = 'leads', constraint = broken;
  end;
  if client is not null then
    perform private.count_submission(client);
  end if;
  return answer;
end $$;

create function public.amend_lead(id uuid, secret uuid, revision bigint, columns jsonb) returns text
language sql set search_path = '' as $$
  select private.amend_lead($1, $2, $3, $4)
$$;
comment on function public.amend_lead(uuid, uuid, bigint, jsonb) is
  'Corrects a lead for the device that holds its secret. Answers amended; late: the time for it is over; changed: somebody else has changed the row since; or unknown: no such lead, or not its secret.';

-- By its name keep_amend_secret fires behind the flood guard's admit_row, which may hold a row back, and before own_columns.
create trigger keep_amend_secret before insert OR UPDATE OF amend_secret on public.leads
  for each row execute function private.keep_amend_secret();
create trigger store_amend_hash after insert on public.leads
  for each row execute function private.store_amend_hash();
create trigger drop_amend_hashes after insert on public.leads
  for each statement execute function private.drop_amend_hashes();
create trigger forget_amend_secret after delete on public.leads
  for each row execute function private.forget_amend_secret();
