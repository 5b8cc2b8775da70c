import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const DIRECTORY = join(import.meta.dirname, '../../supabase/migrations');

/** A file of `supabase/migrations`; its name is `<14 digits>_<name>.sql`, as the Supabase CLI wants it. */
export type Migration = { version: string; name: string; sql: string };

/** All migrations, in the order in which they apply. */
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

/** What the migrations install; hosted projects have it at hand, PGlite must be opened with it. */
export const EXTENSIONS = { pg_trgm };

/** The roles of the API, which hosted projects have from the start. */
export const ROLES_SQL = `do $$ begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end $$`;

/** The same table as the Supabase CLI keeps. */
const HISTORY_SQL = `create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key, statements text[], name text
)`;

/**
 * Brings a database with Supabase's `auth` schema up to date: each migration that is not recorded runs in a
 * transaction of its own, together with its record.
 * @returns the versions that were applied now
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
