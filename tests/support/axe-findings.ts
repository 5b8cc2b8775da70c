import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The findings of axe on the current page, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Through the browser's debugging protocol, which the page's CSP doesn't restrict.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  });
}
