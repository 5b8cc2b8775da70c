import { expect, test } from '../support/fixtures';
import { hydrated, openPage } from '../support/on-device';
import { chooseAll, chooseDay, confirmButton, sheet, slot, strip } from '../support/scheduler';

test.beforeEach(async ({ page }) => {
  await openPage(page, '/about');
});

test('Tab stays within the open menu, and Escape returns the focus', { tag: '@nightly' }, async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  const outside: string[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const stray = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the last and the first element a browser may focus its own toolbar; the body is then active.
      if (!activeElement || activeElement === document.body) return null;
      return activeElement.closest('dialog[open]') ? null : activeElement.outerHTML.slice(0, 80);
    });
    if (stray) outside.push(stray);
  }
  expect(outside).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Close stays in sight, however far the menu is scrolled and however large its letters are', {
  tag: '@nightly',
}, async ({ page }) => {
  const close = page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: 'Close menu' });
  for (const [width, letters] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 568 });
    await page.addStyleTag({ content: `html { font-size: ${letters} !important }` });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).evaluate((menu) => menu.scrollTo(0, 9_999));
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.tap();
    await expect(close).toBeHidden();
  }
});

test('turning the phone keeps the menu open and usable, with the day chosen in its calendar', {
  tag: '@nightly',
}, async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await menu.getByText('Schedule Consultation').tap();
  await chooseDay(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(menu.getByText('Choose a time')).toBeVisible();
  await menu.getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL('/blog');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .tap();
  await expect(page).toHaveURL('/services');
});

test('turning the phone keeps the scheduler open, with what was chosen in it', {
  tag: '@nightly',
}, async ({ page }) => {
  await chooseAll(page, '/about');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(slot(page, '10:00')).toBeChecked();
  await expect(confirmButton(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL('/blog');
});

test('turning the phone back keeps the scheduler of the wide header open', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('navigation', { name: 'Main' }).getByText('Schedule').tap();
  await expect(strip(sheet(page))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('rotating with the narrow header keeps the menu open', { tag: '@nightly' }, async ({
  page,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.setViewportSize({ width: 800, height: 390 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await menu.getByRole('link', { name: 'Services' }).tap();
  await expect(page).toHaveURL('/services');
});

test('a menu opened before hydration stays open', { tag: '@nightly' }, async ({
  network,
  page,
}) => {
  const release = network.hold((path) => path.endsWith('.js'));
  await page.goto('/services');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const link = page.locator('#menu').getByRole('link', { name: 'UK Investment' });
  await expect(link).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await link.tap();
  await expect(page).toHaveURL('/uk-investment');
});
