import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { NEXT_KEY } from '../support/next-key';
import { PUSH_KEY } from '../support/push-key';
import { NEXT_EMAIL, NEXT_RELEASE } from '../support/releases';
import { startSite } from '../support/site';
import { prepareSiteData } from '../support/site-data';

// One after the other: the builds share a cache, and the site that starts is the one built first.
test.describe.configure({ mode: 'serial' });

/** The other tests use the production build, not a development server. (`--no-deps` uses an existing `dist`.) */
test('the site builds', async () => {
  test.setTimeout(300_000);
  console.log(`SEED=${process.env['SEED']}`);
  await build({});
});

test('it starts with an empty database, and a newer release builds', async () => {
  test.setTimeout(300_000);
  await Promise.all([
    prepareSiteData(async (data) => (await startSite({ data })).stop()),
    // It has observation on, unlike the other one.
    build({
      OUT_DIR: NEXT_RELEASE,
      VITE_COMPANY_EMAIL: NEXT_EMAIL,
      VITE_OBSERVE: 'on',
      SUPABASE_PUBLISHABLE_KEY: NEXT_KEY,
    }),
  ]);
});

async function build(env: Record<string, string>): Promise<void> {
  const { stdout, stderr } = await promisify(execFile)(
    'npm',
    ['run', 'build', '--', '--logLevel', 'warn'],
    { env: { ...process.env, VITE_PUSH_PUBLIC_KEY: PUSH_KEY, ...env } },
  );
  console.log(stdout, stderr);
}
