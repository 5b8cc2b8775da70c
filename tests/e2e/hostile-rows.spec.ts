import { readFile } from 'node:fs/promises';
import { quietLine } from '../../src/lib/storable';
import { openList } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

const HOSTILE = [
  '<img src=x onerror="window.hit=1">',
  '=HYPERLINK("http://evil.example","Click")',
  '\u202eexe.tnemyap العربية',
  '🏡👩🏾‍💼𝒜𝒹𝒶',
  '"><script>window.hit=1</script>',
  "javascript:window.hit=1//'",
];

test('field contents are treated as text in rows, sheets, toasts and files', async ({
  page,
  site,
}) => {
  await insertRows(
    site,
    'leads',
    HOSTILE.map((text) =>
      aLead(text, {
        email: null,
        phone: text.slice(0, 40),
        property_interest: text,
        notes: `${text}${'x'.repeat(5_000)}`.slice(0, 5_000),
      }),
    ),
  );
  await openList(page, site, 'Leads');
  for (const text of HOSTILE) {
    const row = page.locator('.row').nth(HOSTILE.indexOf(text));
    const line = quietLine(text);
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('.row-title')).toHaveText(line);
    // A row must not lay out 5,000 characters.
    expect((await row.textContent())?.length).toBeLessThan(600);
    for (const link of await row.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(
        /^(tel:[+\d]+|https:\/\/wa\.me\/\d+\?text=[^\s<>"']+)$/,
      );
    }
    await row.locator('.row-open').click();
    const sheet = page.locator('dialog.row-sheet[open]');
    await expect(sheet.getByRole('region', { name: 'What they wrote' })).toContainText(
      'x'.repeat(4000),
    );
    expect(await sheet.locator('dd').allTextContents()).toContain(line);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  await page
    .locator('.row')
    .first()
    .getByRole('button', { name: /^Contacted/ })
    .click();
  await expect(toast(page, 'Status Updated')).toContainText(HOSTILE[0] ?? '');
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  expect(await page.locator('img[src="x"], .row script').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  // No cell starts like a formula.
  expect(text).not.toMatch(/(^|,|\n)"?[\s\p{Cf}]*[=+\-@]/u);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")"`);
  expect(text).toContain('🏡👩🏾‍💼𝒜𝒹𝒶');
});
