import { afterEach, expect, it, vi } from 'vitest';
import { filesBeside, HELPER_SOURCE } from './lean-preload.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for what a page’s file needs, once, and for nothing that is there', () => {
  const page = 'assets/home-BeOUj98A.js';
  const shared = ['assets/carousel-CJPhqeA2.js', 'assets/words-C3bc8PL9.js'];
  const shell = ['vendor-CnFIs7M6', 'index-Bv-liH2i', 'rolldown-runtime-XKyaHtl9'].map(
    (name) => `assets/${name}.js`,
  );
  expect(filesBeside(page, [page, ...shell, ...shared])).toEqual(shared);
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
