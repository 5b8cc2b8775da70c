import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/chromium';
import { sendEnquiry, sendManyEnquiries, someEnquiry } from '../support/enquiry';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test, WITH_WORKER } from '../support/fixtures';
import { countWaiting, hydrated, openOffline, openPage, readyOffline } from '../support/on-device';
import { registeredSync, workerOf } from '../support/worker';

// Tabs that hang or crash by themselves: each has a process of its own.
test.use({
  ...WITH_WORKER,
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: CHROMIUM_ARGS }),
    { scope: 'worker' },
  ],
});

test('two tabs and the worker, woken at the same time, send each of 100 enquiries once', {
  tag: '@nightly',
}, async ({ context, page, network, site }) => {
  test.slow();
  const prefix = `tabs-${randomUUID()}`;
  const other = await context.newPage();
  await page.goto('/properties/citadel-views');
  await other.goto('/');
  await readyOffline(page);
  await readyOffline(other);
  await hydrated(other);
  const worker = await workerOf(page);

  await network.goDark();
  await context.setOffline(true);
  await sendManyEnquiries(page, prefix, 100);
  expect(await countWaiting(other)).toBe(100);
  const tag = await registeredSync(page);
  await network.light();
  // Both tabs and the worker are told that the network is back.
  await Promise.all([context.setOffline(false), worker.dispatchSync(tag)]);

  await expect.poll(() => countWaiting(page), { timeout: 200_000 }).toBe(0);
  expect(await site.rows('contacts', { email: `like.${prefix}-*` })).toHaveLength(100);
  expect(network.posts).toHaveLength(100);
});

/** An enquiry that waits, with the worker and the event that will send it. */
async function saveOffline(page: Page, network: FaultProxy) {
  const enquiry = someEnquiry();
  await openOffline(page, '/');
  await network.goDark();
  await sendEnquiry(page, enquiry);
  await expect.poll(() => countWaiting(page)).toBe(1);
  return { enquiry, worker: await workerOf(page), tag: await registeredSync(page) };
}

test('a worker stopped by the browser while sending leaves one row', { tag: '@nightly' }, async ({
  network,
  page,
  site,
}) => {
  const { enquiry, worker, tag } = await saveOffline(page, network);
  network.plan(({ attempt }) => (attempt === 1 ? { kind: 'stall-after-commit' } : undefined));
  await network.light();
  await page.goto('about:blank');
  await expect(async () => {
    await worker.dispatchSync(tag);
    expect(network.posts[0]?.stored).toBe(true);
  }).toPass();
  await worker.stop();

  await page.goto('/');
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

type Fate = {
  name: string;
  /**
   * How soon the other tab must have sent everything. A silent holder's lease lasts 20 s; a dead one's lock is free
   * immediately.
   */
  withinMs: number;
  /** Returns a function that ends it, if possible. */
  befall(page: Page): Promise<(() => Promise<unknown>) | undefined>;
};

const fates: Fate[] = [
  {
    name: 'frozen',
    withinMs: 30_000,
    befall: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      return undefined;
    },
  },
  {
    name: 'hung',
    withinMs: 30_000,
    befall: async (page) => {
      const session = await page.context().newCDPSession(page);
      // Not awaited, because it never returns: it blocks the tab's main thread from here on.
      const endless = page.evaluate(() => {
        for (;;);
      });
      endless.catch(() => undefined);
      return () => session.send('Runtime.terminateExecution');
    },
  },
  {
    name: 'crashed',
    withinMs: 5_000,
    befall: async (page) => {
      const session = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // Never answered, because the process is gone.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      return undefined;
    },
  },
];
for (const { name, withinMs, befall } of fates) {
  test(`a tab that is ${name} while sending does not hold up the other tab`, {
    tag: name === 'crashed' ? [] : '@nightly',
  }, async ({ context, page, network, site }) => {
    const first = someEnquiry('First');
    const second = someEnquiry('Second');
    // Without Background Sync, as in Safari, so that the worker can't be the one that sends.
    await context.addInitScript(() =>
      Reflect.deleteProperty(globalThis.ServiceWorkerRegistration?.prototype ?? {}, 'sync'),
    );
    const other = await context.newPage();
    await page.goto('/');
    await openPage(other, '/properties/citadel-views');
    network.plan(({ row, attempt }) =>
      row['email'] === first.email && attempt === 1 ? { kind: 'stall' } : undefined,
    );
    await sendEnquiry(page, first);
    await expect.poll(() => network.posts.length).toBe(1);
    const end = await befall(page);

    await sendEnquiry(other, second);
    await expect.poll(() => countWaiting(other), { timeout: withinMs }).toBe(0);
    await end?.();
    for (const { email } of [first, second]) {
      expect(await site.rows('contacts', { email: `eq.${email}` })).toHaveLength(1);
    }
  });
}
