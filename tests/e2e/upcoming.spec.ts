import { readFile } from 'node:fs/promises';
import { closures } from '../../src/content/holidays.generated';
import { weekdayOf } from '../../src/domain/calendar-day';
import { whyClosed } from '../../src/domain/office-hours';
import { axeFindings } from '../support/axe-findings';
import { openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, changeRow, clearLists, insertRows } from '../support/rows';
import { historyOf, leaveAndReturn, openRow, sheetOf } from '../support/sheet';
import { openDashboard } from '../support/staff';

test.beforeEach(({ site }) => clearLists(site));

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** The first day from then on on which the Lagos office is open until the evening. */
function openDayIn(days: number): string {
  const isOpen = (day: string) => !whyClosed('lagos', Date.parse(`${day}T16:00Z`), closures);
  let ahead = days;
  while (!isOpen(dayIn(ahead))) ahead += 1;
  return dayIn(ahead);
}
/** The next day of the week (0: Sunday), at least two days ahead. */
function weekdayIn(weekday: number): string {
  let ahead = 2;
  while (weekdayOf(dayIn(ahead)) !== weekday) ahead += 1;
  return dayIn(ahead);
}

test('an appointment stands in both times, is confirmed, moved and cancelled, and each time there is a message to send', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'leads', [
    aLead('Ada Obi', {
      kind: 'consultation',
      property_slug: 'bloom-towers',
      appointment_at: `${dayIn(3)}T09:00:00Z`,
      visitor_zone: 'Pacific/Honolulu',
    }),
  ]);
  await insertRows(site, 'contacts', [
    { name: 'Bisi', email: 'b@example.com', message: 'Hi', kind: 'tour', preferred_date: dayIn(2) },
  ]);
  await openDashboard(page, site, '?tab=upcoming');
  const item = (name: string) => page.getByRole('listitem', { name });
  await expect(item('Bisi')).toContainText('No time agreed yet');
  // Honolulu never changes its clocks.
  await expect(item('Ada Obi')).toContainText('10:00');
  await expect(item('Ada Obi')).toContainText(/day, 23:00 in Honolulu/);
  expect(await axeFindings(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await item('Ada Obi').getByRole('button', { name: '.ics for Ada Obi' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(
    `DTSTART;TZID=Africa/Lagos:${dayIn(3).replaceAll('-', '')}T100000`,
  );

  // First in sight is what nobody has confirmed.
  const unconfirmed = page.getByRole('region', { name: 'To confirm' });
  await expect(unconfirmed.getByRole('listitem', { name: 'Ada Obi' })).toContainText(
    'Requested, not confirmed',
  );
  await item('Ada Obi').getByRole('button', { name: 'Confirm Ada Obi' }).click();
  const telling = page.getByRole('dialog', { name: 'Tell the visitor' });
  await expect(telling).toContainText('11:00 pm your time, at night, 10:00 am Lagos time');
  await expect(telling.getByRole('link', { name: 'Tell them on WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/2348031234567\?text=.*is%20confirmed.*%2Foutbox%23consultations/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(item('Ada Obi')).toContainText('Confirmed · You');
  await expect(unconfirmed).toHaveCount(0);
  expect(await site.rows('leads', { name: 'eq.Ada Obi' })).toMatchObject([
    { appointment_state: 'confirmed', status: 'contacted' },
  ]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unconfirmed.getByRole('listitem', { name: 'Ada Obi' })).toBeVisible();
  await item('Ada Obi').getByRole('button', { name: 'Confirm Ada Obi' }).click();
  await expect(telling.getByRole('group', { name: 'Who will hold it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await item('Ada Obi').getByRole('button', { name: 'Host Ada Obi' }).click();
  const host = page.getByRole('dialog', { name: 'Host' });
  await expect(host.getByRole('button', { name: 'You' })).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await item('Ada Obi').getByRole('button', { name: 'Take back Ada Obi' }).click();
  await expect
    .poll(() => site.rows('leads', { name: 'eq.Ada Obi' }))
    .toMatchObject([{ appointment_state: 'asked', host: null }]);

  await item('Ada Obi').getByRole('button', { name: 'Reschedule Ada Obi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reschedule' });
  const to = openDayIn(4);
  await sheet.getByLabel('Day').fill(to);
  await sheet.getByLabel('Time in Lagos').fill('15:30');
  await expect(sheet.getByRole('status')).toHaveText(
    'For the visitor: 04:30 in Honolulu, at night',
  );
  await sheet.getByRole('button', { name: 'Save the new time' }).click();
  const chat = sheet.getByRole('link', { name: 'Tell them on WhatsApp' });
  const href = decodeURIComponent((await chat.getAttribute('href')) ?? '');
  expect(href).toContain('https://wa.me/2348031234567?text=Hello Ada Obi, this is Meridian');
  expect(href).toContain('4:30 am your time, at night, 3:30 pm Lagos time.');
  await page.keyboard.press('Escape');
  await expect(item('Ada Obi')).toContainText('15:30');
  await expect(item('Ada Obi')).toContainText('New time, not confirmed');
  const [moved] = await site.rows('leads', { name: 'eq.Ada Obi' });
  expect(Date.parse(moved?.appointment_at ?? '')).toBe(Date.parse(`${to}T15:30:00+01:00`));

  await item('Bisi').getByRole('button', { name: 'Cancel Bisi' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel the appointment' });
  await cancelling.getByRole('button', { name: 'Cancel it' }).click();
  await expect(cancelling).toContainText('There is no number for WhatsApp');
  await page.keyboard.press('Escape');
  await expect(item('Bisi')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Upcoming', exact: true })).toBeFocused();
  await page.reload();
  await expect(item('Ada Obi')).toContainText('15:30');
  await expect(item('Bisi')).toHaveCount(0);
});

test('a time at which the office is closed is said to be one and can be saved, a past one is refused', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { kind: 'viewing', appointment_at: `${dayIn(3)}T09:00:00Z` }),
  ]);
  await openDashboard(page, site, '?tab=upcoming');
  const item = page.getByRole('listitem', { name: 'Ada Obi' });
  await item.getByRole('button', { name: 'Reschedule Ada Obi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reschedule' });
  const [day, time] = [sheet.getByLabel('Day'), sheet.getByLabel('Time in Lagos')];
  const save = sheet.getByRole('button', { name: 'Save the new time' });
  const sunday = weekdayIn(0);
  await day.fill('2026-01-02');
  await save.click();
  await expect(day).toHaveAccessibleDescription(/in the past/);
  await expect(day).toBeFocused();
  await day.fill(dayIn(3000));
  await expect(day).toHaveAccessibleDescription(/more than two years ahead/);
  await day.fill('');
  await expect(day).toHaveAccessibleDescription('Please choose a day.');
  await day.fill(weekdayIn(6));
  await time.fill('');
  await expect(time).toHaveAccessibleDescription('Please choose a time.');
  await time.fill('17:00');
  await expect(sheet.getByRole('status')).toContainText('The Lagos office is closed');
  await day.fill(sunday);
  await time.fill('03:00');
  await expect(sheet.getByRole('status')).toContainText('The Lagos office is closed on Sundays.');
  await expect(day).not.toHaveAttribute('aria-invalid');
  expect(await axeFindings(page)).toEqual([]);
  await save.click();
  await expect(sheet.getByRole('link', { name: 'Tell them on WhatsApp' })).toBeVisible();
  const [moved] = await site.rows('leads', { name: 'eq.Ada Obi' });
  expect(Date.parse(moved?.appointment_at ?? '')).toBe(Date.parse(`${sunday}T03:00:00+01:00`));
});

test('after a chat that began here the row asks how it went, once, and a sign-out forgets it', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const at = new Date(Date.now() + DAY_MS).toISOString();
  const booked = { kind: 'viewing', appointment_at: at };
  await insertRows(site, 'leads', [aLead('Ada Obi', booked)]);
  await openDashboard(page, site, '?tab=upcoming');
  const chat = page
    .getByRole('listitem', { name: 'Ada Obi' })
    .getByRole('link', { name: 'WhatsApp' });
  await chat.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await chat.click();
  await leaveAndReturn(page);
  const question = sheetOf(page, 'Ada Obi').getByRole('heading', { name: 'How did it go?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await leaveAndReturn(page);
  await expect(question).toHaveCount(0);
  await chat.click();
  const kept = () => page.evaluate(() => sessionStorage.getItem('meridian-started'));
  expect(await kept()).toContain('whatsapp');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(kept).toBeNull();
});

test('one that is over was held or missed, of yesterday’s as well until somebody has said so', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const yesterday = new Date(Date.now() + HOUR_MS - DAY_MS).toISOString().slice(0, 10);
  const at = (time: string) => ({
    kind: 'viewing',
    appointment_at: `${yesterday}T${time}:00+01:00`,
  });
  await insertRows(site, 'leads', [aLead('Ada Obi', at('10:00')), aLead('Bisi Ade', at('11:00'))]);
  await changeRow(site, 'leads', 'Bisi Ade', { appointment_state: 'missed' });
  await openDashboard(page, site, '?tab=upcoming');
  const item = page.getByRole('listitem', { name: 'Ada Obi' });
  await expect(page.getByRole('heading', { name: /^Yesterday/ })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Bisi Ade' })).toHaveCount(0);
  // It is held at another time, or it is over.
  await expect(item.getByRole('button', { name: 'Cancel Ada Obi' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  const isStored = (appointment_state: string) =>
    expect
      .poll(() => site.rows('leads', { name: 'eq.Ada Obi' }))
      .toMatchObject([{ appointment_state }]);
  await item.getByRole('button', { name: 'Held Ada Obi' }).click();
  await expect(item.getByText('Held', { exact: true })).toBeVisible();
  await expect(item.getByRole('button', { name: 'Missed Ada Obi' })).toHaveCount(0);
  await isStored('held');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isStored('asked');
  await item.getByRole('button', { name: 'Missed Ada Obi' }).click();
  await isStored('missed');
  await item.getByRole('button', { name: 'Take back Ada Obi' }).click();
  await isStored('asked');
  await item.getByRole('button', { name: 'Held Ada Obi' }).click();
  await isStored('held');
  await page.reload();
  await expect(page.getByText('Nothing is coming up')).toBeVisible();
});

test('the sheet of a lead moves and cancels its appointment, and gives the focus back each time', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const appointment_at = `${dayIn(3)}T09:00:00Z`;
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { kind: 'viewing', appointment_at, visitor_zone: 'Pacific/Honolulu' }),
    aLead('Bisi Ade', { kind: 'viewing', appointment_at: '2026-01-05T09:00:00Z' }),
  ]);
  await openList(page, site, 'Leads');
  // What is over is not moved.
  await openRow(page, 'Bisi Ade');
  await expect(sheetOf(page, 'Bisi Ade')).toContainText('10:00 Lagos time');
  await expect(page.getByRole('button', { name: /^Reschedule/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await openRow(page, 'Ada Obi');
  const sheet = sheetOf(page, 'Ada Obi');
  const reschedule = sheet.getByRole('button', { name: 'Reschedule Ada Obi' });
  await expect(sheet.getByRole('button', { name: '.ics for Ada Obi' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await reschedule.press('Enter');
  const moving = page.getByRole('dialog', { name: 'Reschedule' });
  await moving.getByLabel('Day').fill(dayIn(4));
  await moving.getByLabel('Time in Lagos').fill('15:30');
  await moving.getByRole('button', { name: 'Save the new time' }).press('Enter');
  await expect(moving.getByRole('link', { name: 'Tell them on WhatsApp' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(moving).toHaveCount(0);
  await expect(reschedule).toBeFocused();
  await expect(sheet).toContainText('15:30 Lagos time');
  // That both came in, and that it was moved.
  await expect(historyOf(page).getByRole('listitem')).toHaveCount(3);
  const [moved] = await site.rows('leads', { name: 'eq.Ada Obi' });
  expect(Date.parse(moved?.appointment_at ?? '')).toBe(Date.parse(`${dayIn(4)}T15:30:00+01:00`));

  await sheet.getByRole('button', { name: 'Cancel Ada Obi' }).press('Enter');
  const cancelling = page.getByRole('dialog', { name: 'Cancel the appointment' });
  await cancelling.getByRole('button', { name: 'Cancel it' }).press('Enter');
  await expect(cancelling.getByRole('link', { name: 'Tell them on WhatsApp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancelling).toHaveCount(0);
  await expect(sheet.getByText('Cancelled', { exact: true })).toBeFocused();
  await expect(reschedule).toHaveCount(0);
  const [cancelled] = await site.rows('leads', { name: 'eq.Ada Obi' });
  expect(cancelled?.appointment_at).toBeNull();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Ada Obi')).not.toContainText('Appointment:');
});
