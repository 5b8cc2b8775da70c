import { test as base, expect } from '@playwright/test';
import { type Complaints, createComplaints } from './complaints';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import type { Mailbox } from './mailbox';
import { createPhone, type Phone } from './phone';
import { runSeed } from './random';
import { type Site, startSite } from './site';

type TestFixtures = { network: FaultProxy; complaints: Complaints; phone: Phone; mailbox: Mailbox };
type WorkerFixtures = { site: Site; seed: number };

/**
 * A visitor's browser with the real site and database, and a network between them that can be broken. Each test has its
 * own origin. Any complaint of the browser fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from this pattern
  seed: [({}, use) => use(runSeed()), { scope: 'worker' }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite();
      // All tests share one client address and must not run into its limit.
      await site.setSubmissionLimit(100_000, 100_000);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  mailbox: async ({ site }, use) => use(site.mailbox),

  network: async ({ site }, use) => {
    const proxy = await startFaultProxy(site.port);
    await use(proxy);
    await proxy.stop();
  },

  baseURL: async ({ network }, use) => use(network.url),

  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const complaints = createComplaints();
      await use(complaints);
      expect(complaints.list(), 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],

  // Installing the worker and fetching the library take longer than most tests, so tests run in a browser without
  // workers unless they are about a page with its worker.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  serviceWorkers: async ({}, use, { tags }) =>
    use(tags.includes('@worker') ? WITH_WORKER.serviceWorkers : 'block'),

  context: async ({ context, complaints }, use) => {
    complaints.watch(context);
    await use(context);
  },

  phone: async ({ network, complaints }, use) => {
    const phone = await createPhone(network.url, complaints);
    await use(phone);
    await phone.dispose();
  },
});

/** For `test.use` in files that are entirely about pages with their worker. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

export { expect };
