import type { Page } from '@playwright/test';
import { NEXT_RELEASE } from '../../scripts/testing/releases';
import { axeFindings } from '../support/axe-findings';
import { test as base, expect } from '../support/fixtures';
import { NEXT_KEY } from '../support/next-key';
import { openPage } from '../support/on-device';
import { type Site, startSite } from '../support/site';
import { enterDashboard } from '../support/staff';

/** A site built with observation on. */
const test = base.extend<object, { observed: Site }>({
  observed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await startSite({
        outDir: NEXT_RELEASE,
        isObserved: true,
        publishableKey: NEXT_KEY,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ observed }, use) => use(`http://localhost:${observed.port}`),
});

/** Views a page, taps on it, and leaves. */
async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  // Observation starts after everything else.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/observe-')),
  );
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');
}

test('a visit records how fast its page was, and an administrator sees the summary', async ({
  observed,
  page,
}) => {
  await visit(page, '/about');
  const stored = () => observed.rows('observations', { page: 'eq./about' });
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toContain('LCP');
  for (const row of await stored()) {
    expect(Object.keys(row).sort()).toEqual(['created_at', 'id', 'kind', 'name', 'page', 'value']);
    expect(new Date(row.created_at).getUTCMinutes()).toBe(0);
  }
  await enterDashboard(page, observed.admin);
  const panel = page.getByRole('region', { name: 'The site on visitors’ devices' });
  await expect(panel.getByRole('row', { name: /Main picture/ })).toBeVisible();
  await expect(panel).toContainText('The outbox met no errors.');
  expect(await axeFindings(page)).toEqual([]);
});
