import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '../../scripts/backend/migrate';

/** A site's data after its first start: migrations applied, demo administrator created. */
const FIRST_DATA = '.cache/site-data';
/** The migrations that were applied to it. */
const NOTE = `${FIRST_DATA}.migrations`;

/** Data that is much older would look as if its retention were overdue. */
const MOST_MS = 30 * 60_000;

/**
 * Saves the result of a first start for {@link newSiteData}, because it takes twice as long as later ones. It is used again
 * while the migrations are the same.
 */
export async function prepareSiteData(start: (data: string) => Promise<void>): Promise<void> {
  const migrations = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex');
  const isSame = existsSync(NOTE) && readFileSync(NOTE, 'utf8') === migrations;
  if (isSame && Date.now() - statSync(NOTE).mtimeMs < MOST_MS) return;
  const data = `${FIRST_DATA}.new`;
  await rm(data, { recursive: true, force: true });
  await start(data);
  await rm(FIRST_DATA, { recursive: true, force: true });
  await rename(data, FIRST_DATA);
  writeFileSync(NOTE, migrations);
}

/** A data directory for a site without submissions. */
export async function newSiteData(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'meridian-data-'));
  if (existsSync(FIRST_DATA)) await cp(FIRST_DATA, data, { recursive: true });
  return data;
}
