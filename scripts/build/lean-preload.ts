import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Replaces Vite's preload helper with `src/main/preload.ts`. Vite's is half a kilobyte longer: it also waits for style
 * sheets, of which this build has only one, loaded by then, and looks for a nonce; ours fetches before it imports. If Vite renames its helper, the
 * build contains Vite's again, which costs only bytes; the test then fails.
 */
export function leanPreload(): Plugin {
  const helper = JSON.stringify(resolve('src/main/preload.ts'));
  return {
    name: 'meridian:lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => `export { preload as __vitePreload } from ${helper};`,
    },
  };
}

/**
 * The files to fetch before a module is imported: all but those that every page starts with. Vite lists none for a file
 * that needs no other, as its own helper only fetches ahead.
 */
export function filesToFetch(imported: string, files: string[]): string[] {
  if (files.length === 0) return [imported];
  return files.filter((file) => !/\/(vendor|index|rolldown-runtime)-[^/]+\.js$/.test(file));
}
