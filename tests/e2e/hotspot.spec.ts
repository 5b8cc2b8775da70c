import type { Page } from '@playwright/test';
import { NEXT_EMAIL } from '../../scripts/testing/releases';
import { shellPages } from '../support/built-pages';
import { expect } from '../support/fixtures';
import { hydrated, keptPages, openOffline, openPage, readyOffline } from '../support/on-device';
import { footerEmail, test } from '../support/release-fixtures';
import { fateOfUpdate } from '../support/worker';

test.beforeEach(({ complaints }) => {
  complaints.expectNetworkErrors();
  complaints.expectText(/MIME type|integrity/);
});

test('a captive portal’s page in place of the worker changes nothing: the old one keeps running @worker', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openOffline(page, '/');
  await expect.poll(() => keptPages(page)).toContain('/services');
  network.portal(true);
  const update = page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(update).rejects.toThrow();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await openPage(page, '/services');
  await expect(page.getByText('Please log in')).toHaveCount(0);
});

test('a release with a script replaced by a page is not installed, and the old one stays @worker', {
  tag: '@nightly',
}, async ({ network, page, spoiled }) => {
  await openOffline(page, '/');
  network.deploy(spoiled.port);
  expect(await fateOfUpdate(page)).toBe('redundant');
  await openPage(page, '/properties/citadel-views');
  await expect(footerEmail(page)).not.toHaveText(NEXT_EMAIL);
});

test('an interrupted install resumes where it stopped @worker', { tag: '@nightly' }, async ({
  network,
  page,
}) => {
  const cut = new Promise<void>((resolve) => {
    network.onRequest((path) => {
      // The last file of the shell; its pages have been fetched by then.
      if (path === '/site.json') void network.goDark().then(resolve);
    });
  });
  await page.goto('/about');
  await cut;
  network.onRequest(() => {});
  const pages = shellPages();
  expect(network.requests).toEqual(expect.arrayContaining(pages));
  await expect.poll(() => hasWorker(page)).toBe(false);

  const before = network.requests.length;
  await network.light();
  await page.reload();
  await readyOffline(page);
  const again = network.requests.slice(before);
  expect(again).toContain('/site.json');
  expect(again.filter((path) => pages.includes(path))).toEqual([]);
});

test('the page checks for an update whenever it becomes visible @worker', async ({
  network,
  page,
}) => {
  await openOffline(page, '/');
  await hydrated(page);
  const asked = () => network.requests.filter((path) => path === '/sw.js').length;
  const before = asked();
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(asked).toBeGreaterThan(before);
});

test('a script replaced by a page is survived: the next page is reloaded once, and loads completely', {
  tag: '@nightly',
}, async ({ complaints, page }) => {
  complaints.expectMissingScripts();
  await openPage(page, '/');
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Not here' }),
  );
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.locator('footer').getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Our services, before and after you buy',
  );
  await expect.poll(() => loads.length).toBe(1);
});

test('no opaque response is cached, because each would count as megabytes @worker', {
  tag: '@nightly',
}, async ({ page }) => {
  await openOffline(page, '/properties/citadel-views');
  await expect.poll(() => keptPages(page)).toContain('/services');
  const types = await page.evaluate(async () => {
    const seen = new Set<string>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const answer = await cache.match(key, { ignoreVary: true });
        seen.add(answer?.type ?? 'none');
      }
    }
    return [...seen];
  });
  expect(types).toContain('basic');
  expect(types.filter((type) => !['basic', 'cors', 'default'].includes(type))).toEqual([]);
});

/** Whether a worker is installed or being installed. */
function hasWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.installing || registration?.active);
  });
}
