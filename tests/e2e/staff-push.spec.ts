import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../src/lib/durations';
import { axeFindings } from '../support/axe-findings';
import { expect, test } from '../support/fixtures';
import { openOffline } from '../support/on-device';
import { installed, newsOf, notificationsShown, tapNotification } from '../support/push-device';
import { aLead, clearLists, insertRows } from '../support/rows';
import { sheetOf } from '../support/sheet';
import { enterDashboard, openDashboard } from '../support/staff';
import { toast } from '../support/toasts';
import { workerOf } from '../support/worker';

test.beforeEach(({ site }) => clearLists(site));

test('from a notification to a chat or a confirmed time in two taps, without a reload; after the sign-out nobody is told here @worker', async ({
  complaints,
  context,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  await page.setViewportSize({ width: 360, height: 740 });
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    // The icon itself is the system's.
    navigator.setAppBadge = async (count) => void Reflect.set(window, 'badge', count);
  });
  const { endpoint } = await installed(page);
  const devices = () => site.rows('push_subscriptions', { endpoint: `eq.${endpoint}` });
  const row = randomUUID();
  const appointment_at = new Date(Date.now() + DAY_MS).toISOString();
  const facts = { id: row, kind: 'consultation', appointment_at };
  await insertRows(site, 'leads', [aLead('Ada Obi', facts)]);
  await openOffline(page, '/');
  await enterDashboard(page, site.admin);

  await page.getByRole('button', { name: /, account$/ }).tap();
  await page.getByRole('button', { name: 'Notifications' }).tap();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('button', { name: 'Notify me on this phone' }).tap();
  await expect(toast(page, 'Notifications On')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await devices()).toHaveLength(1);
  await panel.getByRole('button', { name: 'Close' }).tap();

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await (await workerOf(page)).push(newsOf(row, page.url()));
  await expect
    .poll(() => notificationsShown(page))
    .toEqual([{ title: 'New consultation request: Bloom Towers', body: 'Tap to call or write.' }]);
  const opened = `/admin?tab=leads&row=${row}`;
  const tapped = await tapNotification(context, { actions: ['confirm'] });
  expect(tapped).toEqual([opened, `${opened}#confirm`]);
  const chat = sheetOf(page, 'Ada Obi').getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toBeInViewport({ ratio: 1 });
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/);
  const confirm = sheetOf(page, 'Ada Obi').getByRole('button', { name: 'Confirm Ada Obi' });
  await expect(confirm).toBeFocused();
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await confirm.tap();
  const telling = page.getByRole('dialog', { name: 'Tell the visitor' });
  await expect(telling).toBeVisible();
  const stored = () => site.rows('leads', { id: `eq.${row}` });
  await expect.poll(stored).toMatchObject([{ appointment_state: 'confirmed' }]);
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(telling).toBeHidden();
  await page.keyboard.press('Escape');
  await (await workerOf(page)).push(newsOf(row, page.url()));
  await expect.poll(() => notificationsShown(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page).toHaveURL('/auth');
  await expect.poll(() => notificationsShown(page)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'badge'))).toBe(0);
  await expect.poll(devices).toEqual([]);
  const subscription = () =>
    navigator.serviceWorker.ready.then((it) => it.pushManager.getSubscription());
  expect(await page.evaluate(subscription)).toBeNull();
});

test('a panel opened before there is a worker offers notifications as soon as there is one @worker', {
  tag: '@nightly',
}, async ({ context, network, page, site }) => {
  await context.grantPermissions(['notifications']);
  await installed(page);
  const release = network.hold((path) => path === '/sw.js');
  await openDashboard(page, site);
  await page.getByRole('button', { name: /, account$/ }).tap();
  await page.getByRole('button', { name: 'Notifications' }).tap();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('is not ready yet')).toBeVisible();
  release();
  await expect(panel.getByRole('button', { name: 'Notify me on this phone' })).toBeVisible();
});
