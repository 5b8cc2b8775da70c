import { PGlite } from '@electric-sql/pglite';
import { EXTENSIONS, migrate, ROLES_SQL } from './migrate.ts';
import { migratedDirectory, pristineDirectory } from './pristine.ts';

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

/** An in-memory PostgreSQL with the migrations applied, without REST or Auth. */
export async function openPlainDatabase(): Promise<PGlite> {
  const loadDataDir = await migratedDirectory('plain', async () => {
    const db = await openPristineDatabase();
    await db.exec(HOSTED_SQL);
    await migrate(db);
    return db;
  });
  return PGlite.create({ extensions: EXTENSIONS, loadDataDir });
}

/** An empty in-memory PostgreSQL. */
async function openPristineDatabase(): Promise<PGlite> {
  return PGlite.create({ extensions: EXTENSIONS, loadDataDir: await pristineDirectory() });
}
