import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { accountForm, comeBack, enterDashboard, letTokenExpire } from '../support/staff';

const NARROWEST = 360;

async function look(page: Page, name: string): Promise<void> {
  // A list that is being loaded again is paler for that long, and that may begin at any time.
  await expect.poll(() => axeFindings(page), name).toEqual([]);
  const sizes = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(sizes[0], `${name} scrolls sideways`).toBeLessThanOrEqual(sizes[1] ?? 0);
}

test('axe finds no faults on the staff pages, in light and dark', async ({
  complaints,
  page,
  site,
}, { project }) => {
  complaints.expectNetworkErrors();
  if (project.name === 'phone') await page.setViewportSize({ width: NARROWEST, height: 740 });
  await openPage(page, '/auth');
  await look(page, 'sign in');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await accountForm(page).locator('[type="submit"]').click();
  await look(page, 'sign up, with every error');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await look(page, 'forgot password');

  await enterDashboard(page, site.admin);
  for (const name of ['Statistics', 'Contacts', 'Newsletter', 'Leads', 'Queue']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await look(page, name);
  }
  await letTokenExpire(page, { isRefused: true });
  await comeBack(page);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await look(page, 'signed out in the middle of work');
});
