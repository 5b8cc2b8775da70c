import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { setClock } from '../support/clock';
import { expect, MANY_PLACES, test } from '../support/fixtures';
import { countWaiting, openOffline, reload } from '../support/on-device';
import { aLead, deleteRow, insertRows } from '../support/rows';
import {
  answerChats,
  bookings,
  chatText,
  chooseDay,
  chooseTime,
  confirmation,
  confirmButton,
  dayButton,
  openSheet,
  scheduleLink,
  sheet,
  slot,
} from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));
test.afterEach(({ site }) => site.setPlaces('lagos', MANY_PLACES));

/** The answer with the full times has been read. */
const answered = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/rpc/full_slots'));

test.describe(() => {
  test.use({ timezoneId: 'America/Chicago', locale: 'en-US' });
  test('when Nigeria is off, London alone hosts visitors in America, whose clock says am and pm @own-context', {
    tag: '@nightly',
  }, async ({ network, page, site }) => {
    await setClock(page, '2026-09-28T08:00:00+01:00');
    await openSheet(page, '/properties/bloom-towers');
    await dayButton(page, '2026-10-01').tap();
    await expect(sheet(page).getByText('Lagos is closed: Independence Day.')).toBeVisible();
    const evening = page.locator('label').filter({ has: slot(page, '19:00') });
    await expect(evening).toHaveText('1:00 pm your time, 7:00 pm Lagos time, London office');
    const early = page.locator('label').filter({ has: slot(page, '10:00') });
    await expect(early).toHaveText(
      '4:00 am your time, at night, 10:00 am Lagos time, London office',
    );
    expect(await axeFindings(page)).toEqual([]);

    await chooseTime(page, '19:00');
    const opened = page.waitForEvent('popup');
    await confirmButton(page).tap();
    expect(chatText((await opened).url())).toContain(
      'at 19:00 (Lagos time), which is 13:00 my time, with your London office. Please confirm',
    );
    await expect(confirmation(page)).toContainText(
      '1:00 pm your time, 7:00 pm Lagos time, with our London office',
    );
    await expect.poll(() => network.posts.filter(({ stored }) => stored).length).toBe(1);
    const [lead] = await site.rows('leads', { id: `eq.${network.posts[0]?.id}` });
    expect(lead).toMatchObject({ office: 'london' });
    expect(Date.parse(lead?.appointment_at ?? '')).toBe(Date.parse('2026-10-01T18:00:00Z'));
  });
});

test('a free time that is asked for is full for the next visitor, and free again once it is cancelled', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const first = answered(page);
  await openSheet(page);
  await first;
  const day = await chooseDay(page);
  await chooseTime(page, '11:00');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Request recorded');
  await expect(confirmation(page)).not.toContainText('whether this time is free');

  await site.setPlaces('lagos', 1);
  const second = answered(page);
  await reload(page);
  await scheduleLink(page).tap();
  await second;
  await expect(bookings(page).getByText('Request recorded', { exact: true })).toBeVisible();
  await dayButton(page, day).tap();
  await expect(slot(page, '11:00')).toBeDisabled();
  await expect(page.locator('label').filter({ has: slot(page, '11:00') })).toHaveText('11:00 full');
  await expect(slot(page, '12:00')).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);

  await bookings(page).getByRole('button', { name: 'Cancel' }).tap();
  await bookings(page)
    .getByRole('button', { name: /^Yes, cancel/ })
    .tap();
  await expect(confirmation(page)).toContainText('Cancellation recorded');
  const third = answered(page);
  await reload(page);
  await scheduleLink(page).tap();
  await third;
  await dayButton(page, day).tap();
  await expect(slot(page, '11:00')).toBeEnabled();
});

test('a time asked for without a network arrives although it is full, and the visitor is told, now and later @worker', {
  tag: '@nightly',
}, async ({ context, network, page, site }) => {
  await openOffline(page, '/about');
  await site.setPlaces('lagos', 0);
  await network.goDark();
  await context.setOffline(true);
  await scheduleLink(page).tap();
  const day = await chooseDay(page);
  await chooseTime(page, '12:00');
  await expect(page.getByText('We couldn’t check whether this time is free')).toBeVisible();
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Saved on this phone');
  await expect(confirmation(page)).toContainText('We couldn’t check whether this time is free');

  await network.light();
  await context.setOffline(false);
  await expect.poll(() => countWaiting(page)).toBe(0);
  await expect(confirmation(page)).toContainText('Request recorded');
  await expect(confirmation(page)).toContainText('Somebody else took 12:00 in the meantime.');
  await expect(confirmation(page)).not.toContainText('We couldn’t check');
  const [lead] = await site.rows('leads', { id: `eq.${network.posts[0]?.id}` });
  expect(Date.parse(lead?.appointment_at ?? '')).toBe(Date.parse(`${day}T12:00:00+01:00`));

  // What was found out is kept, whatever becomes free.
  await site.setPlaces('lagos', MANY_PLACES);
  await reload(page);
  await scheduleLink(page).tap();
  await expect(bookings(page)).toContainText(
    'Somebody else took 12:00 in the meantime. We’ll suggest another time in the chat, or you can choose one with “Change”.',
  );
});

test('a time that fills while it is being chosen is told before it is asked for', async ({
  page,
  site,
}) => {
  const first = answered(page);
  await openSheet(page);
  await first;
  const day = await chooseDay(page);
  await site.setPlaces('lagos', 1);
  const at = `${day}T10:00:00+01:00`;
  await insertRows(site, 'leads', [aLead('Ngozi', { kind: 'consultation', appointment_at: at })]);
  const again = answered(page);
  await chooseTime(page, '10:00');
  await again;
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'Somebody else took 10:00 in the meantime. Please choose another time.',
  );
  await expect(confirmButton(page)).toHaveCount(0);
  await expect(slot(page, '10:00')).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await deleteRow(site, 'leads', 'Ngozi');
});

test('the days do not wait for the answer, and what nobody could check is said until it is known', {
  tag: '@nightly',
}, async ({ complaints, network, page }) => {
  complaints.expectNetworkErrors();
  const release = network.hold((path) => path.includes('/rpc/full_slots'));
  await openSheet(page);
  await chooseDay(page);
  await chooseTime(page, '14:00');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Request recorded');
  await expect(confirmation(page)).toContainText('We couldn’t check whether this time is free');
  release();
  await expect(confirmation(page)).not.toContainText('We couldn’t check');
});
