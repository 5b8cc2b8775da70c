import { builtPages, STAFF_PAGES } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

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

/** What is worth looking at between texts. A quote repeats them, so it doesn't count. */
const SHOWN = 'img, figure, table, input, .figures, .steps';

test('no page has two phone screens in a row without a picture, a table, a large figure or a field, and no two quotes have only text between them', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const tooLong: Record<string, number> = {};
  const tooManyQuotes: Record<string, string> = {};
  for (const path of builtPages()) {
    if (NOT_READ.includes(path)) continue;
    await openPage(page, path);
    const { longest, quotes } = await page.evaluate((selector) => {
      const main = document.querySelector('main');
      if (!main) return { longest: Number.POSITIVE_INFINITY, quotes: [] };
      const shown = [...main.querySelectorAll(`${selector}, blockquote`)]
        // What is folded away has a place, but nobody sees it.
        .filter((one) => one.checkVisibility())
        .map((one) => ({ box: one.getBoundingClientRect(), quote: quoteIn(one) }))
        .filter(({ box }) => box.height > 0)
        .sort((a, b) => a.box.top - b.box.top);
      const { top, bottom } = main.getBoundingClientRect();
      let end = top;
      let gap = 0;
      let last = '';
      const quotes: string[] = [];
      for (const { box, quote } of shown) {
        if (quote && last) quotes.push(quote);
        last = quote;
        if (quote) continue;
        gap = Math.max(gap, box.top - end);
        end = Math.max(end, box.bottom);
      }
      return { longest: Math.round(Math.max(gap, bottom - end)), quotes };

      function quoteIn(one: Element): string {
        return one.matches('blockquote') ? (one.textContent ?? '').trim() : '';
      }
    }, SHOWN);
    if (longest > TWO_SCREENS) tooLong[path] = longest;
    if (quotes.length > 0) tooManyQuotes[path] = quotes.join(' / ');
  }
  expect(tooLong).toEqual({});
  expect(tooManyQuotes).toEqual({});
});
