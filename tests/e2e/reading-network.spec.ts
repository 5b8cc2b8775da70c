import type { Page } from '@playwright/test';
import { indexedPages, shellPages } from '../support/built-pages';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { hydrated, keptPages, openOffline, readyOffline, touch } from '../support/on-device';
import { firstPage } from '../support/phone';

test.beforeEach(({ complaints }) => complaints.expectNetworkErrors());

const NOT_HERE = /isn’t on this phone yet/;

test('on a hanging network, stored pages open and hydrate immediately, and others say that they are missing @worker', {
  tag: '@nightly',
}, async ({ phone, network }) => {
  const visit = await firstPage(await phone.open());
  await withConnection(visit, { saveData: true });
  await visit.goto('/privacy');
  await touch(visit);
  await readyOffline(visit);
  await expect.poll(() => keptPages(visit)).toEqual(['/privacy']);
  await phone.close();

  // Every request is accepted, and none is answered.
  const release = network.hold(() => true);
  const asked = network.requests.length;
  const page = await firstPage(await phone.open());
  // First: later the pictures of the others hold all connections that a browser has for a host.
  await test.step('a page that was not viewed', async () => {
    await page.goto('/uk-investment', { waitUntil: 'commit', timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_HERE);
    expect(network.requests.slice(asked)).toContain('/uk-investment');
    await hydrated(page);
  });
  for (const path of ['/', '/privacy', '/capture', '/outbox']) {
    await test.step(path, async () => {
      // `load` waits for pictures, which hang.
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NOT_HERE);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    });
  }
  release();
});

test('on a first visit the page hydrates even if its pictures hang @own-context', {
  tag: '@nightly',
}, async ({ page, network }) => {
  const release = network.hold((path) => path.startsWith('/media/'));
  await page.clock.install();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // `load` does not fire; the page waits no longer than this.
  await page.clock.fastForward(10_000);
  await hydrated(page);
  release();
});

/** What keeps a device from fetching ahead, and how to end it. */
const FRUGAL: [string, (page: Page) => Promise<() => Promise<unknown>>][] = [
  ['Save-Data', (page) => withConnection(page, { saveData: true })],
  ['a 2G line', (page) => withConnection(page, { effectiveType: 'slow-2g' })],
  ['a device with less than 50 MB to spare', withLittleRoom],
];

for (const [name, arrange] of FRUGAL) {
  test(`nothing beyond the shell is fetched in the background: ${name} @worker`, {
    tag: '@nightly',
  }, async ({ page, network }) => {
    await page.clock.install();
    const lift = await arrange(page);
    await openOffline(page, '/about');
    await expect.poll(() => keptPages(page)).toEqual(['/about']);
    await longAfter(page);
    expect(readAhead(network)).toEqual([]);
    expect(await keptPages(page)).toEqual(['/about']);

    // The same visit without that condition does fetch them.
    await lift();
    await page.reload();
    await readyOffline(page);
    await expect(async () => {
      await longAfter(page);
      expect(readAhead(network)).toContain('/pages.json');
    }).toPass();
  });
}

/** What was fetched of pages that nobody has opened. */
function readAhead(network: FaultProxy): string[] {
  const shell = shellPages();
  expect(shell).toContain('/properties/citadel-views');
  const others = indexedPages().filter((path) => path !== '/about' && !shell.includes(path));
  others.push('/pages.json');
  return network.requests.filter((path) => others.includes(path));
}

/** Lets a minute pass in steps, with a round trip after each: whatever the page asks for by itself has been asked for by then. */
async function longAfter(page: Page): Promise<void> {
  for (let part = 0; part < 6; part++) {
    await page.clock.runFor(10_000);
    await page.evaluate(() => fetch('/online.txt', { cache: 'no-store' }));
  }
}

/** A browser with its data saver on, or on a slow connection. */
async function withConnection(page: Page, connection: object): Promise<() => Promise<unknown>> {
  const script = (value: object) =>
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  await page.addInitScript(script, connection);
  return () => page.addInitScript(script, {});
}

/**
 * A browser that reports little free space. (Chromium no longer does: it always reports 10 GB and refuses what is too
 * much, so its own quota can't be used here.)
 */
async function withLittleRoom(page: Page): Promise<() => Promise<unknown>> {
  const script = (quota: number) => {
    navigator.storage.estimate = async () => ({ quota, usage: 0 });
  };
  await page.addInitScript(script, 49_000_000);
  return () => page.addInitScript(script, 10_000_000_000);
}
