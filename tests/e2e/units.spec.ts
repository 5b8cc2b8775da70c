import { changesLoaded } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { gallery } from '../support/gallery';
import { openPage } from '../support/on-device';
import { changeUnit } from '../support/rows';
import {
  answerChats,
  chatText,
  chooseDay,
  chooseTime,
  confirmation,
  confirmButton,
  scheduleLink,
} from '../support/scheduler';
import { enterDashboard } from '../support/staff';
import { makeAgent } from '../support/team';

test('a unit sold on a staff phone, offline, is sold on a visitor’s page once both are online, and whoever comes too late can try again', async ({
  browser,
  complaints,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const [first, second] = ['W16-03', 'W14-03'];
  const baseURL = `http://localhost:${site.port}`;
  const staff = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const unwatch = complaints.watch(staff);
  const phone = await staff.newPage();
  const loaded = changesLoaded(phone);
  await enterDashboard(phone, await makeAgent(site));
  await loaded;
  await phone.getByRole('tab', { name: 'Statistics' }).click();
  await phone.getByRole('button', { name: 'Change units' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Units' });
  await sheet.getByText('Bloom Towers').click();
  const unit = (label: string) => sheet.locator('details details', { hasText: label });

  await staff.setOffline(true);
  await unit(first).locator('summary').click();
  await unit(first).getByRole('button', { name: 'Sold' }).click();
  await expect(unit(first).locator('summary')).toContainText(/Sold.*Waiting to be sent/s);
  await unit(second).locator('summary').click();
  await unit(second).getByRole('button', { name: 'Reserve' }).click();
  await expect(unit(second).locator('summary')).toContainText('Reserved until');
  await changeUnit(site, `bloom-towers/${second}`, { state: 'sold' });
  await staff.setOffline(false);
  await expect(unit(first).locator('summary')).toHaveText(/Sold/);
  await expect(unit(first).locator('summary')).not.toContainText('Waiting', { timeout: 60_000 });
  await openPage(page, '/properties/bloom-towers');
  await expect(page.locator(`[data-unit="${first}"]`)).toHaveAttribute('data-state', 'sold');

  await expect(sheet).toContainText('This is already sold.');
  await expect(unit(second).locator('summary')).toContainText('Sold');
  await changeUnit(site, `bloom-towers/${second}`, { state: 'available' });
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet).not.toContainText('This is already sold.');
  await expect(unit(second).locator('summary')).toContainText('Reserved until');
  for (const label of [first, second]) {
    await changeUnit(site, `bloom-towers/${label}`, { state: 'available', reserved_until: null });
  }
  unwatch();
  await staff.close();
});

test('a unit chosen on the page is what the bar prices, the chat asks about and the sent request names', async ({
  context,
  network,
  page,
  site,
}) => {
  await answerChats(context);
  await openPage(page, '/properties/bloom-towers');
  await page.locator('summary', { hasText: 'Two-bedroom apartment' }).tap();
  await page.getByRole('link', { name: 'W09-02' }).tap();
  await expect(page).toHaveURL(/\?unit=W09-02#units$/);
  await expect(page.locator('.property-bar')).toContainText('₦285M');
  await scheduleLink(page).tap();
  await chooseDay(page);
  await chooseTime(page, '10:00');
  const [chat] = await Promise.all([page.waitForEvent('popup'), confirmButton(page).tap()]);
  const unit = 'Bloom Towers, Apartment W09-02';
  expect(chatText(chat.url())).toContain(`about ${unit} on`);
  await expect(confirmation(page)).toContainText('Request recorded');
  const sent = await site.rows('leads', { id: `eq.${network.posts[0]?.id}` });
  expect(sent).toMatchObject([{ property_interest: unit, property_slug: 'bloom-towers' }]);
});

test('a tap on a plan opens it large, a tap on a room its picture; Escape and Back close what is open, and the focus is where it was', async ({
  page,
}) => {
  await openPage(page, '/properties/bloom-towers');
  const thumbnail = page.getByRole('link', { name: 'Plan, large: One-bedroom apartment' });
  await thumbnail.tap();
  const sheet = page.getByRole('dialog', { name: 'One-bedroom apartment' });
  await expect(sheet).toContainText(/From ₦202.5M.*Living and dining room 4.4 × 4.*North/s);
  const drawing = await sheet.locator('.floor-plan > .drawing').boundingBox();
  expect(drawing?.width).toBeGreaterThan(0.94 * 390);
  await expect(sheet.locator('.plan-furniture, .plan-windows, .plan-north')).toHaveCount(3);

  const room = sheet.getByRole('link', { name: 'Living and dining room' });
  await room.tap();
  await expect(gallery(page)).toContainText('A living room');
  await page.goBack();
  await expect(gallery(page)).toHaveCount(0);
  await expect(room).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  await expect(page).toHaveURL(/bloom-towers$/);

  await thumbnail.press('Enter');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  await expect(page).toHaveURL(/bloom-towers$/);

  await openPage(page, '/properties/capital-gardens?unit=14');
  await page.getByRole('link', { name: 'See the plan' }).tap();
  const site = page.getByRole('dialog', { name: 'Plot of 300 sqm' });
  await expect(site.locator('.plot-of-type')).toHaveCount(16);
  await expect(site.locator('[aria-current]')).toHaveAccessibleName('Plot 14');
  await site.getByRole('button', { name: 'Close' }).tap();
  await expect(site).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/bloom-towers$/);
});
