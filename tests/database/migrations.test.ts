import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DATABASE_TYPES_FILE, generateDatabaseTypes } from '../../scripts/backend/database-types';
import { migrate, readMigrations } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { openPlainDatabase } from './support/plain';

// Starting a database takes a second when idle, and many on a busy machine.

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
