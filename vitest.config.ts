import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { articleTexts } from './scripts/build/articles.ts';
import { dataFiles } from './scripts/build/data-files.ts';
import { findChromium } from './scripts/chromium.ts';
import { TEST_BROWSER_ARGS } from './tests/support/browser-args.ts';

// A cold PostgreSQL on a busy machine takes its time. These only end tests that hang; speed is measured elsewhere.
const PATIENT = {
  hookTimeout: 600_000,
  testTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/support/patience.ts', 'tests/support/take-back.ts'],
};

/** As in `playwright.config.ts`: these repeat others, and start a database again and again. */
const NIGHTLY = Boolean(process.env['NIGHTLY']);

/** What the site's content is written in. Loading the build's whole settings would take longer than most files' tests. */
const plugins = [dataFiles(), articleTexts()];

/**
 * Each file opens a database of its own, but they share a process: loading PostgreSQL and the server again for each costs
 * about as much as its tests.
 */
const database = {
  plugins,
  test: {
    ...PATIENT,
    name: 'database',
    setupFiles: [...PATIENT.setupFiles, 'tests/database/support/close-all.ts'],
    include: ['tests/database/**/*.test.ts'],
    exclude: NIGHTLY ? [] : ['**/*.nightly.test.ts'],
    environment: 'node',
    isolate: false,
    // The cheapest hash of a password: most of these tests begin with a few accounts.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
  },
};

/**
 * Functions, storage, scripts, and what the prerenderer writes: in Node. Many files share a
 * process: one for each, with its own copy of every module, would cost half as much as the tests themselves. So a test
 * that changes a module's state or a global takes it back.
 */
const node = {
  plugins,
  test: {
    ...PATIENT,
    name: 'node',
    include: [
      'src/**/*.test.ts',
      'src/pages/**/*.test.tsx',
      'tests/{model,support}/**/*.test.ts',
      'scripts/**/*.test.ts',
      'supabase/functions/**/*.test.ts',
    ],
    environment: 'node',
    isolate: false,
  },
};

/** What runs beside us: web servers, Edge Functions, the server of the embedded database. */
const servers = {
  plugins,
  test: {
    ...PATIENT,
    name: 'servers',
    include: ['tests/servers/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    env: database.test.env,
  },
};

/** What hosts, search engines and chats get of a build. */
const release = {
  plugins,
  test: {
    ...PATIENT,
    name: 'release',
    include: ['tests/release/**/*.test.ts'],
    exclude: NIGHTLY ? [] : ['**/*.nightly.test.ts'],
    globalSetup: 'tests/release/build.ts',
    environment: 'node',
    isolate: false,
  },
};

/** Components, where focus, dialogs and keys are real. */
const components = {
  plugins: [dataFiles(), react(), tailwindcss()],
  // Listed beforehand: if Vite discovers a dependency later, it reloads the page in the middle of a test.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'vitest-browser-react',
      'fake-indexeddb',
      'fake-indexeddb/auto',
      'zustand',
      'framer-motion',
      'zod/mini',
      'idb',
    ],
  },
  test: {
    ...PATIENT,
    // What an element is to become is waited for as long as its test may take.
    testTimeout: 120_000,
    name: 'components',
    include: ['src/**/*.test.tsx'],
    exclude: ['src/pages/**'],
    setupFiles: [...PATIENT.setupFiles, 'tests/support/component-page.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: TEST_BROWSER_ARGS },
        contextOptions: {
          reducedMotion: 'reduce',
          locale: 'en-GB',
          timezoneId: 'America/Los_Angeles',
        },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
    },
  },
};

export default defineConfig({
  test: {
    // Both cores: by default Vitest leaves one free.
    maxWorkers: 2,
    projects: [database, node, servers, release, components],
  },
});
