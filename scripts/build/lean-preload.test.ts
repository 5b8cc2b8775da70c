import { expect, it } from 'vitest';
import { withoutShell } from './lean-preload.ts';

it('asks for a page’s own files only', () => {
  const own = ['assets/home-BeOUj98A.js', 'assets/carousel-CJPhqeA2.js'];
  const shell = ['vendor-CnFIs7M6', 'index-Bv-liH2i', 'rolldown-runtime-XKyaHtl9'];
  expect(withoutShell([...shell.map((name) => `assets/${name}.js`), ...own])).toEqual(own);
});
