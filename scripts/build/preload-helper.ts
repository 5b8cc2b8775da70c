import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
const OWN_HELPER = JSON.stringify(resolve('src/main/preload.ts'));

/** The files that every page starts with. */
export const START = { packages: 'vendor', own: 'index' };

/**
 * Replaces Vite's preload helper with `src/main/preload.ts`, which fetches before it imports, so that a file which was
 * missing can be had later. If Vite renames its helper, the build contains Vite's again, and the test fails.
 */
export const preloadHelper: NonNullable<Plugin['load']> = {
  filter: { id: HELPER },
  handler: () => `export { preload as __vitePreload } from ${OWN_HELPER};`,
};

/**
 * The files to fetch before a module is imported: all but those that every page starts with. Vite lists none for a file
 * that needs no other, as its own helper only fetches ahead.
 */
export function filesToFetch(imported: string, files: string[]): string[] {
  if (files.length === 0) return [imported];
  const starts = [START.packages, START.own, 'rolldown-runtime'];
  return files.filter((file) => !starts.some((name) => file.includes(`/${name}-`)));
}
