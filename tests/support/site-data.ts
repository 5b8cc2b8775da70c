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

const migrationsNow = () =>
  createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex');

/** Whether a first start was saved that is as one would be now. */
const isCurrent = () =>
  existsSync(NOTE) &&
  readFileSync(NOTE, 'utf8') === migrationsNow() &&
  Date.now() - statSync(NOTE).mtimeMs < MOST_MS;

/** Saves the result of a first start for {@link newSiteData}, because it takes twice as long as later ones. */
export async function prepareSiteData(start: (data: string) => Promise<void>): Promise<void> {
  if (isCurrent()) return;
  const data = `${FIRST_DATA}.new`;
  await rm(data, { recursive: true, force: true });
  await start(data);
  await rm(FIRST_DATA, { recursive: true, force: true });
  await rename(data, FIRST_DATA);
  writeFileSync(NOTE, migrationsNow());
}

/** A data directory for a site without submissions. */
export async function newSiteData(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'meridian-data-'));
  if (isCurrent()) await cp(FIRST_DATA, data, { recursive: true });
  return data;
}
