import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrations } from './migrate.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache');

/** Migrations note when they ran. A database that seems to be older would be one whose retention has not run in time. */
const MIGRATED_FOR_MS = 60 * 60_000;

/**
 * A PostgreSQL data directory as it is right after `initdb`, for databases in memory: making one takes seconds,
 * loading one a fraction of that. It is kept per version of PGlite.
 */
export function pristineDirectory(): Promise<Blob> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  return kept(`pglite-${version}.tar`, () => PGlite.create());
}

/**
 * The same with the migrations applied, which takes longer still. It is kept per state of the migrations and of the
 * packages, for an hour.
 * @param name tells apart what the migrations were applied to
 * @param make opens such a database
 */
export function migratedDirectory(name: string, make: () => Promise<PGlite>): Promise<Blob> {
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
): Promise<Blob> {
  const file = join(CACHE, name);
  if (!existsSync(file) || Date.now() - statSync(file).mtimeMs > forMs) {
    const db = await make();
    const dump = await db.dumpDataDir('none');
    await db.close();
    mkdirSync(CACHE, { recursive: true });
    // Several test files may be at it: whoever reads the name finds a whole file behind it.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    renameSync(part, file);
  }
  return new Blob([readFileSync(file)]);
}
