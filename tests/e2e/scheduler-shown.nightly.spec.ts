import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import {
  answerChats,
  chooseAll,
  chooseDay,
  confirmation,
  scheduleLink,
  sheet,
  strip,
} from '../support/scheduler';

test.use({ timezoneId: 'America/Chicago' });
test.beforeEach(({ context }) => answerChats(context));

async function openTimes(page: Page): Promise<void> {
  await openPage(page, '/properties/bloom-towers');
  await scheduleLink(page).tap();
  await chooseDay(page);
}

for (const height of [844, 664]) {
  test(`on a screen of 390 × ${height} px the strip of days is never cut when a time is chosen @own-context`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    for (const nth of [0, 3, 6, 10]) {
      await openTimes(page);
      // Where it is on the screen: a tap would scroll to it first.
      await sheet(page).locator('label:has(input:enabled)').nth(nth).dispatchEvent('click');
      await expect(sheet(page).getByRole('button', { name: 'Confirm on WhatsApp' })).toBeVisible();
      const head = await sheet(page).locator('.sheet-head').boundingBox();
      const day = await strip(page).locator('button').first().boundingBox();
      const time = await sheet(page).locator('label:has(:checked)').boundingBox();
      if (!head || !day || !time) throw new Error('The sheet is not shown.');
      const edge = head.y + head.height;
      expect(day.y >= edge || day.y + day.height <= edge, `time ${nth}`).toBe(true);
      expect(time.y).toBeGreaterThanOrEqual(edge);
    }
  });
}

test.describe(() => {
  test.use({ timezoneId: 'Africa/Lagos' });
  test('while a receipt has the button that opens WhatsApp, the bar has none @own-context', async ({
    network,
    page,
  }) => {
    await chooseAll(page, '/about');
    const confirm = sheet(page).getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeVisible();
    await network.goDark();
    await page.context().setOffline(true);
    await expect(page.locator('.status-strip')).toContainText('Offline');
    await confirm.tap();
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    await expect(confirmation(page).getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
    await expect(scheduleLink(page)).toBeVisible();
    await confirmation(page).getByRole('button', { name: 'Close' }).tap();
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });
});
