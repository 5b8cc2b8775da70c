import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A site's data after its first start: migrations applied, demo administrator created. */
const FIRST_DATA = '.cache/site-data';

/** Saves the result of a first start for {@link newSiteData}, because it takes twice as long as later ones. */
export async function prepareSiteData(start: (data: string) => Promise<void>): Promise<void> {
  const data = `${FIRST_DATA}.new`;
  await rm(data, { recursive: true, force: true });
  await start(data);
  await rm(FIRST_DATA, { recursive: true, force: true });
  await rename(data, FIRST_DATA);
}

/** A data directory for a site without submissions. */
export async function newSiteData(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'meridian-data-'));
  // Migrations newer than the saved data are applied at the start.
  if (existsSync(FIRST_DATA)) await cp(FIRST_DATA, data, { recursive: true });
  return data;
}
