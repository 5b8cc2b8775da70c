import type { Page } from '@playwright/test';
import { expect, test, WITH_WORKER } from '../support/fixtures';
import { hydrated, openOffline, openPage } from '../support/on-device';

test.use(WITH_WORKER);

const YOUNGER = '/younger-than-this-release';
const UNCHECKED = 'This address can’t be checked without a connection';
const NOT_FOUND = 'Oops! Page not found';

test.beforeEach(({ complaints }) => {
  complaints.expectNetworkErrors();
  complaints.expectText(/younger-than-this-release/);
});

test('offline, a link to a page unknown to this release is not called wrong, and opens once online', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openOffline(page, '/');
  await network.goDark();
  await openPage(page, YOUNGER);
  await expect(heading(page)).toHaveText(UNCHECKED);
  await expect(page.getByText(NOT_FOUND)).toHaveCount(0);

  network.planRequests(({ path }) =>
    path === YOUNGER
      ? { kind: 'answer', status: 200, headers: HTML, body: '<h1>The younger page</h1>' }
      : undefined,
  );
  await network.light();
  await expect(heading(page)).toHaveText('The younger page');
});

test('within the app an unknown address is “not found” only if the host says so', async ({
  network,
  page,
}) => {
  await openOffline(page, '/about');
  await hydrated(page);
  await network.goDark();
  await follow(page, YOUNGER);
  await expect(heading(page)).toHaveText(UNCHECKED);
  await page.goBack();
  await expect(heading(page)).not.toHaveText(UNCHECKED);

  await network.light();
  const asked = network.requests.length;
  await follow(page, YOUNGER);
  await expect(heading(page)).toHaveText(NOT_FOUND);
  expect(network.requests.slice(asked)).toContain(YOUNGER);
});

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** Does what a link within the app does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
