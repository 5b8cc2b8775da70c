import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { letterTo, openLetter } from '../support/newsletter';

const isRecent = (moment: string | null) => Date.now() - Date.parse(moment ?? '') < 120_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a person leaves with one button and comes back with another; the row records both times @own-context', async ({
  page,
  site,
}) => {
  const letter = await letterTo(site);
  await page.goto(letter.page);
  await expect(heading(page)).toHaveText('You are subscribed');
  await expect(page.locator('main').getByRole('status')).toContainText('•••@e•••.com');
  await expect(page.locator('main')).not.toContainText(letter.email);
  expect(await letter.stored()).toMatchObject({ is_active: true, unsubscribed_at: null });

  // A double tap must not unsubscribe and resubscribe.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await button(page, 'Unsubscribe').dblclick();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
  await button(page, 'Come back').click();
  await expect(heading(page)).toHaveText('You are unsubscribed');
  const left = await letter.stored();
  expect([left.is_active, isRecent(left.unsubscribed_at)]).toEqual([false, true]);

  await page.clock.setFixedTime(now + 2_000);
  await button(page, 'Come back').click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeFocused();
  const back = await letter.stored();
  expect(back).toMatchObject({ is_active: true, unsubscribed_at: left.unsubscribed_at });
  expect([isRecent(back.resubscribed_at), isRecent(back.confirmed_at)]).toEqual([true, true]);
});

test('offline, the page says what it will do, and does it once there is a network', {
  tag: '@nightly',
}, async ({ page, network, site }) => {
  const letter = await letterTo(site);
  await page.goto(letter.page);
  await expect(button(page, 'Unsubscribe')).toBeVisible();
  await network.goDark();
  await button(page, 'Unsubscribe').click();
  await expect(heading(page)).toHaveText('Not done yet');
  await expect(page.locator('main').getByRole('status')).toHaveText(
    'There is no connection to us. Keep this page open: you will be unsubscribed as soon as there is one.',
  );
  expect(await letter.stored()).toMatchObject({ is_active: true });
  await network.light();
  await expect(heading(page)).toHaveText('You are unsubscribed');
  expect(await letter.stored()).toMatchObject({ is_active: false });
});

test('reloaded offline after a tap, the page says that nothing has changed yet, and recovers by itself @worker', {
  tag: '@nightly',
}, async ({ page, network, site }) => {
  const letter = await openLetter(page, site);
  await network.goDark();
  await button(page, 'Unsubscribe').click();
  await expect(heading(page)).toHaveText('Not done yet');
  await page.reload();
  await expect(heading(page)).toHaveText('Your newsletter can’t be changed without a connection');
  await expect(page.locator('main')).toContainText('nothing has changed yet');
  await expect(page.locator('main')).not.toContainText('Anything you have sent is safe');
  await network.light();
  await expect(button(page, 'Unsubscribe')).toBeVisible();
  expect(await letter.stored()).toMatchObject({ is_active: true });
});

test('opening the link leaves no trace on the phone or the host @worker', {
  tag: '@nightly',
}, async ({ page, network, site }) => {
  const letter = await openLetter(page, site);
  expect(await letter.stored()).toMatchObject({ is_active: true });

  const traces = await page.evaluate(async (token) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (url.includes(token)) found.push(url);
    }
    const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    return [...found, ...kept.filter((text) => text.includes(token))];
  }, letter.token);
  expect(traces).toEqual([]);
  // The host never sees the token either: it is only in the hash and in request bodies.
  expect(network.requests.filter((path) => path.includes(letter.token))).toEqual([]);
});

test('without its script the page names two other ways', { tag: '@nightly' }, async ({
  browser,
  network,
}) => {
  const context = await browser.newContext({ baseURL: network.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/unsubscribe');
  await expect(page.getByText('Your mail program’s own Unsubscribe button works')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /@/ })).toBeVisible();
  await context.close();
});
