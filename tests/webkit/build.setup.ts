import { test } from '@playwright/test';
import { ensureRelease, THIS_RELEASE } from '../../scripts/testing/releases';
import { bundleServer } from '../../scripts/testing/server';

test('the site is built, as for Chromium', async () => {
  test.setTimeout(600_000);
  await ensureRelease(THIS_RELEASE);
  await bundleServer();
});
