import type { Page } from '@playwright/test';
import { builtPages, onePageOfEachKind } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

for (const [device, viewport] of Object.entries({
  'the smallest phone': { width: 320, height: 568 },
  'a small phone': { width: 360, height: 640 },
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 834, height: 1112 },
  'a laptop': { width: 1280, height: 800 },
})) {
  test(`nothing that floats covers text or a control on ${device}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const covered: string[] = [];
    let floats = 0;
    for (const path of onePageOfEachKind(builtPages())) {
      await page.goto(path);
      await page.mouse.wheel(0, 400);
      const back = page.getByRole('button', { name: 'Scroll to top' });
      if (!(await canScroll(page))) continue;
      await hydrated(page);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await expect(back).toBeVisible();
      const seen = await coveredBy(page, '.floating, .floating-chat');
      floats += seen.floats;
      covered.push(...seen.covered.map((text) => `${path}: ${text}`));
    }
    expect(covered).toEqual([]);
    expect(floats).toBeGreaterThan(8);
  });
}

/** Whether the page is long enough for the button to appear, with room to spare. */
const canScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight > 450);

/**
 * What the floating elements lie over, or would once the page is scrolled there: those in the header are compared with
 * the header, those over the page with everything in their columns. Of a control, an edge may be covered.
 */
function coveredBy(page: Page, floating: string) {
  return page.evaluate((floating) => {
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    // The bar is fixed too, below what floats.
    const isElsewhere = (one: Element) =>
      one.closest(`.sr-only, dialog, [popover], .bottom-bar, ${floating}`);
    const range = document.createRange();

    function* textsIn(root: Element): Generator<[string, DOMRect]> {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!text.nodeValue?.trim() || !parent || isElsewhere(parent) || !isShown(parent)) continue;
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) yield [text.nodeValue.trim(), box];
      }
    }
    function* controlsIn(root: Element): Generator<[string, DOMRect]> {
      for (const control of root.querySelectorAll('a, button, input, select, summary, textarea')) {
        // A picture that can be tapped is no loss in a corner.
        if (isElsewhere(control) || !isShown(control) || !control.textContent.trim()) continue;
        const box = control.getBoundingClientRect();
        const edge = box.width / 4;
        yield [
          `control ${control.textContent}`,
          new DOMRect(box.x + edge, box.y, box.width - 2 * edge, box.height),
        ];
      }
    }
    const boxesIn = (root: Element) =>
      [...textsIn(root), ...controlsIn(root)].filter(
        ([, { width, height, left }]) => width > 1 && height > 1 && left < innerWidth,
      );

    const floats = [...document.querySelectorAll(floating)]
      .filter(isShown)
      .map((one) => one.getBoundingClientRect());
    const header = document.querySelector('.header') ?? document.body;
    const inHeader = boxesIn(header);
    const onPage = [...document.querySelectorAll('main, footer')].flatMap(boxesIn);
    const covered = floats.flatMap((float) =>
      (float.bottom <= header.getBoundingClientRect().bottom ? inHeader : onPage)
        .filter(([, box]) => float.right > box.left + 0.5 && float.left < box.right - 0.5)
        .map(([text]) => text.slice(0, 60)),
    );
    return { floats: floats.length, covered: [...new Set(covered)] };
  }, floating);
}
