import { PGlite } from '@electric-sql/pglite';
import { keepFewTypes } from './few-types.ts';
import { inMemory } from './memory-files.ts';
import { migrate, ROLES_SQL } from './migrate.ts';
import { migratedFiles, pristineFiles } from './pristine.ts';

/**
 * The parts of a new hosted Supabase project that our migrations rely on: roles, the `auth` schema, and default
 * privileges that grant everything in `public` to everybody.
 */
export const HOSTED_SQL = `${ROLES_SQL};
create schema auth;
grant usage on schema auth, public to anon, authenticated, service_role;
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  raw_user_meta_data jsonb,
  confirmation_token text,
  recovery_token text,
  email_change text,
  email_change_token_new text,
  email_change_token_current text default '',
  email_change_confirm_status smallint default 0,
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token text default '',
  reauthentication_token text default '',
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null
);
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade
);
create table auth.refresh_tokens (
  id bigserial primary key,
  user_id text,
  session_id uuid references auth.sessions (id) on delete cascade
);
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade
);
create table auth.flow_state (id uuid primary key default gen_random_uuid(), user_id uuid);
create function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub')::uuid
$$;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** An in-memory PostgreSQL with the migrations applied, without REST or Auth. */
export async function openPlainDatabase(): Promise<PGlite> {
  const files = await migratedFiles('plain', async () => {
    const db = await openHostedDatabase();
    await migrate(db);
    return db;
  });
  return keepFewTypes(await PGlite.create(inMemory(files)));
}

/** The same before the first migration. */
export async function openHostedDatabase(): Promise<PGlite> {
  const db = await PGlite.create(inMemory(await pristineFiles()));
  await db.exec(HOSTED_SQL);
  return db;
}
