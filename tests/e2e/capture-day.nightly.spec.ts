import { randomUUID } from 'node:crypto';
import { axeFindings } from '../support/axe-findings';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { capture, openCapture, startCapturing } from '../support/viewing';

test('a second entry of the same phone says so before it is saved, with whatever code it is typed, and is saved all the same', async ({
  page,
  site,
}) => {
  const run = randomUUID();
  await openCapture(page);
  const phone = page.getByLabel('Phone');
  const note = page.getByText('was captured with this number');
  await capture(page, { name: 'Ada Obi', phone: '0803 555 0142', email: `${run}-1@example.com` });
  await expect(page.getByText('1 today, 1 sent')).toBeVisible();
  await phone.fill('+234 803 555 0143');
  await expect(note).toHaveCount(0);

  await phone.fill('+234 803 555 0142');
  await expect(note).toHaveText(
    /^Ada Obi was captured with this number at \d\d:\d\d\. Saving adds another enquiry\.$/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await capture(page, {
    name: 'Ada O.',
    phone: '+234 803 555 0142',
    email: `${run}-2@example.com`,
  });
  await expect(note).toHaveCount(0);
  await expect
    .poll(() => site.rows('leads', { email: `like.${run}-*` }))
    .toMatchObject([{ phone: '+2348035550142' }, { phone: '+2348035550142' }]);

  // The phone is handed on: nobody is named by what was cleared.
  await page.getByRole('button', { name: 'Clear today’s list' }).click();
  await phone.fill('0803 555 0142');
  await expect(page.getByText('0 today, 0 sent')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the end-of-day sheet says who was captured, has arrived and waits, shared by the phone or copied', async ({
  context,
  network,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
    Object.assign(window, { shared });
  });
  await openCapture(page);
  const open = page.getByRole('button', { name: 'End-of-day sheet' });
  await expect(open).toHaveCount(0);
  await capture(page, { name: 'Ada Obi', phone: '0803 555 0142' });
  await expect(page.getByText('1 today, 1 sent')).toBeVisible();
  await network.goDark();
  await capture(page, { name: 'Bisi Cole', phone: '0803 555 0143' });
  await open.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(/Captured: 2\s+Arrived: 1\s+Waiting: 1/);
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet.getByText('Copied.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Share' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Bloom Towers, .+ 2\d{3}, Tunde Bello\n\n[\s\S]*Arrived\n1\. Ada Obi, \d\d:\d\d\n\nWaiting on this phone\n2\. Bisi Cole, \d\d:\d\d$/,
  );
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([{ text }]);
});

test('a contact picked from the phone’s list fills in the form', async ({ page }) => {
  await page.addInitScript(() => {
    const contact = { name: ['Ada Obi'], tel: ['0803 555 0142'], email: [] };
    Object.assign(navigator, { contacts: { select: async () => [contact] } });
  });
  await openCapture(page);
  await page.getByRole('button', { name: 'From contacts' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Obi');
  await expect(page.getByLabel('Phone')).toHaveValue('0803 555 0142');
  expect(await axeFindings(page)).toEqual([]);
});

test('a contact shared from another app fills in an empty form, and waits for one that is half-typed', async ({
  page,
}) => {
  const shared = `/capture?title=Ada+Obi&text=${encodeURIComponent('+234 803 555 0142\nada@example.com')}`;
  const name = page.getByLabel('Name', { exact: true });
  await page.goto(shared);
  await startCapturing(page);
  await expect(name).toHaveValue('Ada Obi');
  await expect(page.getByLabel('Phone')).toHaveValue('+234 803 555 0142');
  await expect(page.locator('#capture-email')).toHaveValue('ada@example.com');
  expect(new URL(page.url()).search).toBe('');
  await name.fill('Bisi Half');
  await expect.poll(() => everythingKept(page)).toContain('Bisi Half');

  await page.goto(shared);
  await expect(page.getByText('Save or clear this visitor first.')).toBeVisible();
  await expect(name).toHaveValue('Bisi Half');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(name).toHaveValue('Ada Obi');
});
