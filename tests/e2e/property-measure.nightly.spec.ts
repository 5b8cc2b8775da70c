import { builtProperties } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

const SCREEN = 844;

/** How much of a page one sees with nothing opened, on a phone. */
const LIMIT = { screens: 7.5, screensOfHome: 8, words: 700, pictures: 0.35 };

test('a property is seven and a half phone screens and home eight, each of 700 words; of a property, more than a third is pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: SCREEN });
  for (const path of ['/', ...builtProperties()]) {
    await openPage(page, path);
    const { height, words, pictures, footer } = await page.evaluate(() => {
      const spans = [...document.querySelectorAll('main img')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        // Of the slides, only the one that is shown.
        .filter(({ left, right }) => left >= -1 && right <= innerWidth + 1)
        .sort((a, b) => a.top - b.top);
      let end = Number.NEGATIVE_INFINITY;
      let sum = 0;
      // Two beside each other take up their height once.
      for (const { top, bottom } of spans) {
        sum += Math.max(0, bottom - Math.max(top, end));
        end = Math.max(end, bottom);
      }
      // Only what is in sight counts: one of the slides, and of a list of options none.
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let words = 0;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('select'))
          continue;
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if (left >= 0 && right <= innerWidth) words += text.nodeValue?.match(/\S+/g)?.length ?? 0;
      }
      const height = document.documentElement.scrollHeight;
      const footer = document.querySelector('footer')?.getBoundingClientRect().height ?? 0;
      return { height, words, pictures: sum / height, footer };
    });
    const isHome = path === '/';
    const { screens, screensOfHome } = LIMIT;
    expect.soft(height / SCREEN, path).toBeLessThanOrEqual(isHome ? screensOfHome : screens);
    expect.soft(footer, `${path}: footer`).toBeLessThanOrEqual(SCREEN);
    expect.soft(words, `${path}: words`).toBeGreaterThan(LIMIT.words / 2);
    expect.soft(words, `${path}: words`).toBeLessThanOrEqual(LIMIT.words);
    if (!isHome) expect.soft(pictures, `${path}: pictures`).toBeGreaterThanOrEqual(LIMIT.pictures);
  }
});
