-- A capture is often sent when its phone is in a pocket, or days later: then there is no token, and the lead was nobody's.
-- So a phone on which an agent is signed in holds a pass, a secret that it sends along with each viewing. It says in whose
-- name the lead was captured, and opens nothing.

create table private.capture_passes (
  pass_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  constraint capture_passes_pkey primary key (pass_hash),
  constraint capture_passes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
create index capture_passes_user_id_idx on private.capture_passes (user_id, created_at);
create index capture_passes_created_at_idx on private.capture_passes (created_at);
revoke all on private.capture_passes from public, anon, authenticated, service_role;
comment on table private.capture_passes is 'In whose name a phone may capture leads, by the hash of its pass.';

-- The trigger below asks for the same age, since a job may be late.
insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('capture_passes', 'private.capture_passes', 'created_at < $1', '60 days', '1 day', '2 days');

-- Makes a pass for the caller, who is staff, with their second factor if they have one. Only its hash is stored.
create function private.new_capture_pass() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  pass uuid := gen_random_uuid();
begin
  perform private.require_staff();
  -- Before the new one is stored, which is one of the hundred. Each phone asks once a month, and after its owner has signed in.
  delete from private.capture_passes p where p.pass_hash in (
    select o.pass_hash from private.capture_passes o where o.user_id = auth.uid() order by o.created_at desc offset 99
  );
  insert into private.capture_passes (pass_hash, user_id) values (private.hash_of_secret(pass), auth.uid());
  return pass;
end $$;

create function public.new_capture_pass() returns uuid
language sql set search_path = '' as $$ select private.new_capture_pass() $$;
comment on function public.new_capture_pass is
  'Makes a pass with which a phone of the caller, who is staff, captures leads in their name for 60 days, signed in or not. It is told only once.';

alter table public.leads
  add column capture_pass uuid,
  add constraint leads_capture_pass_not_stored check (capture_pass is null);
comment on column public.leads.capture_pass is 'Taken in with a new lead, whose captured_by it decides, and never stored.';
grant insert (capture_pass) on public.leads to anon, authenticated;

-- A pass that names nobody is no error: the enquiry matters more than whose it is.
create function private.read_capture_pass() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.source = 'viewing' and new.captured_by is null then
    select p.user_id into new.captured_by
      from private.capture_passes p
      where p.pass_hash = private.hash_of_secret(new.capture_pass) and p.created_at > now() - interval '60 days'
        and exists (select from public.user_roles r where r.user_id = p.user_id and r.role in ('admin', 'agent'));
    if found then
      perform set_config('private.passed', new.id::text, true);
    end if;
  end if;
  new.capture_pass := null;
  return new;
end $$;
-- By its name it fires behind own_columns, which lets nobody set captured_by themselves.
create trigger read_capture_pass before insert or update of capture_pass on public.leads
  for each row when (new.capture_pass is not null) execute function private.read_capture_pass();

-- Whoever comes back to the team gets new ones.
create function private.end_passes_of_former_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.user_roles r where r.user_id = old.user_id) then
    delete from private.capture_passes p where p.user_id = old.user_id;
  end if;
  return null;
end $$;
create trigger end_passes_of_former_staff after delete on public.user_roles
  for each row execute function private.end_passes_of_former_staff();

-- Whether the trigger has just named this lead's owner. Nobody else can set this, for the API runs no statements of its callers.
create function private.is_passed(lead uuid) returns boolean
language sql stable set search_path = '' as $$ select lead::text = current_setting('private.passed', true) $$;

alter policy leads_insert on public.leads with check (
  status = 'new' and created_at = now() and updated_at = now() and captured_at <= created_at
  and num_nonnulls(assignee, follow_up_on, first_answered_at, merged_into, deleted_at) = 0
  and (captured_by is null or captured_by = (select auth.uid()) or private.is_passed(id))
);

create or replace function private.amendable_columns() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum)
    from pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
      and a.attname <> all (array[
        'id', 'source', 'status', 'captured_at', 'created_at', 'updated_at', 'amend_secret', 'capture_pass',
        'assignee', 'follow_up_on', 'first_answered_at', 'answer_seconds', 'merged_into', 'deleted_at', 'captured_by'
      ])
$$;

revoke all on function
  private.new_capture_pass(), public.new_capture_pass(), private.read_capture_pass(), private.is_passed(uuid),
  private.end_passes_of_former_staff()
  from public, anon, authenticated;
grant execute on function private.new_capture_pass(), public.new_capture_pass() to authenticated;
-- The policy asks as whoever inserts.
grant execute on function private.is_passed(uuid) to anon, authenticated;
