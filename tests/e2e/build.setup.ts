import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { NEXT_KEY } from '../support/next-key';
import { NEXT_EMAIL, NEXT_RELEASE } from '../support/releases';
import { startSite } from '../support/site';
import { prepareSiteData } from '../support/site-data';

// One after the other: they share a cache, and the site that starts is the one built first.
test.describe.configure({ mode: 'serial' });

/** The other tests use the production build, not a development server. (`--no-deps` uses an existing `dist`.) */
test('the site builds', () => {
  test.setTimeout(300_000);
  console.log(`SEED=${process.env['SEED']}`);
  build({});
});

test('the site starts with an empty database', async () => {
  await prepareSiteData(async (data) => (await startSite({ data })).stop());
});

test('a newer release builds', () => {
  test.setTimeout(300_000);
  // It has observation on, unlike the other one.
  build({
    OUT_DIR: NEXT_RELEASE,
    VITE_COMPANY_EMAIL: NEXT_EMAIL,
    VITE_OBSERVE: 'on',
    SUPABASE_PUBLISHABLE_KEY: NEXT_KEY,
  });
});

function build(env: Record<string, string>): void {
  execFileSync('npm', ['run', 'build', '--', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}
