import { expect, it } from 'vitest';
import { readTarget, withoutSlash } from './plain-path.ts';

it.each([
  ['/about/', '/about'],
  ['/properties/citadel-views/', '/properties/citadel-views'],
  ['/evil.example/', '/evil.example'],
])('a trailing slash is removed: %s → %s', (path, address) => {
  expect(withoutSlash(path)).toBe(address);
});

it.each([
  '/',
  '/about',
  '//',
  '//evil.example/',
  '/about//',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%255Cevil.example/',
  '/\tevil.example/',
  '/%09/evil.example/',
  '/%0a/evil.example/',
  '/../evil.example/',
  '/.evil.example/',
  '/%2e%2e/about/',
  '/a:b@evil.example/',
  'http://evil.example/',
  '',
])('%j, which could lead to another host, is not redirected', (path) => {
  expect(withoutSlash(path)).toBeUndefined();
});

it.each([
  ['/about?a=1', { raw: '/about', path: '/about', search: '?a=1' }],
  ['/%61bout', { raw: '/%61bout', path: '/about', search: '' }],
  ['http://evil.example/about?a', { raw: '/about', path: '/about', search: '?a' }],
  ['http://evil.example', { raw: '/', path: '/', search: '' }],
  ['HTTP://evil.example?a', { raw: '/', path: '/', search: '?a' }],
  ['//', { raw: '//', path: '//', search: '' }],
])('the target %s is parsed', (target, read) => {
  expect(readTarget(target)).toEqual(read);
});

it.each(['*', 'about', '/%', '/%zz', '/%ff', 'evil.example:443', 'ftp://evil.example/'])(
  'the target %s is not a path',
  (target) => {
    expect(readTarget(target)).toBeUndefined();
  },
);
