import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { changeUnit } from '../support/rows';
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
  const loaded = ['open-sending', 'admin-changes'].map((part) =>
    phone.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
  );
  await enterDashboard(phone, await makeAgent(site));
  await Promise.all(loaded);
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
    const free = { state: 'available', reserved_until: null } as const;
    await changeUnit(site, `bloom-towers/${label}`, free);
  }
  unwatch();
  await staff.close();
});
