import type { Locator } from '@playwright/test';
import { builtProperties } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { openPage, reload } from '../support/on-device';

/** Others may be added. */
const OURS = ['Citadel Views', 'Bloom Towers', 'Capital Gardens', 'No. 30 St Paul’s'];

/** Of our own properties, the list shows exactly these. */
async function expectShown(list: Locator, titles: string[]): Promise<void> {
  for (const title of OURS) {
    await expect(list.filter({ hasText: title }), title).toHaveCount(
      titles.includes(title) ? 1 : 0,
    );
  }
}

test('each filter narrows the list, is part of the address, and is counted', async ({ page }) => {
  await openPage(page, '/properties');
  const found = page.locator('.property-grid > li');
  const shown = (titles: string[]) => expectShown(found, titles);
  await shown(OURS);
  const filters = page.getByRole('button', { name: /^Filters/ });
  const isPhone = await filters.isVisible();
  const narrow = async (label: string, value: string) => {
    if (isPhone) {
      await filters.click();
      await page.getByRole('dialog').getByLabel(label).selectOption(value);
      await page.keyboard.press('Escape');
    } else {
      await page.locator(`#filter-${label.toLowerCase()}`).selectOption(value);
    }
  };
  const steps: [string, string, string[]][] = [
    ['Location', 'lagos', ['Citadel Views', 'Bloom Towers', 'Capital Gardens']],
    ['Type', 'apartment', ['Bloom Towers']],
    ['Price', '100k-500k', ['Bloom Towers']],
    ['Status', 'pre-launch', ['Bloom Towers']],
  ];
  for (const [index, [label, value, titles]] of steps.entries()) {
    await narrow(label, value);
    await shown(titles);
    await expect(page).toHaveURL(new RegExp(`${label.toLowerCase()}=${value}`));
    const badge = page.getByText(/^\d set$/).filter({ visible: true });
    await expect(badge).toHaveText(`${index + 1} set`);
  }
  // The address alone restores the same view, and Back undoes only the last step.
  await reload(page);
  await shown(['Bloom Towers']);

  await narrow('Status', 'mortgage-available');
  await expect(found).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Not on our list today' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).filter({ visible: true }).click();
  await shown(OURS);
  await expect(page).toHaveURL(/\/properties$/);
});

test('a search whose words were lost says so, and narrows the list once they are here', {
  tag: '@nightly',
}, async ({ complaints, page }) => {
  complaints.expectNetworkErrors();
  await page.route('**/assets/search-words*', (route) => route.abort());
  await openPage(page, '/properties');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('podium');
  await expect(
    page.getByRole('heading', { name: 'The search could not be loaded yet' }),
  ).toBeVisible();
  await page.unroute('**/assets/search-words*');
  await search.press('End');
  await expectShown(page.locator('.property-grid > li'), ['Bloom Towers']);
});

test('pictures open full-screen, can be turned by keyboard, and return the focus', async ({
  page,
}) => {
  await openPage(page, '/properties/citadel-views');
  const opener = page.getByRole('button', { name: /full screen|larger/i }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Pictures of Citadel Views' });
  await expect(gallery).toContainText('1 / ');
  // Behind the last picture stands the first once more.
  const count = (await gallery.locator('.gallery-picture').count()) - 1;
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toContainText(`2 / ${count}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery).toContainText(`${count} / ${count}`);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a property prints on one sheet, with its price, payment plan, contact and QR code', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const path of builtProperties()) {
    await test.step(path, async () => {
      await page.goto(path);
      const pdf = await page.pdf({ format: 'A4', printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#costs')).toBeHidden();
      await page.locator('#costs').evaluate((fold) => fold.setAttribute('open', ''));
      await expect(page.locator('#costs dt').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Payment plan' }).first()).toBeVisible();
      await expect(page.locator('.print-contact')).toContainText('+234');
      await expect(page.locator('.print-contact').locator('svg, img').first()).toBeVisible();
      await page.emulateMedia({ media: null });
    });
  }
});
