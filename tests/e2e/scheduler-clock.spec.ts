import type { Page } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '../../src/lib/durations';
import { setClock } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { countWaiting, openOffline, openPage } from '../support/on-device';
import {
  answerChats,
  chatText,
  chooseTime,
  confirmation,
  confirmButton,
  dayButton,
  monthDay,
  openMonth,
  scheduleLink,
  slot,
  slots,
  strip,
} from '../support/scheduler';
import { enterDashboard } from '../support/staff';

/** Opens the sheet at a given time. */
async function openAt(page: Page, time: string): Promise<void> {
  await setClock(page, time);
  await openPage(page, '/about');
  await scheduleLink(page).tap();
}

/** The times of a day as a screen reader announces them; closed ones in brackets. */
async function timesOf(page: Page, day: string): Promise<string[]> {
  await dayButton(page, day).tap();
  await expect(dayButton(page, day)).toBeChecked();
  return slots(page).evaluateAll((radios) =>
    radios.map((radio) =>
      radio instanceof HTMLInputElement && radio.labels?.[0]
        ? `${radio.disabled ? '(' : ''}${radio.labels[0].textContent.trim().replace(/\s+/g, ' ')}${radio.disabled ? ')' : ''}`
        : '?',
    ),
  );
}

/** The days of the strip. */
async function daysOf(page: Page): Promise<(string | null)[]> {
  await expect(strip(page)).toBeVisible();
  const days = strip(page).locator('[data-day]');
  return days.evaluateAll((all) => all.map((day) => day.getAttribute('data-day')));
}

/** Times of Lagos, each with the visitor's own, and whose host is London. */
const beside = (...slots: string[]) =>
  slots.map((slot) => {
    const [own, time, ...more] = slot.split(' ');
    const night = more.includes('night') ? ', at night' : '';
    const office = more.includes('London') ? ', London office' : '';
    return `${own} your time${night}, ${time} Lagos time${office}`;
  });

test.describe(() => {
  test.use({ timezoneId: 'America/Chicago' });
  test("slots are in the visitor's own time with Lagos time beside it @own-context", {
    tag: '@nightly',
  }, async ({ page }) => {
    await openAt(page, '2026-01-12T12:00:00Z');
    expect(await timesOf(page, '2026-01-15')).toEqual(
      beside(
        ...['02:00 09:00 night', '03:00 10:00 night', '04:00 11:00 night', '05:00 12:00 night'],
        ...['06:00 13:00 night London', '07:00 14:00', '08:00 15:00', '09:00 16:00', '10:00 17:00'],
        ...['11:00 18:00 London', '12:00 19:00 London', '13:00 20:00 London', '14:00 21:00 London'],
      ),
    );
  });
});

test('at 13:30 in Lagos, slots of the next two hours are closed; the next fourteen open days leave out Sundays, which the month closes like past days @own-context', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAt(page, '2026-03-03T13:30:00+01:00');
  expect(await timesOf(page, '2026-03-03')).toEqual([
    ...['(09:00)', '(10:00)', '(11:00)', '(12:00)', '(14:00 too soon)', '(15:00 too soon)'],
    ...['16:00', '17:00'],
  ]);
  await expect(slot(page, '15:00')).toBeDisabled();
  await expect(slot(page, '16:00')).toBeEnabled();
  expect(await timesOf(page, '2026-03-07')).toEqual(['10:00', '11:00', '12:00', '14:00', '15:00']);
  expect(await daysOf(page)).toEqual(
    ['03', '04', '05', '06', '07', '09', '10', '11', '12', '13', '14', '16', '17', '18'].map(
      (day) => `2026-03-${day}`,
    ),
  );
  await openMonth(page);
  for (const closed of ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-22']) {
    await expect(monthDay(page, closed), closed).toBeDisabled();
  }
});

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

test('a phone whose clock is wrong is offered the days and times that are still to come @own-context', {
  tag: '@nightly',
}, async ({ page }) => {
  const now = Date.now();
  const dayOf = (at: number) => new Date(at + HOUR_MS).toISOString().slice(0, 10);
  for (const off of [-3 * DAY_MS, 3 * DAY_MS]) {
    await page.clock.install({ time: now + off });
    await openPage(page, '/about');
    await scheduleLink(page).tap();
    await expect(strip(page)).toBeVisible();
    // The day after tomorrow may be a Sunday, and today be over.
    const isNear = (day: string | null) =>
      day !== null && day >= dayOf(now) && day <= dayOf(now + 2 * DAY_MS);
    await expect.poll(async () => isNear((await daysOf(page))[0] ?? null)).toBe(true);
  }
});
