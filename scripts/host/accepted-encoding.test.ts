import { expect, it } from 'vitest';
import { accepts } from './accepted-encoding.ts';

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, BR ; q=0.5', true],
  ['br;q=0.001', true],
  ['br;q=0', false],
  ['gzip, br; Q=0.000', false],
  ['gzip', false],
  ['x-br', false],
  ['*', false],
  ['', false],
])('whether a browser that accepts %j is sent Brotli: %s', (header, isSent) => {
  expect(accepts(header, 'br')).toBe(isSent);
});
