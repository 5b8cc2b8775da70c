import { randomUUID } from 'node:crypto';
import { says } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { reload } from '../support/on-device';
import {
  capture,
  correctName,
  openCapture,
  openCaptured,
  openCorrection,
} from '../support/viewing';

test.beforeEach(({ complaints }) => complaints.expectNetworkErrors());

test('a sent capture can be corrected, including its property: one row, and the list keeps the name', async ({
  page,
  site,
}) => {
  const email = `${randomUUID()}@example.com`;
  await openCaptured(page, { name: 'Ada Oby', email });
  await reload(page);

  const sheet = await openCorrection(page, 'Ada Oby');
  await sheet.getByLabel('Name', { exact: true }).fill('Ada Obi');
  await sheet.getByLabel('Phone').fill('+2348035550142');
  await sheet.getByLabel('Property').selectOption('Brum Height 7');
  await sheet.getByRole('button', { name: 'Save the correction' }).click();
  await expect(sheet).toBeHidden();
  await expect
    .poll(() => site.rows('leads', { email: `eq.${email}` }))
    .toMatchObject([
      {
        name: 'Ada Obi',
        phone: '+2348035550142',
        property_interest: 'Brum Height 7',
        property_slug: 'brum-height-7',
      },
    ]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Correct Ada Obi' })).toBeVisible();
  await expect(page.getByText('1 today, 1 sent')).toBeVisible();
});

test('a correction that the database refuses for good can only be discarded', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openCaptured(page, { name: 'Ada Oby', phone: '+2348035550142' });
  const [lead] = network.posts;
  network.planRequests(({ path }) =>
    lead && path.endsWith('/correct') ? says('refused', lead, { why: 'changed' }) : undefined,
  );
  await correctName(page, 'Ada Oby', 'Ada Obi');
  await expect(page.getByText('The office changed this before')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Correct/ })).toBeHidden();

  await page.getByRole('link', { name: 'Everything waiting on this phone' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  for (const name of ['Send now', 'Edit', 'Send everything again']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
});

test('a half-typed correction survives closing the sheet by accident and a reload, and can be undone', {
  tag: '@nightly',
}, async ({ page }) => {
  await openCapture(page);
  await capture(page, { name: 'Ada Oby', phone: '+2348035550142' });
  const correct = page.getByRole('button', { name: 'Correct Ada Oby' });
  await correct.click();
  const sheet = page.getByRole('dialog');
  const name = sheet.getByLabel('Name', { exact: true });
  await name.fill('Ada Obi');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await correct.click();
  await expect(name).toHaveValue('Ada Obi');

  await reload(page);
  await correct.click();
  await expect(name).toHaveValue('Ada Obi');
  await sheet.getByRole('button', { name: 'Undo changes' }).click();
  await expect(name).toHaveValue('Ada Oby');
  await page.keyboard.press('Escape');
  await correct.click();
  await expect(name).toHaveValue('Ada Oby');

  await name.fill('Ada Obi');
  await sheet.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByRole('button', { name: 'Correct Ada Obi' })).toBeVisible();
  await page.getByRole('button', { name: 'Correct Ada Obi' }).click();
  await expect(name).toHaveValue('Ada Obi');
});
