import { expect, test } from '../support/fixtures';
import { hydrated, openPage } from '../support/on-device';
import { chooseDay } from '../support/scheduler';

test.beforeEach(async ({ page }) => {
  await openPage(page, '/about');
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
