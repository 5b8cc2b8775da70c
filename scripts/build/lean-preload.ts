import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Replaces Vite's preload helper with `src/main/preload.ts`. Vite's is half a kilobyte longer: it also waits for style
 * sheets, of which this build has only one, loaded by then, and looks for a nonce. If Vite renames its helper, the
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
 * The files to request along with an imported one: neither the file itself, which the import requests at the same
 * moment, nor those that every page starts with.
 */
export function filesBeside(imported: string, files: string[]): string[] {
  return files.filter(
    (file) => file !== imported && !/\/(vendor|index|rolldown-runtime)-[^/]+\.js$/.test(file),
  );
}
