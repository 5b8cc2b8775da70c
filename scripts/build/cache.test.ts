import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetOld } from './cache.ts';

it('what builds keep is deleted after a month', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, days] of [
    ['old', 31],
    ['recent', 29],
  ] as const) {
    writeFileSync(join(folder, name), '');
    const made = Date.now() / 1000 - days * 24 * 3600;
    utimesSync(join(folder, name), made, made);
  }
  await forgetOld(folder);
  expect(readdirSync(folder)).toEqual(['recent']);
});
