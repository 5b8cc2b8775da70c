import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the first start of a site leaves: migrations applied, demo administrator signed up. */
const FIRST_DATA = '.cache/site-data';

/** Keeps what a first start leaves, for {@link newSiteData}; that start takes twice the time of every other one. */
export async function prepareSiteData(start: (data: string) => Promise<void>): Promise<void> {
  const data = `${FIRST_DATA}.new`;
  await rm(data, { recursive: true, force: true });
  await start(data);
  await rm(FIRST_DATA, { recursive: true, force: true });
  await rename(data, FIRST_DATA);
}

/** A directory for a site that has taken no submission yet. */
export async function newSiteData(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'meridian-data-'));
  // Migrations that are newer than what is kept are applied at the start.
  if (existsSync(FIRST_DATA)) await cp(FIRST_DATA, data, { recursive: true });
  return data;
}
