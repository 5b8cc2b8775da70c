import { builtPages } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

/** Two phone screens, one after the other. */
const TWO_SCREENS = 2 * 844;

/** Longer still, and how long at most: most have a list of their headings in it, and no byte to spare. */
const LONGER: Record<string, number> = {
  '/blog/abuja-property-spotlight': 2200,
  '/blog/brexit-uk-property-impact': 2450,
  '/blog/future-of-real-estate': 1900,
  '/blog/green-building-certifications': 2350,
  '/blog/investment-strategies-2024': 2350,
  '/blog/lagos-market-outlook': 2450,
  '/blog/lekki-property-spotlight': 1950,
  '/blog/mortgage-alternative-financing': 2000,
  '/blog/uk-property-guide': 2550,
  '/guides/england': 1900,
  '/verify': 1800,
};

const isText = (path: string) => /^\/(blog\/|guides|verify)/.test(path);

test('guides and articles have no two phone screens in a row without a picture, a table, a quote or a field', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const tooLong: Record<string, number> = {};
  for (const path of builtPages().filter(isText)) {
    await page.goto(path);
    await hydrated(page);
    const longest = await page.evaluate(() => {
      const main = document.querySelector('main');
      if (!main) return Number.POSITIVE_INFINITY;
      const shown = [...main.querySelectorAll('img, figure, table, blockquote, input, .figures')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .sort((a, b) => a.top - b.top);
      const { top, bottom } = main.getBoundingClientRect();
      let end = top;
      let gap = 0;
      for (const box of shown) {
        gap = Math.max(gap, box.top - end);
        end = Math.max(end, box.bottom);
      }
      return Math.round(Math.max(gap, bottom - end));
    });
    const allowed = LONGER[path] ?? TWO_SCREENS;
    if (longest > allowed || (allowed > TWO_SCREENS && longest < allowed - 100))
      tooLong[path] = longest;
  }
  expect(tooLong).toEqual({});
});
