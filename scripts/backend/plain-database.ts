import { PGlite } from '@electric-sql/pglite';
import { EXTENSIONS, migrate, ROLES_SQL } from './migrate.ts';
import { migratedDirectory, pristineDirectory } from './pristine.ts';

/**
 * What a hosted Supabase project has before the first migration, as far as ours lean on it: roles, the `auth`
 * schema, and default privileges that hand every new table and function of `public` to everybody.
 */
export const HOSTED_SQL = `${ROLES_SQL};
create schema auth;
grant usage on schema auth, public to anon, authenticated, service_role;
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text,
  email_confirmed_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub')::uuid
$$;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** PostgreSQL in memory with the migrations applied, and neither REST nor Auth in front of it. */
export async function openPlainDatabase(): Promise<PGlite> {
  const loadDataDir = await migratedDirectory('plain', async () => {
    const db = await openPristineDatabase();
    await db.exec(HOSTED_SQL);
    await migrate(db);
    return db;
  });
  return PGlite.create({ extensions: EXTENSIONS, loadDataDir });
}

/** PostgreSQL in memory with nothing in it. */
async function openPristineDatabase(): Promise<PGlite> {
  return PGlite.create({ extensions: EXTENSIONS, loadDataDir: await pristineDirectory() });
}
