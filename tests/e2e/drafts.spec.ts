import { enquiryForm } from '../support/enquiry';
import { databasesKept, everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { hydrated, openPage } from '../support/on-device';
import { firstPage } from '../support/phone';
import { capture, openCapture } from '../support/viewing';

test('a browser killed at a viewing restores the half-typed visitor, and nobody who was saved', {
  tag: '@nightly',
}, async ({ complaints, phone }) => {
  complaints.expectNetworkErrors();
  const page = await firstPage(await phone.open());
  await openCapture(page);
  await capture(page, { name: 'Ada Obi', phone: '+2348035550142', email: 'ada@example.com' });
  await phone.kill();

  const again = await firstPage(await phone.open());
  await again.goto('/capture');
  const name = again.getByLabel('Name', { exact: true });
  await expect(again.getByText('1 today')).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(again.locator('#capture-email')).toHaveValue('');
  await name.pressSequentially('Next');
  // From then on each letter is on disk at once; before, it is in localStorage, which Chromium writes late.
  await expect.poll(() => databasesKept(again)).toContain('Next');
  await name.pressSequentially(' in line');
  await again.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await phone.kill();

  const last = await firstPage(await phone.open());
  await last.goto('/capture');
  await expect(last.getByLabel('Name', { exact: true })).toHaveValue('Next in line');
  await expect(last.locator('#capture-email')).toHaveValue('');
});

test('what was typed before the code that saves it had loaded survives a reload', async ({
  page,
}) => {
  const message = enquiryForm(page).locator('[name="message"]');
  await page.route('**/assets/keep-draft-*', () => undefined);
  await openPage(page, '/');
  await message.pressSequentially('Half a thought');
  await expect.poll(() => everythingKept(page)).toContain('Half a thought');
  // The code that was held back may arrive in the old page's last moment, and move the words.
  await page.unrouteAll();
  await page.reload();
  await expect(message).toHaveValue('Half a thought');
});

test('what is typed while the draft loads is kept, and the rest of the draft is restored', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/');
  const form = enquiryForm(page);
  await form.locator('[name="subject"]').pressSequentially('Visit');
  await form.locator('[name="message"]').pressSequentially('Half a thought');
  await expect.poll(() => everythingKept(page)).toContain('Half a thought');
  await page.reload({ waitUntil: 'commit' });
  await form.locator('[name="subject"]').fill('Another');
  await hydrated(page);
  await expect(form.locator('[name="message"]')).toHaveValue('Half a thought');
  await expect(form.locator('[name="subject"]')).toHaveValue('Another');
});

test.describe('without a worker', () => {
  test('what is typed before the draft code has loaded is saved, even if the form is left', async ({
    network,
    page,
  }) => {
    // Held from the start: on a busy machine the page fetches it before a test could ask for that.
    const release = network.hold((path) => path.startsWith('/assets/keep-draft-'));
    await openPage(page, '/');
    const message = enquiryForm(page).locator('[name="message"]');
    await message.pressSequentially('Half a thought');
    await page.getByRole('link', { name: 'View All Properties' }).click();
    // The address changes before the form is gone.
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL(/\/properties$/);
    await page.goBack();
    await expect(message).toHaveValue('');
    release();
    await expect(message).toHaveValue('Half a thought');
  });
});
