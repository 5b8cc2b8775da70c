import { setClock } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { openPage, reload } from '../support/on-device';
import {
  answerChats,
  bookings,
  chooseTime,
  confirmation,
  confirmButton,
  dayButton,
  scheduleLink,
  shownDate,
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

// Clocks go back on the last Sunday of October in Britain and on the first one of November in America.
const BRITISH = firstFrom(10, 25, 0);
const AMERICAN = firstFrom(11, 1, 0);
const CLOCKS: Record<string, [string, string][]> = {
  'Europe/London': [
    [isoDay(10, BRITISH - 1), '10:00, your time and Lagos time'],
    [isoDay(10, BRITISH + 1), '09:00 your time, 10:00 Lagos time'],
  ],
  'America/Chicago': [
    [isoDay(10, BRITISH - 1), '04:00 your time, at night, 10:00 Lagos time'],
    [isoDay(11, AMERICAN + 1), '03:00 your time, at night, 10:00 Lagos time'],
  ],
};
for (const [zone, days] of Object.entries(CLOCKS)) {
  test.describe(() => {
    test.use({ timezoneId: zone });
    test(`they are listed in the visitor’s own time and in Lagos time: ${zone} @own-context`, async ({
      page,
    }) => {
      await setClock(page, `${isoDay(10, BRITISH - 5)}T12:00:00Z`);
      await openPage(page, '/about');
      for (const [day, times] of days) {
        await scheduleLink(page).tap();
        await dayButton(page, day).tap();
        await chooseTime(page, '10:00');
        await confirmButton(page).tap();
        await expect(confirmation(page)).toContainText('You’ll find it in “Your consultations”');
        await expect(confirmation(page)).toContainText('Request recorded');
        await reload(page);
        await scheduleLink(page).tap();
        const card = bookings(page)
          .getByRole('listitem')
          .filter({ hasText: shownDate(day) });
        await expect(card).toContainText(shownDate(day) + times);
        await page.keyboard.press('Escape');
      }
    });
  });
}

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
