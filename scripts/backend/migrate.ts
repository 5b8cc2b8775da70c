import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const DIRECTORY = join(import.meta.dirname, '../../supabase/migrations');

/** A file in `supabase/migrations`, named `<14 digits>_<name>.sql`, as the Supabase CLI requires. */
export type Migration = { version: string; name: string; sql: string };

/** All migrations in order. */
export function readMigrations(directory = DIRECTORY): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name) throw new Error(`${file} is not named <14 digits>_<name>.sql`);
      return { version, name, sql: readFileSync(join(directory, file), 'utf8') };
    });
}

/** The extensions that migrations install. Hosted projects have them available; PGlite has to be opened with them. */
export const EXTENSIONS = { pg_trgm };

/** The API's roles, which hosted projects have from the start. */
export const ROLES_SQL = `do $$ begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end $$`;

/** The history table, as the Supabase CLI keeps it. */
const HISTORY_SQL = `create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key, statements text[], name text
)`;

/**
 * Migrates a database that has Supabase's `auth` schema. Each pending migration runs in a transaction together with its
 * history record.
 * @returns the versions applied by this call
 */
export async function migrate(db: PGlite, migrations = readMigrations()): Promise<string[]> {
  await db.exec(ROLES_SQL);
  await db.exec(HISTORY_SQL);
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const recorded = new Set(rows.map((row) => row.version));
  const pending = migrations.filter(({ version }) => !recorded.has(version));
  for (const { version, name, sql } of pending) {
    try {
      await db.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        );
      });
    } catch (cause) {
      throw new Error(`Migration ${version}_${name} failed`, { cause });
    }
  }
  return pending.map(({ version }) => version);
}
