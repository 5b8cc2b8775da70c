import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How long each one shows a slide, by the specification. */
const carousels = [
  { path: '/', label: 'Pictures of Brum Height 7', slides: 4, intervalMs: 4_000 },
  { path: '/', label: 'Testimonials', slides: 3, intervalMs: 4_000 },
  {
    path: '/properties/bloom-towers',
    label: 'Pictures of Bloom Towers',
    slides: 3,
    intervalMs: 4_000,
  },
  { path: '/blog', label: 'Featured articles', slides: 3, intervalMs: 5_000 },
];

for (const { path, label, slides, intervalMs } of carousels) {
  test(`${label}: goes on by itself, stops when it is touched, and turns round at both ends`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const carousel = page.getByRole('region', { name: label, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    const at = (slide: number) => expect(carousel.getByText(`${slide} / ${slides}`)).toBeVisible();
    await expect(carousel.getByText(`2 / ${slides}`)).toBeVisible({ timeout: intervalMs + 3_000 });

    await carousel.getByRole('button', { name: /^Previous/ }).click();
    await at(1);
    await expect(carousel.getByRole('button', { name: /^Play/ })).toBeVisible();
    await carousel.getByRole('button', { name: /^Previous/ }).click();
    await at(slides);
    await page.keyboard.press('ArrowRight');
    await at(1);
    await page.keyboard.press('ArrowRight');
    await at(2);
  });
}

test('a phone too busy to move at once still goes from the first picture round to the last', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { scrollTo } = Element.prototype;
    let begins: ReturnType<typeof setTimeout>;
    Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
      if (typeof to !== 'object') return;
      // As in the browser, what is told later calls off what has not begun.
      clearTimeout(begins);
      const move = () => Reflect.apply(scrollTo, this, [to]);
      if (to.behavior === 'instant') move();
      else begins = setTimeout(move, 500);
    } as typeof scrollTo;
  });
  await page.goto('/properties/bloom-towers');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'Pictures of Bloom Towers', exact: true });
  await carousel.getByRole('button', { name: /^Previous/ }).click();
  await expect(carousel.getByText('3 / 3')).toBeVisible();
  await carousel.getByRole('button', { name: /^Next/ }).click();
  await expect(carousel.getByText('1 / 3')).toBeVisible();
});
