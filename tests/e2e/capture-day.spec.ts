import { randomUUID } from 'node:crypto';
import { axeFindings } from '../support/axe-findings';
import { expect, test } from '../support/fixtures';
import { capture, openCapture } from '../support/viewing';

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
  await capture(page, { name: 'Ada O.', phone: '+234 803 555 0142', email: `${run}-2@example.com` });
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
