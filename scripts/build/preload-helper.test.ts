import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { filesToFetch, preloadHelper } from './preload-helper.ts';

it('lists an imported file and those that it needs, except those that every page starts with', () => {
  const page = 'assets/home-BeOUj98A.js';
  const shared = ['assets/carousel-CJPhqeA2.js', 'assets/words-C3bc8PL9.js'];
  const shell = ['vendor-CnFIs7M6', 'index-Bv-liH2i', 'rolldown-runtime-XKyaHtl9'].map(
    (name) => `assets/${name}.js`,
  );
  expect(filesToFetch(page, [page, ...shell, ...shared])).toEqual([page, ...shared]);
});

it('lists a file that needs no other', () => {
  const words = 'assets/search-words-BeOUj98A.js';
  expect(filesToFetch(words, [])).toEqual([words]);
});

it('replaces Vite’s own helper, under the name that imports use', async () => {
  const [vites, own] = await Promise.all([
    helpersOf([]),
    helpersOf([{ name: 'own', enforce: 'pre', load: preloadHelper }]),
  ]);
  expect(vites).toEqual(['\0vite/preload-helper.js']);
  expect(own).toEqual([expect.stringMatching(/src\/main\/preload\.ts$/)]);
});

/** The modules that report a missing script, in the build of a page that imports another one. */
async function helpersOf(plugins: Plugin[]): Promise<string[]> {
  const sources: Record<string, string> = {
    '\0page.js': `import('next-page.js').then(({ word }) => document.write(word));`,
    '\0next-page.js': `export const word = 'next';`,
  };
  const pages = {
    name: 'pages',
    resolveId: (id: string) => (`\0${id}` in sources ? `\0${id}` : undefined),
    load: (id: string) => sources[id],
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pages, ...plugins],
    build: { write: false, rollupOptions: { input: 'page.js' } },
  });
  if (!('output' in built)) throw new Error('There is one build, and nobody watches it.');
  return built.output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).flatMap(([id, { code }]) =>
          code?.includes('vite:preloadError') ? [id] : [],
        )
      : [],
  );
}
