import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openPage, reload } from '../support/on-device';

test('Back and Forward lead to where each page was left, also after a reload; a link leads to the top', async ({
  page,
}) => {
  // Pages change at once with reduced motion.
  await page.addInitScript(() => {
    Document.prototype.startViewTransition = () => {
      throw new Error('Nobody asked for a transition.');
    };
  });
  await openPage(page, '/properties');
  const card = page.locator('main a[href="/properties/brum-height-7"]').last();
  await card.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  // The tap may scroll as well.
  const leaving = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true });
      }),
  );
  await card.tap();
  const left = await leaving;
  expect(left).toBeGreaterThan(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(700);

  await reload(page);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/properties');
  await expect.poll(() => scrolled(page)).toBe(left);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('after a reload at the top of a page, Back leads to where the page before was left, and no later scrolling moves it', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/properties');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep' })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  const left = await page.evaluate(() => JSON.stringify(history.state));
  await reload(page);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toBe(left);

  await page.goBack();
  await expect(page).toHaveURL('/properties');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(700);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(700);
});

test('a page that grows after Back is scrolled to where it was left', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/about');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep' })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 800));
  const style = await page.addStyleTag({ content: '#root { height: 1000px; overflow: hidden }' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(() => scrolled(page)).toBe(most);
  await style.evaluate((element) => (element as Element).remove());
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1400);
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
