-- A picture of a business card comes with its lead's secret, as a correction does. What the staff capture, signed in or with a
-- pass, has a ceiling of its own; of everybody else's a client takes its share.

-- That the requests of an address, by the flood guard's hash of it, have taken places, or brought a picture: never which.
create table private.place_claims (
  id bigint generated always as identity primary key,
  client bytea not null check (octet_length(client) = 3),
  claimed_at timestamptz not null default now()
);
create index place_claims_claimed_at_idx on private.place_claims (claimed_at);
create index place_claims_client_idx on private.place_claims (client, claimed_at);

-- The entry: the lead's `id` and `secret`, and `jpeg`, in base64. A guess at a secret takes a token.
create function public.attach_picture(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target constant uuid := entry ->> 'id';
  secret constant uuid := entry ->> 'secret';
  client constant bytea := private.counted_client();
  sharer bytea;
  by_staff boolean;
  wait jsonb;
  per_day integer;
begin
  if private.is_body_over(262144) or length(entry ->> 'jpeg') > 250000 then
    return private.answer('refused', target, '{"why": "size"}');
  end if;
  wait := private.wait_of(client);
  if wait is not null then
    return private.answer('wait', target, wait);
  end if;

  -- Locked, so that a lead that is being erased does not get one.
  select l.captured_by is not null into by_staff
    from public.leads l join private.lead_amendments a on a.lead_id = l.id
    where l.id = target and a.secret_hash = private.hash_of_secret(secret)
      and l.source = 'viewing' and l.deleted_at is null
    for share of l;
  if not found then
    perform private.charge(client);
    return private.answer('refused', target, '{"why": "unknown"}');
  end if;
  -- A replay costs nothing, and what is there stays.
  if exists (select from public.lead_pictures p where p.lead_id = target) then
    return private.answer('delivered', target);
  end if;
  if client is not null then
    sharer := case when not by_staff then private.client_of_its_own('pictures') end;
    select s.pictures_per_day into per_day from private.settings s;
    -- One client of visitors' gets a tenth of a day's, but enough for one evening.
    if (
      select count(*) from public.lead_pictures p join public.leads l on l.id = p.lead_id
      where p.created_at > now() - interval '24 hours' and (l.captured_by is not null) = by_staff
    ) >= per_day or (
      select count(*) from private.place_claims c where c.client = sharer and c.claimed_at > now() - interval '24 hours'
    ) >= greatest(5, per_day / 10) then
      return private.answer('wait', target, '{"why": "too_busy", "seconds": 900}');
    end if;
  end if;

  begin
    insert into public.lead_pictures (lead_id, bytes) values (target, decode(entry ->> 'jpeg', 'base64'))
      on conflict on constraint lead_pictures_pkey do nothing;
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
