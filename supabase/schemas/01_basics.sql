-- What everything else stands on: where helpers live, the words for a status and a role, and who is asking.

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create type public.lead_status as enum ('new', 'contacted', 'qualified', 'converted');
create type public.app_role as enum ('admin', 'agent');
create type public.appointment_state as enum ('asked', 'moved', 'confirmed', 'held', 'missed', 'cancelled');

create function private.is_client() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- Not current_user: inside a definer function that is the function's owner.
  return coalesce(current_setting('role', true), '') in ('anon', 'authenticated');
end $$;

create function private.plausible_capture(captured_at timestamptz, stored_at timestamptz) returns timestamptz
language plpgsql immutable set search_path = '' as $$
begin
  -- Clocks of phones are wrong, often by years after an empty battery; that must not cost a submission.
  return case
    when captured_at >= timestamptz '2020-01-01 00:00:00+00' then least(captured_at, stored_at)
    else stored_at
  end;
end $$;

create function private.hash_of_secret(secret uuid) returns bytea
language sql immutable parallel safe set search_path = '' as $$ select sha256(uuid_send(secret)) $$;
