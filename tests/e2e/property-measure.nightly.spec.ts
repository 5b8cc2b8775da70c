import { builtProperties } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

const SCREEN = 844;

/** How much of a property's page one sees with nothing opened, on a phone. */
const LIMIT = { screens: 7.5, words: 700, pictures: 0.35 };

test('a property is seven and a half phone screens, 700 words, and more than a third of it pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: SCREEN });
  for (const path of builtProperties()) {
    await openPage(page, path);
    const { height, words, pictures } = await page.evaluate(() => {
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
      const height = document.documentElement.scrollHeight;
      return {
        height,
        // biome-ignore lint/performance/useDomNodeTextContent: only what is in sight counts
        words: document.body.innerText.match(/\S+/g)?.length ?? 0,
        pictures: sum / height,
      };
    });
    expect.soft(height / SCREEN, `${path}: screens`).toBeLessThanOrEqual(LIMIT.screens);
    expect.soft(words, `${path}: words`).toBeLessThanOrEqual(LIMIT.words);
    expect.soft(pictures, `${path}: pictures`).toBeGreaterThanOrEqual(LIMIT.pictures);
  }
});
