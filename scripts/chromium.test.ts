import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

function browserIn(name: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'meridian-bin-')), name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

test('CHROME_PATH wins over whatever is installed', async () => {
  const path = browserIn('my-browser');
  expect(await findChromium({ CHROME_PATH: path })).toBe(path);
});

test('a CHROME_PATH that cannot be run is said, not silently replaced', async () => {
  await expect(findChromium({ CHROME_PATH: '/no/such/browser' })).rejects.toThrow(
    '/no/such/browser',
  );
});
