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
  -- No foreign key, so that leads can still be truncated. A trigger below erases it with its lead.
  constraint lead_amendments_pkey primary key (lead_id)
);
create index lead_amendments_created_at_idx on private.lead_amendments (created_at);
revoke all on private.lead_amendments from public, anon, authenticated, service_role;
comment on table private.lead_amendments is 'By which hashed secret a lead may be corrected, and how far that has come.';

-- Longer than the longest window, so that who comes too late is told so.
insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('lead_amendments', 'private.lead_amendments', 'created_at < $1', '120 days', '1 day', '2 days');

alter table public.leads
  add column amend_secret uuid,
  add constraint leads_amend_secret_not_stored check (amend_secret is null);
comment on column public.leads.amend_secret is 'Taken in with a new lead and never stored: only its hash is.';
grant insert (amend_secret) on public.leads to anon, authenticated;

create function private.hash_of_secret(secret uuid) returns bytea
language sql immutable parallel safe set search_path = '' as $$ select sha256(uuid_send(secret)) $$;

-- The rules are asked between the two triggers below. Until then the hash stands in a setting of the transaction, by lead:
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
-- By its name it fires behind the flood guard's admit_row, which may hold a row back, and before own_columns.
create trigger keep_amend_secret before insert or update of amend_secret on public.leads
  for each row execute function private.keep_amend_secret();

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
create trigger store_amend_hash after insert on public.leads
  for each row execute function private.store_amend_hash();

create function private.drop_amend_hashes() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('private.amend_hashes', '', true);
  return null;
end $$;
create trigger drop_amend_hashes after insert on public.leads
  for each statement execute function private.drop_amend_hashes();

create function private.forget_amend_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.lead_amendments a where a.lead_id = old.id;
  return null;
end $$;
create trigger forget_amend_secret after delete on public.leads
  for each row execute function private.forget_amend_secret();

create or replace function private.own_leads_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  status public.lead_status := new.status;
  notes text := new.notes;
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.status := 'new';
      new.created_at := now();
      new.updated_at := now();
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
  -- amend_lead() names the row that it corrects: nobody else can set this, for the API runs no statements of its callers.
  elsif private.is_client() and coalesce(current_setting('private.amending', true), '') <> old.id::text then
    new := old;
    new.status := status;
    new.notes := notes;
    new.updated_at := now();
  elsif new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- What the correction comes to, once the flood guard has let it in.
create function private.corrected(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text,
  property_slug text
) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept private.lead_amendments;
  lead public.leads;
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

  perform set_config('private.amending', lead.id::text, true);
  update public.leads l set
    -- Without a name it leaves who it is, and how to reach them: whoever moves a consultation on a phone that others use as
    -- well, or that has forgotten its owner, does not put another person, or nobody, in their place.
    name = coalesce(corrected.name, l.name),
    email = case when corrected.name is null then l.email else corrected.email end,
    phone = case when corrected.name is null then l.phone else corrected.phone end,
    property_interest = corrected.property_interest, notes = corrected.notes, updated_at = now(),
    -- A release that sends words alone leaves the slug of the same words, and never that of another property.
    property_slug = coalesce(corrected.property_slug, case
      when l.property_interest is not distinct from corrected.property_interest then l.property_slug
      else private.known_property(corrected.property_interest)
    end)
  where l.id = lead.id;
  perform set_config('private.amending', '', true);
  update private.lead_amendments a
    set revision = corrected.revision, corrections = a.corrections + 1, touched_at = now()
    where a.lead_id = lead.id;
  return 'amended';
end $$;

-- Each try is a submission to the flood guard, and stays counted whatever it is answered. What is refused with an error has
-- written nothing, and its error says nothing of the row: whoever corrects a lead need not know what stands in it.
create function private.amend_lead(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text,
  property_slug text default null
) returns text
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
  if private.is_client() and not (current_setting('role', true) = 'authenticated' and private.is_admin()) then
    if private.is_body_over(131072) then
      raise sqlstate 'PT413' using message = 'A correction is not as long as this.';
    end if;
    client := private.admitted_client();
  end if;
  begin
    answer := private.corrected($1, $2, $3, $4, $5, $6, $7, $8, $9);
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

create function public.amend_lead(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text,
  property_slug text default null
) returns text
language sql set search_path = '' as $$
  select private.amend_lead($1, $2, $3, $4, $5, $6, $7, $8, $9)
$$;

revoke all on function
  private.amend_window(text), private.hash_of_secret(uuid),
  private.keep_amend_secret(), private.store_amend_hash(), private.drop_amend_hashes(), private.forget_amend_secret(),
  private.corrected(uuid, uuid, bigint, text, text, text, text, text, text),
  private.amend_lead(uuid, uuid, bigint, text, text, text, text, text, text),
  public.amend_lead(uuid, uuid, bigint, text, text, text, text, text, text)
  from public, anon, authenticated;
grant execute on function
  private.amend_lead(uuid, uuid, bigint, text, text, text, text, text, text),
  public.amend_lead(uuid, uuid, bigint, text, text, text, text, text, text)
  to anon, authenticated;
comment on function public.amend_lead is
  'Corrects a lead for the device that holds its secret. Answers amended; late: the time for it is over; changed: somebody else has changed the row since; or unknown: no such lead, or not its secret.';
