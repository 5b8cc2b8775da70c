import { axeFindings } from '../support/axe-findings';
import { builtPages, NO_SUCH_PAGE, onePageOfEachKind } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { violationsOf, watchPolicy } from '../support/policy';

// The longest file of all: its tests may run side by side.
test.describe.configure({ mode: 'parallel' });

const isNightly = Boolean(process.env['NIGHTLY']);
/** The pages by kind: with each change, those on which most visitors begin; every night all. */
const PARTS: Record<string, (path: string) => boolean> = isNightly
  ? {
      article: (path) => path.startsWith('/blog/'),
      property: (path) => path.startsWith('/properties/'),
      'other page': (path) => !/^\/(blog|properties)\//.test(path),
    }
  : {
      'page of the first visit': (path) =>
        ['/', '/properties', '/properties/bloom-towers', '/blog/uk-property-guide'].includes(path),
    };
const WIDTHS = { phone: [320, 390], desktop: [768, 1280] };

test.beforeEach(({ page }) => watchPolicy(page));

for (const [part, isOfPart] of Object.entries(PARTS)) {
  test(`axe finds no faults on any ${part}, in light and dark; none scrolls sideways or violates its policy, and every link works`, async ({
    complaints,
    page,
    request,
    viewport,
  }, { project }) => {
    test.slow();
    complaints.expectText(/no-such-page|404/);
    const isDesktop = project.name === 'desktop';
    const widths = isDesktop ? WIDTHS.desktop : WIDTHS.phone;
    const checked = new Map<string, number>();
    const all = [...builtPages(), NO_SUCH_PAGE].filter(isOfPart);
    // Pages of a kind share their layout: a phone examines all of them every night.
    const examined = isDesktop ? onePageOfEachKind(all) : all;
    for (const path of all) {
      await test.step(path, async () => {
        await openPage(page, path);
        if (examined.includes(path)) expect(await axeFindings(page), path).toEqual([]);
        expect(await violationsOf(page), path).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(needed, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        }
        if (viewport) await page.setViewportSize(viewport);
        const links = await page
          .locator('a[href^="/"], a[href^="#"]')
          .evaluateAll((all) =>
            all.map((a) => new URL(a.getAttribute('href') ?? '', a.baseURI).href),
          );
        for (const link of links) {
          const { pathname, hash } = new URL(link);
          if (pathname !== path) {
            if (!checked.has(pathname))
              checked.set(pathname, (await request.get(pathname)).status());
            expect(checked.get(pathname), `${link} on ${path}`).toBe(200);
          } else if (hash) {
            await expect(page.locator(`[id="${hash.slice(1)}"]`), `${link} on ${path}`).toHaveCount(
              1,
            );
          }
        }
      });
    }
  });
}
