-- Where the project has Supabase's Realtime, it tells administrators of rows as they come and change. Row-level
-- security holds there as well: nobody else is told anything. The embedded database has no such publication.
do $$
declare
  told text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    return;
  end if;
  for told in
    select unnest(array['contacts', 'leads', 'newsletter_subscribers'])
    except
    select tablename from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public'
  loop
    execute format('alter publication supabase_realtime add table public.%I', told);
  end loop;
end $$;
