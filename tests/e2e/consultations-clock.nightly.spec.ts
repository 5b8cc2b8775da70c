import { setClock } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import {
  answerChats,
  bookings,
  chooseTime,
  confirmation,
  confirmButton,
  dayButton,
  scheduleLink,
  storedBookings,
} from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

// Of this year, whichever it is: the database takes no appointment of long ago.
const YEAR = new Date().getFullYear();
const isoDay = (month: number, day: number) =>
  new Date(Date.UTC(YEAR, month - 1, day)).toISOString().slice(0, 10);
/** The first such day of the week from a date on; Sunday is 0. */
function firstFrom(month: number, day: number, weekday: number): number {
  const start = new Date(Date.UTC(YEAR, month - 1, day)).getUTCDay();
  return day + ((weekday - start + 7) % 7);
}
const TUESDAY = isoDay(3, firstFrom(3, 1, 2));

test('it disappears by itself once it is over @own-context', async ({ page }) => {
  await setClock(page, `${TUESDAY}T13:30:00+01:00`);
  await openPage(page, '/about');
  await scheduleLink(page).tap();
  await dayButton(page, TUESDAY).tap();
  await chooseTime(page, '16:00');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Request recorded');

  await setClock(page, `${TUESDAY}T16:59:00+01:00`);
  await page.goto('/outbox');
  await expect(bookings(page)).toBeVisible();
  await setClock(page, `${TUESDAY}T17:01:00+01:00`);
  await page.reload();
  // The list has been read.
  await expect(page.getByText('Nothing is waiting on this phone.')).toBeVisible();
  await expect(bookings(page)).toHaveCount(0);
  await expect.poll(() => storedBookings(page)).toBe(0);
});
