import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the site where nothing has been built yet; a build that is there is taken as it is. */
export async function ensureBuild(directory: string): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) await build({ logLevel: 'warn' });
}
