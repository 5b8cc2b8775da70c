import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setting } from './setting.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'meridian-setting-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

it.each([
  ['on', undefined, 'on'],
  ['on', 'off', 'off'],
  [undefined, 'on', 'on'],
  [undefined, undefined, undefined],
])('with %s in .env and %s in the environment it is %s', (stored, given, is) => {
  if (stored) writeFileSync(join(root, '.env'), `VITE_OBSERVE=${stored}\n`);
  vi.stubEnv('VITE_OBSERVE', given);
  expect(setting('VITE_OBSERVE', root)).toBe(is);
});
