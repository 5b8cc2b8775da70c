import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './on-device';

/** What is in the address of a chat for the company. */
export const CHAT_NUMBER = (process.env['VITE_WHATSAPP_NUMBER'] || '+44 7700 900142').replace(
  /\D/g,
  '',
);

/** Chats are other people's pages: a test looks at their address only. */
export async function answerChats(context: BrowserContext): Promise<void> {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
}

/** The bar's opener. */
export function scheduleLink(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Quick actions' }).getByText('Schedule', {
    exact: true,
  });
}

export function sheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Schedule a consultation' });
}

/** What stays when all is asked for. */
export function confirmation(page: Page): Locator {
  return page.getByRole('region', { name: 'Your consultation', exact: true });
}

/** What was asked for on this device and is not over. */
export function bookings(page: Page): Locator {
  return page.getByRole('region', { name: 'Your consultations', exact: true });
}

/** A day of the month that the calendar shows. */
export function dayButton(page: Page, day: string): Locator {
  return page.locator(`td[data-day="${day}"] button`);
}

/** Goes to the next month, where no day is over, and chooses its first open one. */
export async function chooseDay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Go to the Next Month' }).click();
  const cell = page.locator('td[data-day]:not([data-disabled]):not([data-outside])').first();
  // Where a date is all that is asked for, the calendar is gone after the click.
  const day = (await cell.getAttribute('data-day')) ?? '';
  await cell.getByRole('button').click();
  return day;
}

/** The slot that begins at a time in Lagos. */
export function slot(page: Page, time: string): Locator {
  return page.locator(`input[type="radio"][value="${time}"]`);
}

/** Chooses a time as a finger does: on the words. */
export async function chooseTime(page: Page, time: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: slot(page, time) })
    .click();
  await expect(slot(page, time)).toBeChecked();
}

/** Without a network it does not name WhatsApp. */
export function confirmButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Confirm( on WhatsApp)?$/ });
}

/** `Tuesday, March 3, 2026`, made otherwise than the site makes it. */
export function dateInWords(day: string): string {
  const [weekday, month, date, year] = new Date(`${day}T12:00:00Z`).toUTCString().split(/\W+/) as [
    string,
    string,
    string,
    string,
  ];
  const find = (names: string, part: string) =>
    names.split(' ').find((name) => name.startsWith(part));
  return `${find(WEEKDAYS, weekday)}, ${find(MONTHS, date)} ${Number(month)}, ${year}`;
}

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
const MONTHS =
  'January February March April May June July August September October November December';

/** What stands in the chat of an address. */
export function chatText(href: string): string {
  const { searchParams } = new URL(href);
  return searchParams.get('text') ?? '';
}

/** What the chat says when a date and a time were chosen. */
export function askedFor(day: string, time: string, property?: string): string {
  const about = property === undefined ? '' : ` about ${property}`;
  return `Hello, I would like to schedule a consultation${about} on ${dateInWords(day)} at ${time} (Lagos time). Please confirm your availability.`;
}

/** Opens the sheet of a page, chooses a day of the next month and ten o'clock, and stops before the confirmation. */
export async function chooseAll(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await hydrated(page);
  await scheduleLink(page).tap();
  const day = await chooseDay(page);
  await chooseTime(page, '10:00');
  return day;
}
