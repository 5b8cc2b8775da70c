import type { Page } from '@playwright/test';
import { enquiryForm, someEnquiry, toast } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { send, tourForm } from '../support/forms';
import { hydrated } from '../support/on-device';
import { firstPage } from '../support/phone';
import { capture, startCapturing } from '../support/viewing';

test('a browser killed right after a tour was sent brings back what was not sent, and not the tour', async ({
  complaints,
  phone,
}) => {
  complaints.expectNetworkErrors();
  const { name, email } = someEnquiry();
  const page = await firstPage(await phone.open());
  await page.goto('/');
  await hydrated(page);
  await enquiryForm(page).locator('[name="message"]').pressSequentially('Half a thought');
  await tourForm(page).locator('[name="name"]').pressSequentially(name);
  await send(tourForm(page), { email });
  await expect(toast(page, 'Tour Request Sent!')).toBeVisible();
  await phone.kill();

  const next = await firstPage(await phone.open());
  await next.goto('/');
  await expect(enquiryForm(next).locator('[name="message"]')).toHaveValue('Half a thought');
  await expect(tourForm(next).locator('[name="name"]')).toHaveValue('');
  await expect(tourForm(next).locator('[name="email"]')).toHaveValue('');
});

test('a browser killed at a viewing brings back who is being written down, and nobody who is saved', async ({
  complaints,
  phone,
}) => {
  complaints.expectNetworkErrors();
  const page = await firstPage(await phone.open());
  await page.goto('/capture');
  await startCapturing(page);
  await capture(page, { name: 'Ada Obi', phone: '+2348035550142', email: 'ada@example.com' });
  await phone.kill();

  const again = await firstPage(await phone.open());
  await capturing(again);
  const name = again.getByLabel('Name', { exact: true });
  await expect(again.getByText('1 today')).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(again.locator('#capture-email')).toHaveValue('');
  await name.pressSequentially('Next in line');
  await again.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await phone.kill();

  const last = await firstPage(await phone.open());
  await capturing(last);
  await expect(last.getByLabel('Name', { exact: true })).toHaveValue('Next in line');
  await expect(last.locator('#capture-email')).toHaveValue('');
});

/** Opens the tool. Where the viewing is may have to be said again: that is kept where browsers write late. */
async function capturing(page: Page): Promise<void> {
  await page.goto('/capture');
  const start = page.getByRole('button', { name: 'Start capturing' });
  await expect(start.or(page.getByRole('button', { name: 'Save enquiry' }))).toBeVisible();
  if (await start.isVisible()) await startCapturing(page);
}

test('what is typed while the draft is read stays, and the rest of the draft comes', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const form = enquiryForm(page);
  await form.locator('[name="subject"]').pressSequentially('Visit');
  await form.locator('[name="message"]').pressSequentially('Half a thought');
  await page.reload({ waitUntil: 'commit' });
  await form.locator('[name="subject"]').fill('Another');
  await hydrated(page);
  await expect(form.locator('[name="message"]')).toHaveValue('Half a thought');
  await expect(form.locator('[name="subject"]')).toHaveValue('Another');
});
