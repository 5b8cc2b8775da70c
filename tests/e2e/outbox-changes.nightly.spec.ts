import { expectSound } from '../support/axe-findings';
import { expect, test } from '../support/fixtures';
import { conflict, notes, putChanges, waiting } from '../support/kept-changes';
import { openPage, reload } from '../support/on-device';

test('an administrator’s change is listed without naming anybody, and nobody else sends it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await openPage(page, '/outbox');
  await putChanges(page, waiting, notes);
  await reload(page);

  const changes = page.getByRole('region', { name: 'Changes made in the dashboard' });
  const status = changes.getByRole('listitem', { name: 'Set a lead to Contacted' });
  await expect(status).toContainText('Goes out when you open the dashboard.');
  await expect(status).toContainText(/Saved (just now|\d+ seconds ago).*Not tried yet/);
  await expect(changes.getByRole('listitem', { name: 'Add a note to a lead' })).toBeVisible();
  await expect(page.getByText('Ada Obi')).toHaveCount(0);
  await expect(changes.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute(
    'href',
    '/admin',
  );
  await expect(page.locator('header').getByText('2 changes waiting to be sent')).toBeVisible();

  // Triggers that send visitors' entries must not send these.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(status).toContainText('Not tried yet');
  expect(asked.filter((request) => /^(PATCH|DELETE)|\/assets\/admin-/.test(request))).toEqual([]);
});

test('axe finds no faults in a list of changes, in light and dark', async ({ page }) => {
  await openPage(page, '/outbox');
  await putChanges(page, waiting, notes, conflict);
  await reload(page);
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expectSound(page, 320, 390, 1280);
});
