-- A picture of a business card is one more thing that the device knows of a lead that it captured, and it proves that as a
-- correction does: by the lead's secret. Nobody inserts into the table directly. What the staff capture, signed in or with a
-- pass, has a ceiling of its own; of everybody else's a client takes its share.

-- That the requests of an address have taken places, or brought a picture: never which.
create table private.place_claims (
  id bigint generated always as identity,
  client bytea not null,
  claimed_at timestamptz not null default now(),
  constraint place_claims_pkey primary key (id),
  constraint place_claims_client_length check (octet_length(client) = 3)
);
comment on table private.place_claims is 'When a client asked for a time of a consultation, or attached a picture, by the flood guard’s hash of its address.';
create index place_claims_claimed_at_idx on private.place_claims (claimed_at);
create index place_claims_client_idx on private.place_claims (client, claimed_at);

-- The caller's address as a hash; null if it is everybody's: without a proxy that tells it, all have the machine's own.
create function private.picture_client() returns bytea
language plpgsql stable set search_path = '' as $$
declare
  address text := private.client_address(nullif(current_setting('request.headers', true), '')::json);
begin
  if address in ('unknown', '::1', '::/64') or address like '127.%' then
    return null;
  end if;
  return private.client_key('pictures');
end $$;

-- Refuses a picture for which there is no room today.
create function private.require_picture_room(by_staff boolean, client bytea) returns void
language plpgsql set search_path = '' as $$
declare
  per_day integer := (select s.pictures_per_day from private.submission_limit s);
  -- A tenth, but enough for one evening.
  share integer := greatest(5, per_day / 10);
begin
  if (
    select count(*) from public.lead_pictures p join public.leads l on l.id = p.lead_id
    where p.created_at > now() - interval '24 hours' and (l.captured_by is not null) = by_staff
  ) >= per_day or not by_staff and (
    select count(*) from private.place_claims c
    where c.client = require_picture_room.client and c.claimed_at > now() - interval '24 hours'
  ) >= share then
    perform private.refuse('too_busy', 'Too many pictures are being sent to us at the moment. Please try again later.', 900);
  end if;
end $$;

-- Stores the picture unless there is one already. Each try is a submission to the flood guard, but for a replay. A lead that
-- is not there, is deleted, was not captured at a viewing, or has another secret is one answer: nobody learns which leads there are.
create function private.attach_picture(lead uuid, secret uuid, jpeg text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  client bytea;
  sharer bytea;
  by_staff boolean;
  picture bytea;
begin
  if private.is_body_over(262144) or length(jpeg) > 250000 then
    raise sqlstate 'PT413' using message = 'A picture is not as long as this.';
  end if;
  if private.is_client() then
    client := private.admitted_client();
  end if;
  -- Locked, so that a lead that is being erased does not get one.
  select l.captured_by is not null into by_staff
    from public.leads l join private.lead_amendments a on a.lead_id = l.id
    where l.id = attach_picture.lead and a.secret_hash = private.hash_of_secret(attach_picture.secret)
      and l.source = 'viewing' and l.deleted_at is null
    for share of l;
  if not found then
    if client is not null then
      perform private.count_submission(client);
    end if;
    return 'unknown';
  end if;
  -- A replay costs nothing, and what is there stays.
  if exists (select from public.lead_pictures p where p.lead_id = attach_picture.lead) then
    return 'attached';
  end if;
  begin
    picture := decode(jpeg, 'base64');
  exception when data_exception then
    raise sqlstate 'PT422' using message = 'This is not a picture.';
  end;
  if client is not null then
    sharer := case when not by_staff then private.picture_client() end;
    perform private.require_picture_room(by_staff, sharer);
  end if;
  begin
    insert into public.lead_pictures (lead_id, bytes) values (attach_picture.lead, picture)
      on conflict on constraint lead_pictures_pkey do nothing;
  exception when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'This is not a picture that we take.';
  end;
  if sharer is not null then
    insert into private.place_claims (client) values (sharer);
  end if;
  if client is not null then
    perform private.count_submission(client);
  end if;
  return 'attached';
end $$;

create function public.attach_picture(lead uuid, secret uuid, jpeg text) returns text
language sql set search_path = '' as $$
  select private.attach_picture($1, $2, $3)
$$;
comment on function public.attach_picture is
  'Attaches the picture of a business card, a JPEG in base64, for the device that holds the secret of its lead. Answers attached, also if there was one already; or unknown: no such lead, or not its secret.';

-- In base64: PostgREST and the embedded backend write bytes differently.
create function public.lead_picture(lead uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), '') <> 'service_role' then
    perform private.require_staff();
  end if;
  return (select translate(encode(p.bytes, 'base64'), E'\n', '') from public.lead_pictures p where p.lead_id = lead_picture.lead);
end $$;
comment on function public.lead_picture is 'The picture of a lead''s business card in base64, for staff who see the lead; null if there is none.';
