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

test('with letters of twice the size and everything open, no property scrolls sideways', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of builtProperties()) {
      await openPage(page, path);
      const widest = await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
        return document.documentElement.scrollWidth;
      });
      expect(widest, `${path} at ${width} px`).toBe(width);
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

/** Runs in the page: what can't be tapped where it is, because it is outside the screen or under something else. */
const outOfReach = (all: Element[]) =>
  all.flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isReached = [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
      [left + 4, right - 4].every((x) => one.contains(document.elementFromPoint(x, y))),
    );
    return isReached ? [] : [one.textContent];
  });

test('beside the story of a property its actions stay in sight, whatever its summary says above them', async ({
  page,
}) => {
  for (const path of builtProperties()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, path);
    const actions = page.locator('.price-actions a');
    // Two verbs, five days, a call and an inspection.
    await expect(actions).toHaveCount(9);
    for (const [width, height] of [
      [1088, 736],
      [1088, 800],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const top of [0, 2000]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        const missing = await actions.evaluateAll(outOfReach);
        expect(missing, `${path} at ${width} × ${height}, ${top} px down`).toEqual([]);
      }
    }
  }
});

test('call, chat, a date and every chapter are one tap away wherever one is on a property’s page', async ({
  page,
}) => {
  for (const path of builtProperties()) {
    await openPage(page, path);
    const reached = page.locator('.property-bar a, .chapters a');
    await expect(reached).toHaveText([
      ...['Units', 'Pictures', 'Place', 'Payment', 'Papers', 'Questions'],
      ...['Call', 'Book a time', 'WhatsApp Now'],
    ]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 844) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      expect(await reached.evaluateAll(outOfReach), `${path}, ${top} px down`).toEqual([]);
    }
  }
});
