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
