import { expect, it } from 'vitest';
import { shellPath } from './shell-path';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/properties/citadel-views.html', '/properties/citadel-views'],
  ['/properties/index.html', '/properties'],
  ['/blog/index', '/blog/index'],
  ['/assets/index-0a1b2c3d.js', '/assets/index-0a1b2c3d.js'],
  ['/site.json', '/site.json'],
])('%s is %s in the shell', (pathname, expected) => {
  expect(shellPath(pathname)).toBe(expected);
});
