import { test } from '@playwright/test';
import { ensureRelease, NEXT_RELEASE, THIS_RELEASE } from '../../scripts/testing/releases';
import { bundleServer } from '../../scripts/testing/server';
import { startSite } from '../support/site';
import { prepareSiteData } from '../support/site-data';

/** The other tests use production builds, not a development server. A build is used again while nothing has changed. */
test('the site is built, with a newer release, and starts with an empty database', async () => {
  test.setTimeout(600_000);
  console.log(`SEED=${process.env['SEED']}`);
  await ensureRelease(THIS_RELEASE);
  await ensureRelease(NEXT_RELEASE);
  await bundleServer();
  await prepareSiteData(async (data) => (await startSite({ data })).stop());
});
