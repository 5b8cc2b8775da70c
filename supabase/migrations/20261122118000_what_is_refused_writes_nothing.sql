-- Three ways past the flood guard. A lead that a rule refused had its secret's hash written all the same, for that came
-- before the rules. A correction asked neither what all clients have sent nor counted among it. And an address with a port,
-- or an IPv4 address in the clothes of IPv6, was another client than the plain one.

-- How an address is written says nothing of who sends: its port goes, and IPv4 mapped into IPv6 is IPv4.
create or replace function private.client_address(headers json) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- The first is set by the hosted gateway; the second can be forged by the client and serves where the first is missing.
  address text := coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''),
    'unknown'
  );
  ip inet;
begin
  address := regexp_replace(address, '^\[(.*)\](:\d+)?$', '\1');
  address := regexp_replace(address, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
  if address like '%:%' then
    begin
      ip := address::inet;
      if ip <<= inet '::ffff:0:0/96' then
        return host(inet '0.0.0.0' + (ip - inet '::ffff:0:0'));
      end if;
      -- One household or phone owns a whole /64 of IPv6 and could use a new address for every request.
      return network(set_masklen(ip, 64))::text;
    exception when others then
      return address;
    end;
  end if;
  return address;
end $$;

-- The two ends of the guard, for submissions and corrections alike. The first writes nothing.
create function private.admitted_client() returns bytea
language plpgsql set search_path = '' as $$
declare
  settings private.submission_limit;
  share private.submission_limit;
  client bytea := private.client_key('submissions');
begin
  select * into strict settings from private.submission_limit;
  share := private.fair_share(settings);
  -- Where all together have sent enough, that is the reason to tell, and not how little is left for one of them.
  perform private.require_room(settings);
  perform private.require_token(client, 'submissions', share.burst, share.per_minute);
  return client;
end $$;

create function private.count_submission(client bytea) returns void
language plpgsql set search_path = '' as $$
declare
  settings private.submission_limit;
  share private.submission_limit;
  is_first boolean;
begin
  select * into strict settings from private.submission_limit;
  share := private.fair_share(settings);
  perform private.spend_tokens(client, 'submissions', 1, share.burst, share.per_minute);

  insert into private.submission_totals as total (hour, slot, submissions)
  values (date_trunc('hour', clock_timestamp(), 'UTC'), pg_backend_pid() % 16, 1)
  on conflict (hour, slot) do update set submissions = total.submissions + 1
  returning total.submissions = 1 into is_first;
  if is_first then
    delete from private.submission_totals t where t.hour < clock_timestamp() - interval '25 hours';
  end if;
end $$;

create or replace function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  perform set_config('guard.' || tg_table_name, '', true);
  if not private.is_client() or (current_setting('role', true) = 'authenticated' and private.is_admin()) then
    return null;
  end if;
  -- The longest submission, with every letter escaped, is half of this.
  if private.is_body_over(131072) then
    raise sqlstate 'PT413' using message = 'A submission is not as long as this.';
  end if;
  -- Nothing is told of what was stored: whether there was a row would tell a stranger who had left the newsletter. Of
  -- headers that are sent twice the database sees one; this is the second line, behind a_list and row-level security.
  if lower(headers ->> 'accept') like '%pgrst.object%'
    or lower(headers ->> 'prefer') ~ '(count|resolution)=|return=(representation|headers-only)' then
    raise sqlstate 'PT406' using message = 'A submission is answered without its row or a count.';
  end if;
  perform set_config(
    'guard.' || tg_table_name,
    json_build_object('client', encode(private.admitted_client(), 'hex'), 'rows', 0)::text,
    true
  );
  return null;
end $$;

create or replace function private.take_token() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  guarded jsonb := nullif(current_setting('guard.' || tg_table_name, true), '')::jsonb;
begin
  perform set_config('guard.' || tg_table_name, '', true);
  if guarded is not null and (guarded ->> 'rows')::integer > 0 then
    perform private.count_submission(decode(guarded ->> 'client', 'hex'));
  end if;
  return null;
end $$;

-- The rules are asked between the two triggers below. Until then the hash stands in a setting of the transaction, by lead:
-- a statement has all its rows behind it before the second trigger sees the first of them.
create or replace function private.keep_amend_secret() returns trigger
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

alter table private.lead_amendments add column corrections integer not null default 0;
comment on column private.lead_amendments.corrections is 'How many were taken: a lead takes 20.';

drop function private.spend_try();

-- What the correction comes to, once the flood guard has let it in.
create function private.corrected(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text
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
    name = corrected.name, email = corrected.email, phone = corrected.phone,
    property_interest = corrected.property_interest, notes = corrected.notes, updated_at = now()
  where l.id = lead.id;
  perform set_config('private.amending', '', true);
  update private.lead_amendments a
    set revision = corrected.revision, corrections = a.corrections + 1, touched_at = now()
    where a.lead_id = lead.id;
  return 'amended';
end $$;

-- Each try is a submission to the flood guard, and stays counted whatever it is answered. What is refused with an error has
-- written nothing.
create or replace function private.amend_lead(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  client bytea;
  answer text;
begin
  if private.is_client() and not (current_setting('role', true) = 'authenticated' and private.is_admin()) then
    if private.is_body_over(131072) then
      raise sqlstate 'PT413' using message = 'A correction is not as long as this.';
    end if;
    client := private.admitted_client();
  end if;
  answer := private.corrected($1, $2, $3, $4, $5, $6, $7, $8);
  if client is not null then
    perform private.count_submission(client);
  end if;
  return answer;
end $$;

revoke all on function
  private.admitted_client(), private.count_submission(bytea), private.store_amend_hash(), private.drop_amend_hashes(),
  private.corrected(uuid, uuid, bigint, text, text, text, text, text)
  from public, anon, authenticated;
