import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

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
