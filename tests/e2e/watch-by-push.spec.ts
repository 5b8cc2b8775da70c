import type { Page } from '@playwright/test';
import { composePush } from '../../scripts/mails/push';
import { axeFindings } from '../support/axe-findings';
import { expect, test } from '../support/fixtures';
import { openPage, readyOffline } from '../support/on-device';
import { installed, notificationsShown, tapNotification } from '../support/push-device';
import { PUSH_KEY } from '../support/push-key';
import { toast } from '../support/toasts';
import { scrollToWatchForm } from '../support/watching';
import { workerOf } from '../support/worker';

const button = (page: Page) => page.getByRole('button', { name: 'Tell me on this phone' });

async function open(page: Page, slug: string): Promise<void> {
  await openPage(page, `/properties/${slug}`);
  await scrollToWatchForm(page);
}

test('an installed app is told of a property by a notification, which leads to its page; they end there or here @worker', {
  tag: '@nightly',
}, async ({ complaints, page, context, site }) => {
  complaints.expectNetworkErrors();
  await context.grantPermissions(['notifications']);
  const device = await installed(page);
  const rows = () => site.rows('property_watchers', { endpoint: `eq.${device.endpoint}` });
  await open(page, 'bloom-towers');
  // The first visit has no worker yet, and a message needs one.
  await readyOffline(page);
  await open(page, 'bloom-towers');
  await button(page).click();
  await expect(toast(page, 'We will tell you')).toBeVisible();
  expect(await page.evaluate(() => window.registeredKey)).toBe(PUSH_KEY);
  expect(await rows()).toMatchObject([{ property_slug: 'bloom-towers', ...device, email: null }]);
  await button(page).click();
  await expect(toast(page, 'Already on the list')).toBeVisible();
  expect(await rows()).toHaveLength(1);

  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop notifications' }).click();
  await expect(toast(page, 'Notifications stopped')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop notifications' })).toHaveCount(0);

  await readyOffline(page);
  const message = composePush({
    id: 'a',
    ...device,
    property_slug: 'bloom-towers',
    title: 'Bloom Towers',
    topics: [{ topic: 'price', before: 'From ₦285M', after: 'From ₦300M' }],
    asked_at: '2026-11-25T12:00:00Z',
    attempts: 1,
    link_token: 'f'.repeat(64),
  });
  const worker = await workerOf(page);
  await worker.push(JSON.stringify(message));
  const shown = () => notificationsShown(page);
  await expect.poll(shown).toEqual([{ title: 'Bloom Towers: price changed', body: 'From ₦300M' }]);
  // A later message about the same property replaces it; one that can't be read shows something all the same.
  await worker.push(JSON.stringify({ ...message, body: 'From ₦310M' }));
  await expect.poll(shown).toEqual([{ title: 'Bloom Towers: price changed', body: 'From ₦310M' }]);
  await worker.push('no message of ours');
  await expect.poll(shown).toHaveLength(2);
  // Of two appointments, with one list, the later news replaces only those of its own.
  for (const tag of ['one', 'other', 'one']) await worker.push(JSON.stringify({ ...message, tag }));
  await expect.poll(shown).toHaveLength(4);

  const opened = await tapNotification(context, {
    tag: '/properties/bloom-towers',
    actions: ['stop'],
  });
  expect(opened).toEqual(['/properties/bloom-towers', `/unsubscribe#${'f'.repeat(64)}`]);
});

test('somebody who refuses notifications hears where to allow them, and a browser tab offers none @worker', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await open(page, 'citadel-views');
  await expect(button(page)).toHaveCount(0);

  await readyOffline(page);
  await installed(page);
  await open(page, 'citadel-views');
  await button(page).click();
  await expect(toast(page, 'Notifications are off')).toBeVisible();
});
