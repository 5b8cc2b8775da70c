import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { SHOWN_FILE } from '../mails/shown.ts';
import type * as siteModule from '../mails/shown-by-site.ts';
import { readModule } from './read-module.ts';

/**
 * Writes what the site shows of each property's price, papers and progress, for `npm run mails`. No page asks for it,
 * and no device stores it.
 */
export async function writeShown(
  dist: string,
  config: Pick<InlineConfig, 'envDir' | 'mode'>,
): Promise<void> {
  const file = 'scripts/mails/shown-by-site.ts';
  const { shown } = await readModule<typeof siteModule>(file, config);
  await writeFile(join(dist, SHOWN_FILE), `${JSON.stringify(shown, null, 1)}\n`);
}
