import { axeFindings } from '../support/axe-findings';
import { builtPages, NO_SUCH_PAGE } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

const WIDTHS = { phone: [320, 390], desktop: [768, 1280] };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page (${colorScheme})`, async ({ complaints, page }) => {
    complaints.expectText(/no-such-page|404/);
    await page.emulateMedia({ colorScheme });
    for (const path of [...builtPages(), NO_SUCH_PAGE]) {
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        expect(await axeFindings(page), path).toEqual([]);
      });
    }
  });
}

test('no page scrolls sideways', async ({ complaints, page }, { project }) => {
  complaints.expectText(/no-such-page|404/);
  const widths = project.name === 'desktop' ? WIDTHS.desktop : WIDTHS.phone;
  for (const path of [...builtPages(), NO_SUCH_PAGE]) {
    await page.goto(path);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('every link of every page leads somewhere', async ({ complaints, page, request }) => {
  complaints.expectText(/no-such-page|404/);
  const checked = new Map<string, number>();
  for (const path of builtPages()) {
    await page.goto(path);
    await hydrated(page);
    const links = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
    for (const link of links) {
      const { pathname, hash } = new URL(link);
      if (!checked.has(pathname)) checked.set(pathname, (await request.get(pathname)).status());
      expect(checked.get(pathname), `${link} on ${path}`).toBe(200);
      if (hash && pathname === path) {
        await expect(page.locator(`[id="${hash.slice(1)}"]`), `${link} on ${path}`).toHaveCount(1);
      }
    }
  }
});
