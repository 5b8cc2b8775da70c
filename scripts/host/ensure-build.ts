import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the site if there is no build yet. */
export async function ensureBuild(directory: string): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) await build({ logLevel: 'warn' });
}
