import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { claimDataDirectory, dataDirectory } from '../backend/data-dir.ts';
import { loadKeys } from '../backend/keys.ts';
import { EXTENSIONS } from '../backend/migrate.ts';
import { SettingFault, setting } from '../backend/setting.ts';

/** A connection of the database's owner, embedded or not. */
export type Database = {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
};

/** Whether the database is about to be read as it is, or may be made and brought up to date first. */
type Purpose = 'read' | 'write';

/**
 * Runs a command's work on the PostgreSQL at SUPABASE_DB_URL, or on the embedded database, whose server must not be
 * running: two processes can't share its files.
 * @param work is given the connection, and where it leads, for the screen
 */
export async function withDatabase<T>(
  purpose: Purpose,
  work: (db: Database, place: string) => Promise<T>,
): Promise<T> {
  const url = setting('SUPABASE_DB_URL');
  if (url) return withServer(url, work);
  if (setting('SUPABASE_URL')) {
    throw new SettingFault(
      'SUPABASE_URL is set: set SUPABASE_DB_URL as well, to the project’s connection string (Connect → Session pooler).',
    );
  }
  return withEmbedded(dataDirectory(), purpose, work);
}

async function withServer<T>(
  url: string,
  work: (db: Database, place: string) => Promise<T>,
): Promise<T> {
  const fault = connectionFault(url);
  if (fault) throw new SettingFault(fault);
  // Only here: it is the one library that nothing else needs.
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  const { host, pathname } = new URL(url);
  await client.connect().catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new SettingFault(`${host} can’t be reached: ${why}`, { cause });
  });
  try {
    return await work(await settled(client), `${host}${pathname}`);
  } finally {
    await client.end();
  }
}

/** Why this connection must not be used; undefined if it may be. */
export function connectionFault(url: string): string | undefined {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    return 'SUPABASE_DB_URL is not an address such as postgresql://postgres:…@db.example.com:5432/postgres.';
  }
  const { hostname, searchParams } = new URL(url);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|\/.*)$/.test(host);
  if (isLocal || searchParams.get('sslmode') === 'verify-full') return undefined;
  return 'Everybody’s data would cross the network: add ?sslmode=verify-full to SUPABASE_DB_URL, with &sslrootcert=<file> for the project’s own certificate (Database → Settings → SSL).';
}

async function withEmbedded<T>(
  directory: string,
  purpose: Purpose,
  work: (db: Database, place: string) => Promise<T>,
): Promise<T> {
  const dataDir = join(directory, 'database');
  if (purpose === 'read' && !existsSync(dataDir)) {
    throw new SettingFault(`There is no database in ${directory}. DATA_DIR may be another one.`);
  }
  const release = claimDataDirectory(directory);
  try {
    if (purpose === 'write') {
      // Only here: the server's library takes a second to load.
      const { openBackend } = await import('../backend/open.ts');
      const siteUrl = 'http://localhost:4173';
      const backend = await openBackend({ dataDir: directory, siteUrl, keys: loadKeys() });
      await backend.close();
    }
    const db = await PGlite.create({ dataDir, extensions: EXTENSIONS });
    try {
      return await work(await settled(db), directory);
    } finally {
      await db.close();
    }
  } finally {
    release();
  }
}

/** With one way to write each value as text, whoever's settings these are, and as much time as it takes. */
export async function settled(db: Database): Promise<Database> {
  await db.query(`select set_config(name, value, false) from (values
    ('search_path', ''), ('statement_timeout', '0'), ('timezone', 'UTC'), ('datestyle', 'ISO'),
    ('intervalstyle', 'postgres'), ('bytea_output', 'hex'), ('extra_float_digits', '1')) as setting (name, value)`);
  return db;
}
