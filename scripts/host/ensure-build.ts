import { existsSync } from 'node:fs';
import { build } from 'vite';

/** Builds the site if there is no build yet. */
export async function ensureBuild(): Promise<void> {
  if (!existsSync('dist/index.html')) await build({ logLevel: 'warn' });
}
