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
 * A visitor's browser before the real site and database, with a network that can be broken between them. Each test
 * has an origin of its own. Any complaint of the browser fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  seed: [({}, use) => use(runSeed()), { scope: 'worker' }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite();
      // Tests that are not about the limit come from one client and must not meet it.
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

/** For `test.use`, where the worker is no part of it: its installation takes longer than most tests. */
export const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

export { expect };
