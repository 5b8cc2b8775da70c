import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { afterFirst } from '../support/nightly';
import { openPage } from '../support/on-device';
import {
  answerChats,
  bookings,
  chooseAll,
  chooseDay,
  confirmButton,
  scheduleLink,
} from '../support/scheduler';

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_5; en_GB)';

test.beforeEach(async ({ complaints, context }) => {
  // Leaving a page during a request may log errors.
  complaints.expectNetworkErrors();
  await answerChats(context);
});

/** Makes the browser single-window: whatever is opened replaces the page. */
async function oneWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = (address) => {
      location.href = String(address);
      return window;
    };
  });
}

const inChat = (page: Page) => page.waitForURL('https://wa.me/**');

const windows: [string, (page: Page) => Promise<void>, string | undefined][] = [
  ['an unknown app', oneWindow, undefined],
  ['Instagram', async () => {}, INSTAGRAM],
];
for (const [n, [owner, prepare, userAgent]] of windows.entries()) {
  test.describe(`in the browser of ${owner}`, { tag: afterFirst(n) }, () => {
    test.use(userAgent === undefined ? {} : { userAgent });
    test.beforeEach(({ page }) => prepare(page));

    test(`a consultation is saved and recorded although the chat replaces the page, in the browser of ${owner}`, async ({
      network,
      page,
      site,
    }) => {
      await chooseAll(page, '/properties/bloom-towers');
      await Promise.all([inChat(page), confirmButton(page).tap()]);
      await page.goto('/outbox');
      const kept = await page.evaluate(() => Object.keys(localStorage).join());
      expect(kept, 'what is confirmed is half-made no more').not.toContain('appointment:');
      const card = bookings(page).getByRole('listitem');
      await expect(card).toContainText('Request recorded');
      expect(await site.rows('leads', { id: `eq.${network.posts[0]?.id}` })).toMatchObject([
        { property_slug: 'bloom-towers', source: 'whatsapp' },
      ]);

      await card.getByRole('button', { name: 'Cancel' }).tap();
      await Promise.all([
        inChat(page),
        card.getByRole('button', { name: 'Yes, cancel on WhatsApp' }).tap(),
      ]);
      await page.goto('/outbox');
      await expect(card).toContainText('Cancellation recorded');
    });

    test(`a date is recorded although the chat replaces the page, in the browser of ${owner}`, {
      tag: '@nightly',
    }, async ({ network, page }) => {
      await openPage(page, '/');
      await page.getByRole('link', { name: 'Book a Consultation' }).tap();
      await Promise.all([inChat(page), chooseDay(page)]);
      await page.goto('/about');
      await expect.poll(() => network.posts.filter(({ stored }) => stored).length).toBe(1);
    });
  });
}

test.describe('in Instagram’s browser', () => {
  test.use({ userAgent: INSTAGRAM });

  test('a tap on a WhatsApp link is recorded before the chat replaces the page @worker', {
    tag: '@nightly',
  }, async ({ network, page }) => {
    await openPage(page, '/');
    await Promise.all([inChat(page), page.getByRole('link', { name: 'WhatsApp Us' }).tap()]);
    await page.goto('/about');
    await expect.poll(() => network.posts.filter(({ stored }) => stored).length).toBe(1);
  });

  test('the calendar says what this browser cannot do, and how to leave it', {
    tag: '@nightly',
  }, async ({ page }) => {
    await chooseAll(page, '/about');
    await Promise.all([inChat(page), confirmButton(page).tap()]);
    await openPage(page, '/about');
    await scheduleLink(page).tap();
    const card = bookings(page).getByRole('listitem');
    await card.getByRole('button', { name: 'Add to calendar (.ics)' }).tap();
    await expect(card.getByRole('status')).toContainText('Instagram shows this page in a window');
    await expect(card.getByRole('status')).toContainText('Open in Safari');
  });
});

test('unresponsive storage delays the chat only briefly, and the lead is recorded at the next visit', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await oneWindow(page);
  await chooseAll(page, '/about');
  await page.evaluate(() => {
    const opening = indexedDB.open('meridian');
    opening.onsuccess = () => {
      const stuck = opening.result.transaction(['entries', 'meta'], 'readwrite');
      const goOn = () => {
        stuck.objectStore('meta').get('nothing').onsuccess = goOn;
      };
      goOn();
    };
  });
  await Promise.all([
    page.waitForURL('https://wa.me/**', { timeout: 4_000 }),
    confirmButton(page).tap(),
  ]);
  await page.goto('/outbox');
  await expect(bookings(page).getByRole('listitem')).toContainText('Request recorded');
  expect(network.posts.filter(({ stored }) => stored)).toHaveLength(1);
});
