-- Where the project has Supabase's Realtime, it tells administrators of rows as they come, change and go: by messages of
-- the database's own on the private topic "staff". Until now it replicated the tables, which told everybody who listened
-- the keys of deleted rows: row-level security can't be asked about a row that is gone.

-- One message a statement, with keys and nothing of what the rows hold; of many rows it tells no more than the table.
create function private.tell_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  select array_agg(id) into ids from (select id from touched limit 51) as first_ones;
  if ids is not null then
    perform realtime.send(
      jsonb_build_object(
        'table', tg_table_name, 'operation', tg_op, 'ids', case when cardinality(ids) <= 50 then to_jsonb(ids) end
      ),
      'rows', 'staff', true
    );
  end if;
  return null;
exception when others then
  -- Nobody is told, but what was stored stays stored.
  raise warning 'The staff were not told of % on %: %', tg_op, tg_table_name, sqlstate;
  return null;
end $$;

-- For a table with a key `id`; without Realtime it does nothing.
create function private.tell_staff_of(told regclass) returns void
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null then
    return;
  end if;
  execute format('create or replace trigger tell_staff_of_insert after insert on %s
    referencing new table as touched for each statement execute function private.tell_staff()', told);
  execute format('create or replace trigger tell_staff_of_update after update on %s
    referencing new table as touched for each statement execute function private.tell_staff()', told);
  execute format('create or replace trigger tell_staff_of_delete after delete on %s
    referencing old table as touched for each statement execute function private.tell_staff()', told);
end $$;
revoke all on function private.tell_staff(), private.tell_staff_of(regclass) from public, anon, authenticated;

select private.tell_staff_of(told)
  from unnest(array['public.contacts', 'public.leads', 'public.newsletter_subscribers']::regclass[]) as told;

do $$
begin
  if to_regclass('realtime.messages') is null or to_regprocedure('realtime.topic()') is null then
    return;
  end if;
  drop policy if exists staff_hear on realtime.messages;
  -- To hear, not to speak: no policy lets anybody but the database send.
  create policy staff_hear on realtime.messages for select to authenticated
    using ((select realtime.topic()) = 'staff' and extension = 'broadcast' and (select private.is_admin()));
exception when insufficient_privilege then
  raise warning 'The policy on realtime.messages can''t be made here: the dashboard will ask in a rhythm instead of being told.';
end $$;

do $$
declare
  replicated text;
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and puballtables) then
    raise warning 'The publication supabase_realtime is for all tables: it tells strangers the keys of deleted rows.';
    return;
  end if;
  for replicated in
    select tablename from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public'
      and tablename in ('contacts', 'leads', 'newsletter_subscribers')
  loop
    execute format('alter publication supabase_realtime drop table public.%I', replicated);
  end loop;
end $$;
