import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Puts `src/main/preload.ts` in the place of Vite's own helper, which is half a kilobyte longer: it also waits for style
 * sheets, of which this build has one that is there by then, and looks for a nonce. Where Vite calls its helper by another
 * name, the build has Vite's own again, which costs bytes only; the test says so.
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
 * What has to be asked for beside an imported file: not itself, which the import asks for in the same moment, nor the files
 * that every page starts with, which are there.
 */
export function filesBeside(imported: string, files: string[]): string[] {
  return files.filter(
    (file) => file !== imported && !/\/(vendor|index|rolldown-runtime)-[^/]+\.js$/.test(file),
  );
}
