import { expect, it } from 'vitest';
import { pagePath } from './site-index';

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
])('%s is stored as %s', (pathname, expected) => {
  expect(pagePath(pathname)).toBe(expected);
});
