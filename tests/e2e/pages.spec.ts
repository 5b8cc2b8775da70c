import { axeFindings } from '../support/axe-findings';
import { builtPages, NO_SUCH_PAGE } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

const WIDTHS = { phone: [320, 390], desktop: [768, 1280] };

test('axe finds no faults on any page, in light and dark', async ({ complaints, page }) => {
  test.slow();
  complaints.expectText(/no-such-page|404/);
  for (const path of [...builtPages(), NO_SUCH_PAGE]) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page), `${path}, ${colorScheme}`).toEqual([]);
      }
    });
  }
});

test('no page scrolls sideways, and every link works', async ({ complaints, page, request }, {
  project,
}) => {
  complaints.expectText(/no-such-page|404/);
  const widths = project.name === 'desktop' ? WIDTHS.desktop : WIDTHS.phone;
  const checked = new Map<string, number>();
  for (const path of [...builtPages(), NO_SUCH_PAGE]) {
    await page.goto(path);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
    const links = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
    for (const link of links) {
      const { pathname, hash } = new URL(link);
      if (pathname !== path) {
        if (!checked.has(pathname)) checked.set(pathname, (await request.get(pathname)).status());
        expect(checked.get(pathname), `${link} on ${path}`).toBe(200);
      } else if (hash) {
        await expect(page.locator(`[id="${hash.slice(1)}"]`), `${link} on ${path}`).toHaveCount(1);
      }
    }
  }
});
