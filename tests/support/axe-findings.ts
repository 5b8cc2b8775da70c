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

/** At each of these widths axe finds no faults, and nothing scrolls sideways. */
export async function expectSound(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
    expect(await axeFindings(page), `at ${width} px`).toEqual([]);
  }
}
