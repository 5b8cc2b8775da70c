import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium';
import { TEST_BROWSER_ARGS } from './tests/support/browser-args';
import { DESKTOP, PHONE } from './tests/support/devices';
import { runSeed } from './tests/support/random';

// Each worker is a process of its own and loads this file again: all must use the seed that was printed.
process.env['SEED'] ??= String(runSeed());

// With each change, `npm test` runs what a visitor, an agent and an administrator do, each thing once. Files named `*.nightly.spec.ts` and tests marked
// `@nightly` repeat that with other faults, tabs, pages and screens: `npm run test:nightly` runs all of them.
const isNightly = Boolean(process.env['NIGHTLY']);

const DESKTOP_PAGES = {
  name: 'desktop',
  use: DESKTOP,
  testMatch: '**/*pages.spec.ts',
  dependencies: ['build'],
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A browser, a database and a proxy per worker. The tests also wait: four keep two cores busy.
  workers: 4,
  fullyParallel: true,
  // These only end what hangs, also on a machine that others keep busy: no test passes or fails by its speed.
  timeout: 150_000,
  ...(isNightly ? {} : { grepInvert: /@nightly/, testIgnore: '**/*.nightly.spec.ts' }),
  expect: { timeout: 30_000 },
  // CI's machines are shared and noisy: there a test gets a second try, and is named as flaky if it needed one.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    // Scrolling smoothly to every field costs more than the tests themselves; tests of animations turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findChromium(),
      args: TEST_BROWSER_ARGS,
    },
  },
  projects: [
    { name: 'build', testMatch: '**/build.setup.ts' },
    // The longest tests are among these: at the end, three workers would wait for them.
    ...(isNightly ? [DESKTOP_PAGES] : []),
    { name: 'phone', use: PHONE, dependencies: ['build'] },
  ],
});
