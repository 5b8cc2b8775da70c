-- Two ways round the flood guard. The REST interface takes a request back after its statement when the number of rows is
-- not what the client asked for (`Accept: application/vnd.pgrst.object+json`), and a row that waited for the end of its
-- list is not counted there: it was written with its index entries, taken back, and took no token. And one client at the
-- rate that is allowed reached the ceiling of all within six hours, which shut everybody else out.

-- What one client may send shrinks once half of what all may send is used up, by as much as is left of the other half. Who
-- has sent nothing yet may always begin, until the ceiling.
create function private.fair_share(settings private.submission_limit) returns private.submission_limit
language plpgsql stable set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', clock_timestamp(), 'UTC');
  share numeric;
begin
  select least(1, 2 * (1 - greatest(
    coalesce(sum(t.submissions) filter (where t.hour = this_hour), 0) / greatest(settings.per_hour, settings.burst)::numeric,
    coalesce(sum(t.submissions), 0) / greatest(settings.per_day, settings.burst)::numeric
  ))) into share
  from private.submission_totals t where t.hour > this_hour - interval '24 hours';
  settings.burst := greatest(1, floor(settings.burst * share));
  settings.per_minute := greatest(1, floor(settings.per_minute * share));
  return settings;
end $$;
revoke all on function private.fair_share(private.submission_limit) from public, anon, authenticated;

create or replace function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  settings private.submission_limit;
  share private.submission_limit;
  client bytea;
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
  select * into strict settings from private.submission_limit;
  share := private.fair_share(settings);
  client := private.client_key('submissions');
  perform private.require_token(client, 'submissions', share.burst, share.per_minute);
  perform private.require_room(settings);
  perform set_config('guard.' || tg_table_name, json_build_object('client', encode(client, 'hex'), 'rows', 0)::text, true);
  return null;
end $$;

create or replace function private.take_token() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  guarded jsonb := nullif(current_setting('guard.' || tg_table_name, true), '')::jsonb;
  settings private.submission_limit;
  share private.submission_limit;
  is_first boolean;
begin
  perform set_config('guard.' || tg_table_name, '', true);
  if guarded is null or (guarded ->> 'rows')::integer = 0 then
    return null;
  end if;
  select * into strict settings from private.submission_limit;
  share := private.fair_share(settings);
  perform private.spend_tokens(decode(guarded ->> 'client', 'hex'), 'submissions', 1, share.burst, share.per_minute);

  insert into private.submission_totals as total (hour, slot, submissions)
  values (date_trunc('hour', clock_timestamp(), 'UTC'), pg_backend_pid() % 16, 1)
  on conflict (hour, slot) do update set submissions = total.submissions + 1
  returning total.submissions = 1 into is_first;
  if is_first then
    delete from private.submission_totals t where t.hour < clock_timestamp() - interval '25 hours';
  end if;
  return null;
end $$;

-- A list is refused at its first row, however long it is. Only a REST interface older than PostgREST 11.1 makes a list of
-- one object too, by json_build_array(): there, the row still waits as before.
create function private.refuse_list() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  statement text := translate(lower(current_query()), E' \t\r\n', '');
begin
  if nullif(current_setting('guard.' || tg_table_name, true), '') is not null
    and statement like '%pgrst_payload%'
    and statement like any (array['%recordset(%', '%array_elements(%'])
    and statement not like '%json_build_array(%' then
    raise sqlstate 'PT413' using
      message = 'A list is too many rows in one request.', hint = 'Send each submission in a request of its own.';
  end if;
  return new;
end $$;
revoke all on function private.refuse_list() from public, anon, authenticated;

-- In front of admit_row.
do $$
declare
  guarded regclass;
begin
  foreach guarded in array array['public.contacts', 'public.leads', 'public.newsletter_subscribers']::regclass[] loop
    execute format('create trigger a_list before insert on %s
      for each row when (pg_trigger_depth() = 0) execute function private.refuse_list()', guarded);
  end loop;
end $$;
