import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { DATABASE_TYPES_FILE, generateDatabaseTypes } from '../../scripts/backend/database-types';
import { migrate, readMigrations } from '../../scripts/backend/migrate';
import { openBackend } from '../../scripts/backend/open';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { pristineFiles } from '../../scripts/backend/pristine';
import { BOOT_TIMEOUT_MS, KEYS } from './support/backend';
import { layDatabase } from './support/lay-database';
import { openPlainDatabase } from './support/plain';

// Starting a database takes a second when idle, and many on a busy machine.
vi.setConfig({ testTimeout: BOOT_TIMEOUT_MS });

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'meridian-'));
  cleanUps.push(() => rmSync(path, { recursive: true }));
  return path;
}

test('each migration applies once and in order, and a broken one is rolled back', async () => {
  const db = await openHostedDatabase();
  cleanUps.push(() => db.close());
  const versions = readMigrations().map(({ version }) => version);
  expect(versions).toEqual([...versions].sort());
  expect(await migrate(db)).toEqual(versions);
  expect(await migrate(db)).toEqual([]);

  const broken = {
    version: '99990101000000',
    name: 'broken',
    sql: 'create table public.half (id int primary key); select 1 / 0;',
  };
  await expect(migrate(db, [...readMigrations(), broken])).rejects.toThrow(
    '99990101000000_broken failed',
  );
  const { rows } = await db.query(`select to_regclass('public.half') as half,
    (select count(*)::int from supabase_migrations.schema_migrations) as recorded`);
  expect(rows).toEqual([{ half: null, recorded: versions.length }]);
});

test('the generated types match the migrated database', async () => {
  const db = await openPlainDatabase();
  cleanUps.push(() => db.close());
  expect(readFileSync(DATABASE_TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes(db));
});

test('a file that the Supabase CLI would skip is refused', () => {
  const path = directory();
  writeFileSync(join(path, '2026_tables.sql'), 'select 1');
  expect(() => readMigrations(path)).toThrow('2026_tables.sql is not named');
});

test('stored rows and administrators survive a restart', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dataDir = directory();
  layDatabase(dataDir, await pristineFiles());
  const options = {
    dataDir,
    siteUrl: 'http://localhost:4173',
    keys: KEYS,
    demoAdmin: { email: 'admin@meridian.example', password: 'correct horse' },
  };
  const open = async () => {
    const backend = await openBackend(options);
    cleanUps.push(backend.close);
    const call = async (method: string, path: string, body?: object, token?: string) => {
      const response = await backend.app.fetch(
        new Request(new URL(path, options.siteUrl), {
          method,
          headers: {
            apikey: KEYS.publishableKey,
            'content-type': 'application/json',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      );
      const text = await response.text();
      return text ? JSON.parse(text) : undefined;
    };
    return { call, close: backend.close };
  };

  const before = await open();
  const entry = { table: 'leads', columns: { name: 'Ada', source: 'viewing' } };
  await before.call('POST', '/rest/v1/rpc/submit', { entry });
  await before.close();

  const after = await open();
  const { access_token, expires_in } = await after.call(
    'POST',
    '/auth/v1/token?grant_type=password',
    options.demoAdmin,
  );
  expect(expires_in).toBe(900);
  const leads = await after.call('GET', '/rest/v1/leads?select=name', undefined, access_token);
  expect(leads).toEqual([{ name: 'Ada' }]);
});
