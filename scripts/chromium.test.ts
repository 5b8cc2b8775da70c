import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './chromium.ts';

function browserIn(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'meridian-bin-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

test('CHROME_PATH takes precedence over installed browsers', async () => {
  const path = browserIn('my-browser');
  expect(await findChromium({ CHROME_PATH: path })).toBe(path);
});

test('a CHROME_PATH that cannot be run is reported, not silently replaced', async () => {
  await expect(findChromium({ CHROME_PATH: '/no/such/browser' })).rejects.toThrow(
    '/no/such/browser',
  );
});
