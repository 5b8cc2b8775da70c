-- A few hundred invented leads with pictures used up the day's ceiling, and those of the team's phones had to wait. What the
-- staff capture, signed in or with a pass, has a ceiling of its own now, and of everybody else's a client takes its share.

-- The hash differs by what is claimed.
comment on table private.place_claims is 'When a client asked for a time of a consultation, or attached a picture, by the flood guard’s hash of its address.';

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

create or replace function private.attach_picture(lead uuid, secret uuid, jpeg text) returns text
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

revoke all on function private.picture_client(), private.require_picture_room(boolean, bytea) from public, anon, authenticated;
