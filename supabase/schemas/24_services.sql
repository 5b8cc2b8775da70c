-- What the platform has beside the database: Vault, Realtime, pg_cron, pg_net. Not every project has all of them, and some start later
-- than the migrations run. So they are connected by one function that can be called again; what it could not connect it names.

-- Realtime tells the staff of rows as they come, change and go, one message a statement and topic, with keys and nothing of what the
-- rows hold. Replicating the tables would tell everybody who listens the keys of deleted rows: row-level security can't be asked
-- about a row that is gone. Administrators hear of every row on the topic "staff". Agents hear on "agents" of what is nobody's, and
-- on a topic of their own ("agent:" and their id) of what is theirs, or was until now.
create function private.tell_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  audience record;
begin
  for audience in execute format(
    $sql$
      select heard.topic, case when count(distinct r.id) <= 50 then jsonb_agg(distinct r.id) end as ids
      from (%s) as touched_rows (stored)
        cross join jsonb_to_record(stored) as r (id uuid, assignee uuid, captured_by uuid, deleted_at timestamptz)
        cross join unnest(array['staff'] || case when $1 <> 'newsletter_subscribers' and r.deleted_at is null then array[
          case when r.assignee is null then 'agents' else 'agent:' || r.assignee end,
          case when r.assignee is not null then 'agent:' || r.captured_by end
        ] end) as heard (topic)
      where heard.topic is not null
      group by heard.topic
    $sql$,
    'select to_jsonb(t) from touched t' || case tg_op when 'UPDATE' then ' union all select to_jsonb(b) from before b' else '' end
  ) using tg_table_name loop
    perform realtime.send(
      jsonb_build_object('table', tg_table_name, 'operation', tg_op, 'ids', audience.ids), 'rows', audience.topic, true
    );
  end loop;
  return null;
exception when others then
  -- Nobody is told, but what was stored stays stored.
  raise warning 'The staff were not told of % on %: %', tg_op, tg_table_name, sqlstate;
  return null;
end $$;

create function private.connect_services() returns text[]
language plpgsql set search_path = '' as $$
declare
  told regclass;
  lack text;
  missing text[] := '{}';
begin
  -- Zones that a server knows since it was upgraded. Those of its operating system are names to nobody else.
  insert into private.time_zones (name)
    select distinct z.name from pg_catalog.pg_timezone_names z
    where z.name !~ '^(posix|right)/' and z.name not in ('Factory', 'localtime', 'posixrules')
    on conflict do nothing;

  -- The key of the flood guard's hashes stands in the Vault: encrypted, with a key that is not in the database.
  begin
    if to_regclass('vault.decrypted_secrets') is not null
      and not exists (select from vault.decrypted_secrets where name = 'submission_limit_key') then
      perform vault.create_secret(
        gen_random_uuid()::text || gen_random_uuid()::text, 'submission_limit_key', 'Keys the hashes of addresses in the flood guard.'
      );
    end if;
  exception when others then
    missing := missing || format('The flood guard has no key in the Vault (%s): the salt beside the hashes serves.', sqlerrm);
  end;

  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is not null then
    foreach told in array array['public.contacts', 'public.leads', 'public.newsletter_subscribers']::regclass[] loop
      execute format('create or replace trigger tell_staff_of_insert after insert on %s
        referencing new table as touched for each statement execute function private.tell_staff()', told);
      execute format('create or replace trigger tell_staff_of_update after update on %s
        referencing old table as before new table as touched for each statement execute function private.tell_staff()', told);
      execute format('create or replace trigger tell_staff_of_delete after delete on %s
        referencing old table as touched for each statement execute function private.tell_staff()', told);
    end loop;
  end if;
  begin
    if to_regclass('realtime.messages') is not null and to_regprocedure('realtime.topic()') is not null then
      drop policy if exists staff_hear on realtime.messages;
      -- To hear, not to speak: no policy lets anybody but the database send.
      create policy staff_hear on realtime.messages for select to authenticated using (
        extension = 'broadcast' and case (select realtime.topic())
          when 'staff' then (select private.is_admin())
          when 'agents' then (select private.is_agent())
          when 'agent:' || (select auth.uid()) then (select private.is_agent())
          else false
        end
      );
    end if;
  exception when insufficient_privilege then
    missing := missing || 'The policy on realtime.messages can''t be made here: the dashboard will ask in a rhythm instead of being told.'::text;
  end;
  if exists (select from pg_publication where pubname = 'supabase_realtime' and puballtables) then
    missing := missing || 'The publication supabase_realtime is for all tables: it tells strangers the keys of deleted rows.'::text;
  end if;

  begin
    if exists (select from pg_available_extensions where name = 'pg_cron') then
      create extension if not exists pg_cron with schema pg_catalog;
    end if;
  exception when others then
    -- Installed on the machine, but not loaded by this server, or meant for another database.
    missing := missing || format('There is no pg_cron here (%s): run_retention() has to be called from elsewhere.', sqlstate);
  end;
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('retention', '*/10 * * * *', 'select public.run_retention()');
    perform cron.schedule('push', '* * * * *', 'select private.sweep_push()');
    -- pg_cron keeps a row of each run for ever. Some of them have no time, but each has its number.
    insert into private.retention (job, table_name, condition, keep, every, late_after) values (
      'cron_runs', 'cron.job_run_details',
      'runid < (select min(d.runid) from cron.job_run_details d where d.start_time >= $1)', '7 days', '1 day', '2 days'
    ) on conflict do nothing;
  end if;

  begin
    if exists (select from pg_available_extensions where name = 'pg_net') then
      create extension if not exists pg_net;
    end if;
  exception when others then
    missing := missing || format('There is no pg_net here (%s): the sender of push messages is rung by pg_notify() only.', sqlstate);
  end;
  foreach lack in array missing loop
    raise warning '%', lack;
  end loop;
  return missing;
end $$;

select private.connect_services();
