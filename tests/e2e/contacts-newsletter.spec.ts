import { namesShown, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { clearLists, insertRows } from '../support/rows';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

const contact = (name: string, changed: object = {}) => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  message: 'Is it still available?',
  ...changed,
});

test('a contact can be read in full, answered with one tap and deleted', async ({ page, site }) => {
  await insertRows(site, 'contacts', [
    contact('Ada', {
      message: `Tour Request\nPreferred date: Saturday\n${'We fly in from Houston. '.repeat(40)}`,
      phone: '+447700900142',
      property_interest: 'Capital Gardens (Land)',
    }),
    contact('Bisi'),
  ]);
  await openList(page, site, 'Contacts');
  await expect(rowOf(page, 'Ada')).toContainText('Capital Gardens (Land)');
  expect(await namesShown(page)).toEqual(['Ada', 'Bisi']);
  await expect(rowOf(page, 'Ada').getByRole('link', { name: 'Call Ada' })).toHaveAttribute(
    'href',
    'tel:+447700900142',
  );
  await expect(rowOf(page, 'Bisi').getByRole('link', { name: 'Email Bisi' })).toBeVisible();

  await page.getByRole('button', { name: 'Ada', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Ada' });
  await expect(sheet).toContainText('We fly in from Houston. '.repeat(40).trim());
  await sheet.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Contact Deleted')).toBeVisible();
  await expect.poll(() => namesShown(page)).toEqual(['Bisi']);
  await expect
    .poll(() => site.rows('contacts', { deleted_at: 'is.null' }), { timeout: 45_000 })
    .toMatchObject([{ name: 'Bisi' }]);
});

test('a subscriber is deactivated and reactivated, found by state, and deleted', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'newsletter_subscribers', [
    { name: 'Ada', email: 'ada@example.com' },
    { name: null, email: 'bisi@example.com' },
  ]);
  const stored = async () =>
    (await site.rows('newsletter_subscribers', { email: 'eq.ada@example.com' })).map(
      ({ is_active }) => is_active,
    );
  await openList(page, site, 'Newsletter');
  const ada = rowOf(page, 'Ada');
  await ada.getByRole('button', { name: 'Deactivate ada@example.com' }).click();
  await expect(toast(page, 'Status Updated')).toContainText('ada@example.com: inactive.');
  await expect(ada).toContainText('Inactive');
  expect(await stored()).toEqual([false]);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('State').selectOption('Inactive');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Ada']);
  await ada.getByRole('button', { name: 'Activate ada@example.com' }).click();
  await expect.poll(stored).toEqual([true]);

  await page.getByRole('button', { name: 'Filters 1 set' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Show' }).click();
  // A toast stays for as long as the pointer is over it.
  await page.mouse.move(0, 0);
  await expect(page.locator('.toast')).toHaveCount(0);
  await rowOf(page, 'bisi@example.com').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Subscriber Deleted')).toContainText('bisi@example.com');
  await expect.poll(() => namesShown(page)).toEqual(['Ada']);
});
