import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';
import {
  answerChats,
  bookings,
  chooseTime,
  confirmation,
  confirmButton,
  dateInWords,
  dayButton,
  scheduleLink,
  storedBookings,
} from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

// Clocks go back on October 25 in Britain and on November 1 in America.
const CLOCKS: Record<string, [string, string][]> = {
  'Europe/London': [
    ['2026-10-24', '10:00, your time and Lagos time'],
    ['2026-10-26', '09:00 your time, 10:00 Lagos time'],
  ],
  'America/Chicago': [
    ['2026-10-24', '04:00 your time, at night, 10:00 Lagos time'],
    ['2026-11-02', '03:00 your time, at night, 10:00 Lagos time'],
  ],
};
for (const [zone, days] of Object.entries(CLOCKS)) {
  test.describe(() => {
    test.use({ timezoneId: zone });
    test(`they are listed in the visitor’s own time and in Lagos time: ${zone} @own-context`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.clock.setFixedTime('2026-10-20T12:00:00Z');
      await page.goto('/about');
      await hydrated(page);
      for (const [day, times] of days) {
        await scheduleLink(page).tap();
        await dayButton(page, day).tap();
        await chooseTime(page, '10:00');
        await confirmButton(page).tap();
        await expect(confirmation(page)).toContainText('You’ll find it under “Schedule”');
        await expect(confirmation(page)).toContainText('Request recorded');
        await page.reload();
        await hydrated(page);
        await scheduleLink(page).tap();
        const card = bookings(page)
          .getByRole('listitem')
          .filter({ hasText: dateInWords(day) });
        await expect(card).toContainText(dateInWords(day) + times);
        await page.keyboard.press('Escape');
      }
    });
  });
}

test('it disappears by itself once it is over @own-context', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-03T13:30:00+01:00');
  await page.goto('/about');
  await hydrated(page);
  await scheduleLink(page).tap();
  await dayButton(page, '2026-03-03').tap();
  await chooseTime(page, '16:00');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Request recorded');

  await page.clock.setFixedTime('2026-03-03T16:59:00+01:00');
  await page.goto('/outbox');
  await expect(bookings(page)).toBeVisible();
  await page.clock.setFixedTime('2026-03-03T17:01:00+01:00');
  await page.reload();
  // The list has been read.
  await expect(page.getByText('Nothing is waiting on this phone.')).toBeVisible();
  await expect(bookings(page)).toHaveCount(0);
  await expect.poll(() => storedBookings(page)).toBe(0);
});
