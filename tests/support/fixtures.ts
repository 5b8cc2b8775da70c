import { test as base, expect } from '@playwright/test';
import { type Complaints, createComplaints } from './complaints';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { freePort } from './free-port';
import type { Mailbox } from './mailbox';
import { createPhone, type Phone } from './phone';
import { runSeed } from './random';
import { createSharedContext, type SharedContext } from './shared-context';
import { type Site, startSite } from './site';

type TestFixtures = {
  network: FaultProxy;
  complaints: Complaints;
  phone: Phone;
  mailbox: Mailbox;
  /** The key of the shared context's options, or undefined if the test has a context of its own. */
  sharedOptions: string | undefined;
};
type WorkerFixtures = {
  site: Site;
  seed: number;
  /** Of the only origin that the shared context opens. Apart from it, because WebKit's tests start no Chromium. */
  sharedPort: number;
  sharedContext: SharedContext;
};

/**
 * A visitor's browser with the real site and database, and a network between them that can be broken. Any complaint of
 * the browser fails the test.
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
      // They book the same times, too.
      for (const office of ['lagos', 'london']) await site.setPlaces(office, MANY_PLACES);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  sharedPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],

  sharedContext: [
    async ({ browser, sharedPort }, use) => {
      const shared = createSharedContext(browser, sharedPort);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],

  // A clock or a script for the whole context can't be taken back, and what a worker fetches can't be waited for. Tests
  // with one of these have a context and an origin of their own: `@own-context`, `@worker`.
  sharedOptions: async (
    {
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    { tags },
  ) => {
    const options = {
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      userAgent,
      viewport,
    };
    const isShared = serviceWorkers === 'block' && !tags.includes('@own-context');
    await use(isShared ? JSON.stringify(options) : undefined);
  },

  mailbox: async ({ site }, use) => use(site.mailbox),

  // A test that breaks the network need not say that the browser will report it.
  network: async ({ complaints, site, sharedPort, sharedOptions }, use) => {
    const proxy = await startFaultProxy(
      site.port,
      sharedOptions === undefined ? undefined : sharedPort,
      complaints.expectNetworkErrors,
    );
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

  // `network` first: a context is cleared before its network is gone.
  context: async ({ network: _, browser, sharedContext, sharedOptions, complaints }, use) => {
    const context = sharedOptions
      ? await sharedContext.take(sharedOptions)
      : await browser.newContext();
    const unwatch = complaints.watch(context);
    await use(context);
    unwatch();
    await (sharedOptions ? sharedContext.clear() : context.close());
  },

  phone: async ({ network, complaints }, use) => {
    const phone = await createPhone(network.url, complaints);
    await use(phone);
    await phone.dispose();
  },
});

/** More than a run's tests book at one time; those about full times set their own. */
export const MANY_PLACES = 1_000;

/** For `test.use` in files that are entirely about pages with their worker. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

export { expect };
