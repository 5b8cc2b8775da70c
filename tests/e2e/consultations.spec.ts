import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { enquiryForm, sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { openPage, reload } from '../support/on-device';
import {
  answerChats,
  bookings,
  chatText,
  chooseAll,
  chooseTime,
  confirmation,
  confirmButton,
  dateInWords,
  dayButton,
  scheduleLink,
  storedBookings,
} from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

/** Requests a consultation at ten o'clock, about Bloom Towers. */
async function book(page: Page): Promise<string> {
  const day = await chooseAll(page, '/properties/bloom-towers');
  const [chat] = await Promise.all([page.waitForEvent('popup'), confirmButton(page).tap()]);
  // Closed while it loads, it can hang the renderer that it shares with its opener.
  await chat.waitForLoadState();
  await chat.close();
  await expect(confirmation(page)).toContainText('Request recorded');
  return day;
}

/** The calendar file behind a link, with folded lines joined. */
async function calendarFile(page: Page, link: Locator): Promise<string> {
  const saved = page.waitForEvent('download');
  await link.tap();
  return (await readFile(await (await saved).path(), 'utf8')).replaceAll('\r\n ', '');
}

const uidOf = (file: string) => /^UID:(.+)$/m.exec(file)?.[1];

test('the receipt of an enquiry that is sent while the card is there stands above the card', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await book(page);
  await network.goDark();
  await sendEnquiry(page, someEnquiry());
  const receipt = enquiryForm(page).locator('.receipt');
  await expect(receipt).toBeFocused();
  const edge = async () => (await confirmation(page).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await receipt.boundingBox();
      return (await edge()) - (box ? box.y + box.height : Number.POSITIVE_INFINITY);
    })
    .toBeGreaterThan(0);
});

test('a consultation can be moved, and the calendar file replaces the first', async ({
  network,
  page,
}) => {
  const day = await book(page);
  const first = await calendarFile(page, confirmation(page).getByText('Add to calendar (.ics)'));
  await reload(page);
  await scheduleLink(page).tap();
  await bookings(page).getByRole('button', { name: 'Change' }).tap();
  await expect(page.getByText('Choose a new time.')).toBeVisible();
  // The strip contains the day of the current appointment.
  await dayButton(page, day).tap();
  await chooseTime(page, '14:00');
  const opened = page.waitForEvent('popup');
  await confirmButton(page).tap();
  expect(chatText((await opened).url())).toContain(`to ${dateInWords(day)} at 14:00 (Lagos time)`);
  await expect(confirmation(page)).toContainText('Change recorded');
  // No second lead: the first one is updated.
  expect(network.posts).toHaveLength(1);

  await page.goto('/outbox');
  const card = bookings(page).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('14:00');
  const second = await calendarFile(page, card.getByText('Add to calendar (.ics)'));
  expect(uidOf(second)).toBe(uidOf(first));
  expect([first, second].map((file) => /^SEQUENCE:(\d+)/m.exec(file)?.[1])).toEqual(['0', '1']);
});

test('axe finds no faults in the consultations, and forgetting the visitor’s details forgets them', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const visitor = { name: 'Ada Obi', email: 'ada@example.com', phone: null };
    localStorage.setItem('visitor', JSON.stringify(visitor));
  });
  await book(page);
  await reload(page);
  await scheduleLink(page).tap();
  await bookings(page).getByRole('button', { name: 'Cancel' }).tap();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/outbox');
  await expect(bookings(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Forget my details' }).first().tap();
  await expect.poll(() => storedBookings(page)).toBe(0);
});
