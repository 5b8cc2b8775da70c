import { expect, test } from '../support/fixtures';
import { tourForm } from '../support/forms';
import { openPage } from '../support/on-device';

/** Where both towers stand in each shape of the first picture: left, top, right and bottom, in shares of it. */
const TOWERS = { upright: [0.29, 0.43, 0.71, 0.76], wide: [0.47, 0.42, 0.7, 0.77] };

test('on a phone’s first screen the headline has a ground of its own, both towers stand whole, and one action is the main one', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const height of [664, 740, 844]) {
    await page.setViewportSize({ width: 390, height });
    await openPage(page, '/');
    const image = page.locator('.hero-picture img');
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    const seen = await image.evaluate((one: HTMLImageElement, towers) => {
      const box = one.getBoundingClientRect();
      const [title, actions] = ['.hero-title', '.hero-actions'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect() ?? box,
      );
      // As `object-fit: cover` cuts it: in shares of the box.
      const sides = [one.naturalWidth / box.width, one.naturalHeight / box.height];
      const drawn = sides.map((side) => side / Math.min(...sides));
      const at = getComputedStyle(one)
        .objectPosition.split(' ')
        .map((share) => parseFloat(share));
      const shape = one.currentSrc.includes('upright') ? towers.upright : towers.wide;
      const edges = shape.map((share, n) => {
        const [size = 1, place = 0] = [drawn[n % 2], at[n % 2]];
        return ((1 - size) * place) / 100 + share * size;
      });
      return {
        edges: [0, title?.bottom, box.top, box.bottom, actions?.top, actions?.bottom, innerHeight],
        areTowersWhole: edges.every((edge) => edge >= 0 && edge <= 1),
        primary: [...document.querySelectorAll('.button-primary, .bottom-bar')]
          .filter((two) => two.checkVisibility() && two.getBoundingClientRect().top < innerHeight)
          .map(({ textContent }) => textContent),
      };
    }, TOWERS);
    expect(seen, `${height} px`).toEqual({
      edges: seen.edges.toSorted((a = 0, b = 0) => a - b),
      areTowersWhole: true,
      primary: ['View Properties'],
    });
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, field] of [
    ['tour', '#tour-name'],
    ['payment', '#payment-cardNumber'],
  ] as const) {
    test(`an address that ends in #${id} opens it`, { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/#${id}`);
      await expect(page.locator(field)).toBeVisible();
    });
  }
});

test('a link to the tour from another page opens it', { tag: '@nightly' }, async ({ page }) => {
  await openPage(page, '/about');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/#contact"]');
    link?.click();
  });
  await expect(page).toHaveURL(/#contact$/);
  await page.evaluate(() => {
    location.hash = '#tour';
  });
  await expect(tourForm(page)).toBeVisible();
});
