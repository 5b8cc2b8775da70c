import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';

test.beforeEach(({ site }) => clearLists(site));

async function save(page: Page): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  return downloading;
}

test('all rows that match the filters are exported to a file that Excel can read', async ({
  page,
  site,
}) => {
  await insertRows(
    site,
    'leads',
    Array.from({ length: 60 }, (_, n) =>
      aLead(`Lead ${n}`, { status: n % 10 ? 'new' : 'converted', notes: '₦45M, "soon"' }),
    ),
  );
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Lead 0')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('60 leads are ready')).toBeVisible();
  const file = await save(page);
  expect(file.suggestedFilename()).toMatch(/^meridian-leads-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeffReceived (Lagos),Name,Email,Phone,')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(60);
  expect(lines[0]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d,Lead 0,lead\.0@example\.com,"'\+2348031234567",Bloom Towers,/,
  );
  // Columns that are added later stand between.
  expect(lines[0]).toMatch(/,bloom-towers,.*,WhatsApp,Converted,.*,"₦45M, ""soon""",/);

  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByLabel('Status')
    .selectOption('Converted');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(rowOf(page, 'Lead 1')).toHaveCount(0);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('6 leads are ready')).toBeVisible();
});

test('a phone shares the file, directly within the tap', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  // Headless browsers have no share sheet.
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      for (const file of files) shared.push(file.name, await file.text());
    };
  });
  await insertRows(site, 'newsletter_subscribers', [{ email: 'reader@example.com' }]);
  await openList(page, site, 'Newsletter');
  await expect(rowOf(page, 'reader@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Share the file' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toHaveLength(2);
  const [name, text] = await page.evaluate(() => Reflect.get(window, 'shared') as string[]);
  expect(name).toMatch(/^meridian-newsletter-.*\.csv$/);
  // Between are columns of what is known of a person, and their id.
  expect(text).toMatch(/,reader@example\.com,+[\da-f-]{36},Active,,,\r\n/);
});
