import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Files, unpack } from './memory-files.ts';
import { readMigrations } from './migrate.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache');

/**
 * Migrations record when they ran, and a cached database that is much older would look as if its retention were
 * overdue.
 */
const MIGRATED_FOR_MS = 60 * 60_000;

/** What this process has unpacked, by archive. */
const unpacked = new Map<string, Files>();

/**
 * The files of a PostgreSQL right after `initdb`. Creating them takes seconds, loading cached ones a fraction of that.
 * Cached per version of PGlite.
 */
export function pristineFiles(): Promise<Files> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  return kept(`pglite-${version}.tar`, () => PGlite.create());
}

/**
 * The same with the migrations applied, which takes even longer. Cached per state of the migrations and packages, for
 * an hour.
 * @param name identifies what the migrations were applied to
 * @param make opens such a database
 */
export function migratedFiles(name: string, make: () => Promise<PGlite>): Promise<Files> {
  const state = createHash('sha256')
    .update(JSON.stringify(readMigrations()))
    .update(readFileSync(join(ROOT, 'package.json')))
    .digest('hex')
    .slice(0, 16);
  return kept(`migrated-${name}-${state}.tar`, make, MIGRATED_FOR_MS);
}

async function kept(
  name: string,
  make: () => Promise<PGlite>,
  forMs = Number.POSITIVE_INFINITY,
): Promise<Files> {
  const file = join(CACHE, name);
  if (!existsSync(file) || Date.now() - statSync(file).mtimeMs > forMs) {
    const db = await make();
    const dump = await db.dumpDataDir('none');
    await db.close();
    mkdirSync(CACHE, { recursive: true });
    // Test files run concurrently: rename into place, so that nobody reads an incomplete file.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    renameSync(part, file);
    unpacked.delete(file);
  }
  const files = unpacked.get(file) ?? unpack(readFileSync(file));
  unpacked.set(file, files);
  return files;
}
