import { DAY_MS, HOUR_MS } from '../../src/lib/durations';
import { setClock } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { countWaiting, openOffline, openPage } from '../support/on-device';
import {
  answerChats,
  bookings,
  chatText,
  chooseTime,
  confirmation,
  confirmButton,
  dayButton,
  openSheet,
  scheduleLink,
  strip,
} from '../support/scheduler';
import { enterDashboard } from '../support/staff';

/** The next day on which clocks in a zone have another offset than the day before, and the one in two days from it. */
function nextClockChange(zone: string): { eve: string; after: string } {
  const offsetAt = (at: number) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  const ahead = Array.from({ length: 366 }, (_, day) => day + 3).find(
    (day) => offsetAt(noon + day * DAY_MS) !== offsetAt(noon + (day - 1) * DAY_MS),
  );
  if (ahead === undefined) throw new Error(`Clocks in ${zone} do not change.`);
  // They change on a Sunday, when no slot is open.
  const dayAt = (days: number) =>
    new Date(noon + (ahead + days) * DAY_MS).toISOString().slice(0, 10);
  return { eve: dayAt(-2), after: dayAt(1) };
}

test.describe(() => {
  const zone = 'America/Chicago';
  test.use({ timezoneId: zone });
  test('booked offline in Houston for after the change of clocks, a consultation arrives right to the minute @worker @own-context', {
    tag: '@nightly',
  }, async ({ context, network, page, site }) => {
    await answerChats(context);
    const { eve, after } = nextClockChange(zone);
    await setClock(page, `${eve}T20:00:00Z`);
    await openOffline(page, '/properties/bloom-towers');
    await network.goDark();
    await context.setOffline(true);

    await scheduleLink(page).tap();
    await dayButton(page, after).tap();
    await chooseTime(page, '10:00');
    const shown = await page.locator('label:has(:checked) .slot-time').textContent();
    await confirmButton(page).tap();
    await expect(confirmation(page)).toContainText('Saved on this phone');
    expect(await countWaiting(page)).toBe(1);

    await network.light();
    await context.setOffline(false);
    await expect.poll(() => countWaiting(page)).toBe(0);
    const [lead] = await site.rows('leads', { id: `eq.${network.posts[0]?.id}` });
    expect(lead).toMatchObject({
      kind: 'consultation',
      visitor_zone: zone,
      property_slug: 'bloom-towers',
    });
    // Ten o'clock in Lagos, which never changes its clocks; and what clocks in Houston will show is what was chosen.
    expect(Date.parse(lead?.appointment_at ?? '')).toBe(Date.parse(`${after}T10:00:00+01:00`));
    const there = new Date(lead?.appointment_at ?? '').toLocaleTimeString('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(there).toBe(shown);
    const chat = confirmation(page).getByRole('link', { name: /WhatsApp|chat/ });
    expect(chatText((await chat.getAttribute('href')) ?? '')).toContain(
      `at 10:00 (Lagos time), which is ${shown} my time.`,
    );

    // For the staff it stands in both times.
    await enterDashboard(page, site.admin);
    await page.goto('/admin?tab=upcoming');
    const planned = page.getByRole('listitem').filter({ hasText: `${shown} in Chicago` });
    await expect(planned.first()).toContainText('10:00');
  });
});

test('a phone whose clock is wrong is offered the days and times that are still to come, and keeps what it asked for @own-context', {
  tag: '@nightly',
}, async ({ context, page }) => {
  await answerChats(context);
  const now = Date.now();
  const dayOf = (at: number) => new Date(at + HOUR_MS).toISOString().slice(0, 10);
  for (const off of [5 * DAY_MS, -5 * DAY_MS]) {
    await page.clock.install({ time: now + off });
    await openSheet(page);
    // The day after tomorrow may be a Sunday, and today be over.
    const near = new RegExp([0, 1, 2].map((ahead) => dayOf(now + ahead * DAY_MS)).join('|'));
    const days = strip(page).locator('[data-day]');
    await expect(days.first()).toHaveAttribute('data-day', near);
    await days.nth(1).tap();
    await chooseTime(page, off > 0 ? '15:00' : '14:00');
    await confirmButton(page).tap();
    await expect(confirmation(page)).toContainText('Request recorded');
    await openPage(page, '/outbox');
    await expect(bookings(page).getByRole('listitem')).toHaveCount(off > 0 ? 1 : 2);
  }
});
