import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How long each carousel shows a slide; from the specification. */
const carousels = [
  { path: '/', label: 'Pictures of Brum Height 7', slides: 3, intervalMs: 4_000 },
  { path: '/', label: 'Testimonials', slides: 3, intervalMs: 4_000 },
  { path: '/blog', label: 'Featured articles', slides: 3, intervalMs: 5_000 },
];

for (const { path, label, slides, intervalMs } of carousels) {
  test(`${label}: plays by itself, and stops when touched`, async ({ page }) => {
    await openPage(page, path);
    const carousel = page.getByRole('region', { name: label, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByText(`2 / ${slides}`)).toBeVisible({ timeout: intervalMs + 3_000 });

    await carousel.getByRole('button', { name: /^Previous/ }).click();
    await expect(carousel.getByText(`1 / ${slides}`)).toBeVisible();
    await expect(carousel.getByRole('button', { name: /^Play/ })).toBeVisible();
  });
}

test.describe('on a phone too busy to scroll immediately', () => {
  // Reduced motion, so that none plays by itself in the meantime.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('swiping back from the first picture still leads to the last @own-context', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(holdScrolling);
    await openPage(page, '/properties/bloom-towers');
    const carousel = page.getByRole('region', { name: 'Pictures of Bloom Towers', exact: true });
    await carousel.getByRole('button', { name: /^Previous/ }).click();
    // The track is at the copy of the first slide and has not started to scroll back; this pause is not the end.
    await page.waitForFunction(() => window.held?.scrolls);
    await page.clock.runFor(1_000);
    await page.evaluate(() => window.held?.begin());
    await expect(carousel.getByText('3 / 3')).toBeVisible();

    await carousel.getByRole('button', { name: /^Next/ }).click();
    await page.evaluate(() => window.held?.begin());
    await expect(carousel.getByText('1 / 3')).toBeVisible();
  });
});

declare global {
  interface Window {
    /** The scroll being held back, and the number of scroll events. */
    held?: { begin(): void; scrolls: number };
  }
}

/** Jumps happen immediately; a smooth scroll starts when the test allows it, unless cancelled by a later one. */
function holdScrolling(): void {
  const { scrollTo } = Element.prototype;
  const held = { begin: () => {}, scrolls: 0 };
  window.held = held;
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') throw new Error('Told in numbers: not held.');
    const move = () => Reflect.apply(scrollTo, this, [to]);
    held.begin = to.behavior === 'instant' ? () => {} : move;
    if (to.behavior === 'instant') move();
  } as typeof scrollTo;
  addEventListener(
    'scroll',
    ({ target }) => {
      if (target !== document) held.scrolls += 1;
    },
    { capture: true },
  );
}
