import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { hydrated, openPage } from './on-device';

/** The company's number as it appears in chat links. */
export const CHAT_NUMBER = (process.env['VITE_WHATSAPP_NUMBER'] || '+44 7700 900142').replace(
  /\D/g,
  '',
);

/** Intercepts chats, which belong to another company: tests only look at their addresses. */
export async function answerChats(context: BrowserContext): Promise<void> {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
}

/** The button in the bottom bar. */
export function scheduleLink(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('link', { name: 'Book a time' });
}

export function sheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Schedule a consultation' });
}

/** The confirmation card. */
export function confirmation(page: Page): Locator {
  return page.getByRole('region', { name: 'Your consultation', exact: true });
}

/** The upcoming consultations and visits on this device. */
export function bookings(page: Page): Locator {
  return page.getByRole('region', { name: 'Your consultations' });
}

/** The next days, in a row. */
export function strip(within: Page | Locator): Locator {
  return within.getByLabel('Choose a date', { exact: true });
}

/** Opens a page, and the sheet by its bar. */
export async function openSheet(page: Page, path = '/about'): Promise<void> {
  await openPage(page, path);
  await scheduleLink(page).tap();
  await expect(strip(page)).toBeVisible();
}

/** A day in the strip. */
export function dayButton(page: Page, day: string): Locator {
  return strip(page).locator(`[data-day="${day}"]`);
}

/** Chooses the last weekday of the strip: all of its times are open. */
export async function chooseDay(page: Page): Promise<string> {
  await expect(strip(page)).toBeVisible();
  const days = await strip(page)
    .locator('[data-day]')
    .evaluateAll((all) =>
      all.map((day) => (day instanceof HTMLElement && day.dataset['day']) || ''),
    );
  const day = days.findLast((one) => ![0, 6].includes(new Date(one).getUTCDay())) ?? '';
  await dayButton(page, day).click();
  return day;
}

/** Opens the calendar of a month. */
export async function openMonth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Goes to the month after the one in which the strip ends, and chooses its first open day. */
export async function chooseLaterDay(page: Page): Promise<string> {
  await openMonth(page);
  await page.getByRole('button', { name: 'Go to the Next Month' }).click();
  const cell = page.locator('td[data-day]:not([data-disabled]):not([data-outside])').first();
  // Read before the click, because a scheduler that asks only for a date closes its calendar.
  const day = (await cell.getAttribute('data-day')) ?? '';
  await cell.getByRole('button').click();
  return day;
}

/** The times to choose from. */
export function slots(page: Page): Locator {
  return page.getByRole('group', { name: 'Choose a time' }).getByRole('radio');
}

/** The slot at a Lagos time. */
export function slot(page: Page, time: string): Locator {
  return page.locator(`input[type="radio"][value="${time}"]`);
}

/** Chooses a time by tapping its label. */
export async function chooseTime(page: Page, time: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: slot(page, time) })
    .click();
  await expect(slot(page, time)).toBeChecked();
}

/** Without a network its label does not mention WhatsApp. */
export function confirmButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Confirm( on WhatsApp)?$/ });
}

/** The field of the last step that asks how else the visitor can be reached. */
export function reachField(page: Page): Locator {
  return page.getByLabel('Phone or email, in case we can’t reach you on WhatsApp');
}

/** As messages have it, `Tuesday, March 3, 2026`, computed independently of the site's code. */
export function dateInWords(day: string): string {
  const [weekday, number, month, year] = partsOf(day);
  return `${weekday}, ${month} ${number}, ${year}`;
}

/** As pages show it: `Tuesday 3 March 2026`. */
export function shownDate(day: string): string {
  return partsOf(day).join(' ');
}

function partsOf(day: string) {
  const [weekday = '', date, month = '', year] = new Date(`${day}T12:00:00Z`)
    .toUTCString()
    .split(/\W+/);
  const find = (names: string, part: string) =>
    names.split(' ').find((name) => name.startsWith(part));
  return [find(WEEKDAYS, weekday), Number(date), find(MONTHS, month), year];
}

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
const MONTHS =
  'January February March April May June July August September October November December';

/** The message in a chat link. */
export function chatText(href: string): string {
  const { searchParams } = new URL(href);
  return searchParams.get('text') ?? '';
}

/** The chat message for a chosen date and time. */
export function askedFor(day: string, time: string, property?: string): string {
  const about = property === undefined ? '' : ` about ${property}`;
  return `Hello, I would like to schedule a consultation${about} on ${dateInWords(day)} at ${time} (Lagos time). Please confirm your availability.`;
}

/** Opens a page's sheet, chooses a day and ten o'clock, and stops before the confirmation. */
export async function chooseAll(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await hydrated(page);
  await scheduleLink(page).tap();
  const day = await chooseDay(page);
  await chooseTime(page, '10:00');
  return day;
}

/** The number of consultations on this device, read directly from IndexedDB. */
export function storedBookings(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('meridian'));
    const keys = await settled(database.transaction('meta').objectStore('meta').getAllKeys());
    database.close();
    return keys.filter((key) => String(key).startsWith('booking:')).length;
  });
}
