import { SAVED, sendEnquiry, someEnquiry } from '../support/enquiry';
import { PORTAL, PORTAL_PAGE } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { countWaiting, openOffline, openPage, statusStrip } from '../support/on-device';
import { toast } from '../support/toasts';

test('a dead connection is detected although the browser says online, and so is its return, without any event @worker', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  const enquiry = someEnquiry();
  await openOffline(page, '/properties/citadel-views');
  await network.goDark();
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(statusStrip(page)).toContainText('Offline. 1 waiting to be sent.');

  await network.light();
  await expect(statusStrip(page)).toContainText('Recorded', { timeout: 30_000 });
  expect(await countWaiting(page)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  await expect(statusStrip(page)).toBeEmpty({ timeout: 20_000 });
});

test('a dead connection is detected even if the measuring code can no longer be loaded', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openPage(page, '/properties/citadel-views');
  await network.goDark();
  await sendEnquiry(page, someEnquiry());
  await expect(statusStrip(page)).toContainText('Offline. 1 waiting to be sent.');
});

test('the browser’s offline event is believed, its online event is verified', {
  tag: '@nightly',
}, async ({ complaints, context, page }) => {
  complaints.expectNetworkErrors();
  await openPage(page, '/about');
  await context.setOffline(true);
  await expect(statusStrip(page)).toContainText(
    'Offline. Enquiries you send are saved on this phone.',
  );
  await context.setOffline(false);
  await expect(statusStrip(page)).toBeEmpty();
});

test('a database problem is not reported as being offline', async ({ network, page }) => {
  await openPage(page, '/properties/citadel-views');
  network.plan(() => ({ kind: 'answer', status: 503 }));
  const probe = page.waitForResponse('**/online.txt');
  await sendEnquiry(page, someEnquiry());
  expect((await probe).status()).toBe(200);
  await expect(statusStrip(page)).toContainText('1 waiting to be sent');
  await expect(statusStrip(page)).not.toContainText('Offline');
});

test('a captive portal’s page does not count as being back online', { tag: '@nightly' }, async ({
  network,
  page,
}) => {
  await openPage(page, '/properties/citadel-views');
  await page.route('**/online.txt', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: PORTAL_PAGE }),
  );
  network.plan(() => PORTAL);
  await sendEnquiry(page, someEnquiry());
  await expect(statusStrip(page)).toContainText('Offline. 1 waiting to be sent.');
  await page.unroute('**/online.txt');
  network.plan(undefined);
  await expect(statusStrip(page)).toContainText('Recorded', { timeout: 30_000 });
});

test('as long as all is well there are no probes, and each submission is one request @worker', {
  tag: '@nightly',
}, async ({ network, page }) => {
  const probes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/online.txt')) probes.push(request.url());
  });
  await openOffline(page, '/properties/citadel-views');
  for (const name of ['First', 'Second']) {
    await sendEnquiry(page, someEnquiry(name));
    await expect.poll(() => network.posts.some(({ row }) => row['name'] === name)).toBe(true);
    await expect.poll(() => countWaiting(page)).toBe(0);
  }
  expect(network.posts).toHaveLength(2);
  expect(probes).toEqual([]);
});

test('neither the worker nor a cache answers the probe @worker', { tag: '@nightly' }, async ({
  network,
  page,
}) => {
  await openOffline(page, '/');
  const probe = () =>
    page.evaluate(() =>
      fetch('/online.txt', { cache: 'no-store' }).then(
        (r) => r.ok,
        () => false,
      ),
    );
  expect(await probe()).toBe(true);
  await network.goDark();
  expect(await probe()).toBe(false);
});
