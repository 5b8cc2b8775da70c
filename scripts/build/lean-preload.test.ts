import { afterEach, expect, it, vi } from 'vitest';
import { HELPER_SOURCE, withoutShell } from './lean-preload.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for a page’s own files only', () => {
  const own = ['assets/home-BeOUj98A.js', 'assets/carousel-CJPhqeA2.js'];
  const shell = ['vendor-CnFIs7M6', 'index-Bv-liH2i', 'rolldown-runtime-XKyaHtl9'];
  expect(withoutShell([...shell.map((name) => `assets/${name}.js`), ...own])).toEqual(own);
});

it('tells the page of a script that did not come, and fails as the import did', async () => {
  const told: string[] = [];
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type));
  const source = `data:text/javascript,${encodeURIComponent(HELPER_SOURCE)}`;
  const { __vitePreload: load } = await import(/* @vite-ignore */ source);

  await expect(load(async () => 'the page')).resolves.toBe('the page');
  expect(told).toEqual([]);
  await expect(load(() => Promise.reject(new TypeError('404')))).rejects.toThrow('404');
  expect(told).toEqual(['vite:preloadError']);
});
