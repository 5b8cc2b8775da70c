import { expect, test } from '../support/fixtures';
import { openPage, reload } from '../support/on-device';

test('a property opened from the list says who builds, which papers there are, and how to check each', async ({
  page,
}) => {
  await openPage(page, '/properties');
  await page.getByRole('link', { name: 'Capital Gardens' }).first().click();
  await expect(
    page.getByRole('heading', { name: 'Who builds, who sells, and who pays us' }),
  ).toBeVisible();
  await page.locator('summary', { hasText: 'Each paper, and how to check it' }).click();
  const paper = page.locator('summary', { hasText: 'Gazette of the excision' });
  await expect(paper).toContainText('On request');
  await expect(page.getByText('Official Gazette, not with a photograph of it')).toBeHidden();
  await paper.click();
  await expect(page.getByText('Official Gazette, not with a photograph of it')).toBeVisible();
});

test('what was seen more than 180 days ago says so @own-context', async ({ page }) => {
  const note = page.getByText('This list is more than 180 days old.');
  await page.clock.setFixedTime('2026-12-01T12:00:00Z');
  await openPage(page, '/properties/capital-gardens');
  await expect(note).toBeHidden();
  await page.clock.setFixedTime('2027-06-01T12:00:00Z');
  await reload(page);
  await expect(note).toBeVisible();
});
