import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe says about the page as it stands, one line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Through the browser's tools, which the page's policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  });
}
