import { readFile } from 'node:fs/promises';
import { changesLoaded } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { clearLists } from '../support/rows';
import {
  answerChats,
  bookings,
  chooseAll,
  confirmation,
  confirmButton,
} from '../support/scheduler';
import { openDashboard } from '../support/staff';

test.use({ timezoneId: 'America/Chicago' });
test.beforeEach(async ({ context, site }) => {
  await answerChats(context);
  await clearLists(site);
});

test('booked in Houston offline and confirmed in Lagos offline, both phones end with the same agreed time', async ({
  browser,
  complaints,
  network,
  page,
  site,
}) => {
  const day = await chooseAll(page, '/properties/bloom-towers');
  // Its code is fetched with the choice of a time.
  await expect(confirmButton(page)).toBeVisible();
  await network.goDark();
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Saved on this phone');
  await network.light();
  await expect(confirmation(page)).toContainText('Request recorded');
  const id = network.posts[0]?.id ?? '';
  await openPage(page, '/outbox');
  const card = bookings(page).getByRole('listitem');
  await expect(card).toContainText('Request recorded');

  const office = await browser.newContext({
    baseURL: `http://localhost:${site.port}`,
    serviceWorkers: 'block',
  });
  const unwatch = complaints.watch(office);
  const desk = await office.newPage();
  await Promise.all([openDashboard(desk, site, '?tab=upcoming'), changesLoaded(desk)]);
  const item = desk.getByRole('region', { name: 'To confirm' }).getByRole('listitem');
  await expect(item).toContainText('03:00 in Chicago');
  await office.setOffline(true);
  await item.getByRole('button', { name: /^Confirm/ }).click();
  const telling = desk.getByRole('dialog', { name: 'Tell the visitor' });
  await expect(telling).toContainText('3:00 am your time, at night, 10:00 am Lagos time');
  expect(await site.rows('leads', { id: `eq.${id}` })).toMatchObject([
    { appointment_state: 'asked' },
  ]);
  await office.setOffline(false);
  await expect
    .poll(() => site.rows('leads', { id: `eq.${id}` }))
    .toMatchObject([{ appointment_state: 'confirmed' }]);
  expect(await site.rows('lead_events', { lead_id: `eq.${id}` })).toMatchObject([
    { kind: 'confirmation' },
  ]);
  unwatch();
  await office.close();

  // It hears of it on any page, and the list has it.
  await openPage(page, '/');
  await expect(page.getByText(/^Confirmed.*, 03:00 your time.*10:00 Lagos time/)).toBeVisible();
  await page.getByRole('button', { name: 'See', exact: true }).tap();
  await expect(card).toContainText('Confirmed');
  await expect(card).toContainText('3:00');
  const saved = page.waitForEvent('download');
  await card.getByText('Add to calendar (.ics)').tap();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('STATUS:CONFIRMED');
  expect(file).toContain(`DTSTART;TZID=Africa/Lagos:${day.replaceAll('-', '')}T100000`);
});
