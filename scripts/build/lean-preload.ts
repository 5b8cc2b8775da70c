import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * What a page's script does before it imports another page: it asks for all of its files at once, so that none is found
 * out about a round trip late. Vite's own helper also waits for style sheets, of which this build has one that is there
 * by then, and looks for a nonce. Like Vite's, it tells of a script that did not come (`src/main/believe-browser.ts`).
 */
export const HELPER_SOURCE = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load().catch((error) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
};`;

/** Puts the short helper into the place of Vite's. */
export function leanPreload(): Plugin {
  return {
    name: 'meridian:lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, handler: () => HELPER_SOURCE },
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
