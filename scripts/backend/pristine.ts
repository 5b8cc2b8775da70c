import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const CACHE = join(import.meta.dirname, '../../.cache');

/**
 * A PostgreSQL data directory as it is right after `initdb`, for databases in memory: making one takes seconds,
 * loading one a fraction of that. It is kept per version of PGlite.
 */
export async function pristineDirectory(): Promise<Blob> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  const file = join(CACHE, `pglite-${version}.tar`);
  if (!existsSync(file)) {
    const db = await PGlite.create();
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
