import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** The rules about colours (`cat.color`) that axe checks by default. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The findings of axe on the current page, one line each: every rule in light, and the rules about colours in dark too.
 * The dark theme changes nothing but colours (`scripts/lint/style-tokens.test.ts`), so the other rules would find the same.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // Through the browser's debugging protocol, which the page's CSP doesn't restrict.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(page, ABOUT_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await run(page);
  return [...light, ...dark.map((finding) => `dark: ${finding}`)];
}

function run(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}

/** What forced colours make look like what is not chosen beside it: they take away grounds and shadows. */
async function unmarkedChoices(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const STATES = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'];
    const isChosen = (element: Element) =>
      STATES.some((state) => !['false', null].includes(element.getAttribute(state)));
    const lookOf = (element: Element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const { content, color, backgroundColor, fontWeight, textDecorationLine } = style;
        const lines = [style.border, style.outline, style.borderBottom, style.borderLeft];
        return [content, color, backgroundColor, fontWeight, textDecorationLine, ...lines].join();
      }) + String(element.querySelectorAll('svg').length);
    const kindOf = (element: Element) =>
      [element.tagName, element.getAttribute('role'), element.className].join();
    return [...document.querySelectorAll(STATES.map((state) => `[${state}]`).join())]
      .filter((element) => isChosen(element) && element.checkVisibility())
      .filter((element) => {
        const group =
          element.closest('ul, ol, [role], fieldset, nav, form, dialog') ?? document.body;
        const around = element.getAttribute('role') ? element.parentElement?.parentElement : group;
        const other = [...(around ?? group).querySelectorAll(element.tagName)].find(
          (one) =>
            one !== element &&
            kindOf(one) === kindOf(element) &&
            !isChosen(one) &&
            one.checkVisibility(),
        );
        return other !== undefined && lookOf(other) === lookOf(element);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** At each of these widths axe finds no faults, and nothing scrolls sideways; what is chosen is seen in forced colours as well. */
export async function expectSound(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
    expect(await axeFindings(page), `at ${width} px`).toEqual([]);
  }
  expect(await unmarkedChoices(page), 'in forced colours').toEqual([]);
}
