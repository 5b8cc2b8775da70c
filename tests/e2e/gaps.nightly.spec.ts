import { builtPages } from '../support/built-pages';
import { expect, test } from '../support/fixtures';

/** So many pixels are at least between a caption or a text and what follows it. */
const LEAST_PX = 8;

test('a caption stands off what follows it, and a text off the line of a part to open', async ({
  page,
}) => {
  for (const path of builtPages()) {
    await page.goto(path);
    const close = await page.evaluate((least) => {
      const said = (element: Element) => element.textContent?.trim().slice(0, 40);
      const captions = [...document.querySelectorAll('main figcaption')].flatMap((caption) => {
        const figure = caption.closest('figure');
        // What begins below it in the same column, whichever element it is in.
        const { bottom, left, right } = caption.getBoundingClientRect();
        const next = [...document.querySelectorAll('main :is(h2, h3, h4, p, summary, dt, figure)')]
          .filter((one) => !figure?.contains(one) && one.checkVisibility())
          .map((one) => (one.closest('details, .rules > *') ?? one).getBoundingClientRect())
          .filter((box) => box.left < right && box.right > left && box.top > bottom - 4)
          .map((box) => box.top);
        const gap = Math.min(...next) - bottom;
        // On its picture it has room of its own.
        const isOnPicture = getComputedStyle(caption).position === 'absolute';
        return caption.checkVisibility() && gap < least && !isOnPicture
          ? [`${said(caption)}: ${gap}`]
          : [];
      });
      const texts = [...document.querySelectorAll('main p + details')].flatMap((part) => {
        const above = part.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        const gap = part.getBoundingClientRect().top - above;
        return part.checkVisibility() && gap < least ? [`${said(part)}: ${gap}`] : [];
      });
      return [...captions, ...texts];
    }, LEAST_PX);
    expect(close, path).toEqual([]);
  }
});
