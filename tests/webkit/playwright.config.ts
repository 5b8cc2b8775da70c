import { defineConfig } from '@playwright/test';

// Playwright is the runner here. The browser is Debian's WebKitGTK, controlled through WebDriver: the closest to Safari on Linux.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/webkit',
  workers: 1,
  // These only end what hangs, also on a machine that others keep busy: no test passes or fails by its speed.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  // As in Chromium's tests. WebKitGTK's page process crashes now and then, without our doing: "This is a WebKit bug".
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  projects: [
    { name: 'build', testMatch: 'build.setup.ts' },
    { name: 'webkit', dependencies: ['build'] },
  ],
});
