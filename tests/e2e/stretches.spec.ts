import { builtPages, STAFF_PAGES } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

/** Two phone screens, one after the other. */
const TWO_SCREENS = 2 * 844;

/** Pages of law, and those on which something is done or reported and nothing read. */
const NOT_READ = [
  '/privacy',
  '/risk',
  '/terms',
  '/capture',
  '/offline',
  '/outbox',
  '/unsubscribe',
  ...STAFF_PAGES,
];

test('no page has two phone screens in a row without a picture, a table, a quote or a field', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const tooLong: Record<string, number> = {};
  for (const path of builtPages()) {
    if (NOT_READ.includes(path)) continue;
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
    if (longest > TWO_SCREENS) tooLong[path] = longest;
  }
  expect(tooLong).toEqual({});
});
