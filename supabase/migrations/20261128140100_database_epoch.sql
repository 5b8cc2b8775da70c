-- A restored database has lost what arrived since its backup, though phones were told that it was stored. They can notice by
-- the epoch, which only a restore renews.

create table private.database_epoch (
  only_row boolean not null default true,
  epoch uuid not null default gen_random_uuid(),
  since timestamptz not null default now(),
  constraint database_epoch_pkey primary key (only_row),
  constraint database_epoch_only_row check (only_row)
);
insert into private.database_epoch default values;
revoke all on private.database_epoch from public, anon, authenticated, service_role;
comment on table private.database_epoch is 'Another one after each restore: what was acknowledged before may be missing.';

create function private.database_epoch() returns uuid
language sql stable security definer set search_path = '' as $$ select e.epoch from private.database_epoch e $$;
create function public.database_epoch() returns uuid
language sql stable set search_path = '' as $$ select private.database_epoch() $$;
comment on function public.database_epoch is 'Another answer than before: the database was restored since, and may lack what it had acknowledged.';

revoke all on function private.database_epoch(), public.database_epoch() from public;
grant execute on function private.database_epoch(), public.database_epoch() to anon, authenticated, service_role;
