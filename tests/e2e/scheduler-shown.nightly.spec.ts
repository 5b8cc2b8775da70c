import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { answerChats, chooseDay, scheduleLink, sheet, strip } from '../support/scheduler';

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
