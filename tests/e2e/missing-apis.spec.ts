import type { Page } from '@playwright/test';
import { rowsOf, SENT, sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { countWaiting, hydrated } from '../support/on-device';
import {
  answerChats,
  chooseDay,
  chooseTime,
  confirmation,
  confirmButton,
  scheduleLink,
} from '../support/scheduler';
import type { Site } from '../support/site';
import { toast } from '../support/toasts';

/** What browsers lack, or have turned off, each by its place. */
const APIS = [
  'BroadcastChannel',
  'Navigator.prototype.locks',
  'SyncManager',
  'Navigator.prototype.storage',
  'StorageManager.prototype.persist',
  'StorageManager.prototype.estimate',
  'Navigator.prototype.setAppBadge',
  'requestIdleCallback',
  'Document.prototype.startViewTransition',
  'Crypto.prototype.randomUUID',
  'Crypto.prototype.subtle',
  'ResizeObserver',
  'IntersectionObserver',
  'AbortSignal.any',
  'Navigator.prototype.serviceWorker',
  'Navigator.prototype.connection',
  'Navigator.prototype.clipboard',
  'Element.prototype.checkVisibility',
  'Notification',
  'caches',
  'visualViewport',
  'scheduler',
];

async function takeAway(page: Page, apis: readonly string[]): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const [name = '', ...owners] = path.split('.').reverse();
      const owner = owners.reduceRight<object>((of, part) => Reflect.get(of, part), globalThis);
      Reflect.deleteProperty(owner, name);
    }
  }, apis);
}

/** An enquiry arrives, once, and the page has nothing left to do. */
async function enquire(page: Page, site: Site): Promise<void> {
  const enquiry = someEnquiry();
  await page.goto('/properties/citadel-views');
  await hydrated(page);
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SENT)).toBeVisible();
  expect(await rowsOf(site, enquiry)).toHaveLength(1);
  expect(await countWaiting(page)).toBe(0);
}

test('in a browser that lacks all of what is not everywhere, an enquiry and a consultation arrive', async ({
  context,
  page,
  site,
}) => {
  await answerChats(context);
  await takeAway(page, APIS);
  await enquire(page, site);
  await page.goto('/');
  await hydrated(page);
  await scheduleLink(page).tap();
  await chooseDay(page);
  await chooseTime(page, '10:00');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toBeVisible();
});

for (const api of APIS) {
  test(`without ${api} an enquiry arrives, once`, { tag: '@nightly' }, async ({ page, site }) => {
    await takeAway(page, [api]);
    await enquire(page, site);
  });
}
