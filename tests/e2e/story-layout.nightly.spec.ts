import { builtProperties } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

test('the three facts of every property stand in one row on every phone', async ({ page }) => {
  for (const path of builtProperties()) {
    await page.goto(path);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await page
        .locator('.story-figures.wrap > div')
        .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
      expect(tops, `${path} at ${width} px`).toEqual(Array(3).fill(tops[0]));
      // A range is never broken behind its dash.
      const heights = await page
        .locator('.story-figures.wrap dd')
        .evaluateAll((figures) => figures.map((figure) => figure.clientHeight));
      expect(heights, `${path} at ${width} px`).toEqual(Array(3).fill(heights[0]));
    }
  }
});

test('the bedrooms of a card in the list stand on one line on every phone', async ({ page }) => {
  await page.goto('/properties');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await page
      .locator('.property-card p', { hasText: 'bedrooms' })
      .evaluateAll((texts) =>
        texts.map((text) => {
          const words = [...text.childNodes].find((node) => node.textContent?.includes('bedrooms'));
          const range = document.createRange();
          if (words) range.selectNodeContents(words);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }),
      );
    expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
  }
});

/** How far up and down a property's page is looked at, by the width of the screen and its height. */
const SCREENS = { 390: 844, 768: 1024, 1088: 736, 1280: 800, 1440: 900 };

test('on every screen of a property’s page a call, a date, a chat and the chapters are one tap away; on a tablet the picture stands beside price and days', async ({
  page,
}) => {
  test.slow();
  for (const path of builtProperties()) {
    await openPage(page, path);
    for (const [width, height] of Object.entries(SCREENS)) {
      await page.setViewportSize({ width: Number(width), height });
      const isDesk = Number(width) > 1080;
      const actions = page.locator(isDesk ? '.price-actions a' : '.property-bar a');
      // On a desk with five days and an inspection.
      await expect(actions).toHaveCount(isDesk ? 9 : 3);
      await expect(actions.and(page.locator('[href^="tel:+"]'))).toHaveCount(1);
      await expect(actions.filter({ hasText: 'WhatsApp Now' })).toHaveCount(1);
      const reached = page.locator('.chapters a').or(actions);
      // On a desk to the footer, before which the story and its summary end.
      const end = await page.locator(isDesk ? 'footer' : 'html').evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return scrollY + (one.matches('footer') ? top - innerHeight : bottom);
      });
      for (let top = 0; top < end; top += height) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        const hidden = await reached.evaluateAll((all) =>
          all.flatMap((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const isReached = [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
              [left + 4, right - 4].every((x) => one.contains(document.elementFromPoint(x, y))),
            );
            return isReached ? [] : [one.textContent];
          }),
        );
        expect(hidden, `${path} at ${width} × ${height}, ${top} px down`).toEqual([]);
      }
      if (width !== '768') continue;
      const parts = [
        '.lead-picture',
        '.story-figures.wrap',
        '.property-summary',
        '.next-days',
        '#units',
      ];
      const [picture, facts, card, days, units] = await page.evaluate(
        (all) => all.map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()),
        parts,
      );
      expect(Math.max(picture.right, facts.right - 1), path).toBeLessThanOrEqual(card.left);
      expect([picture.top, days.bottom < card.bottom], path).toEqual([card.top, true]);
      expect(units.top, path).toBeGreaterThanOrEqual(Math.max(facts.bottom, card.bottom));
      // Neither leaves a hole below itself.
      expect(Math.abs(facts.bottom - card.bottom), path).toBeLessThan(150);
    }
  }
});
