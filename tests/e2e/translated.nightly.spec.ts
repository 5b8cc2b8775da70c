import { builtPages, onePageOfEachKind, STAFF_PAGES } from '../support/built-pages';
import { PHONE } from '../support/devices';
import { test } from '../support/fixtures';
import { openTwins } from '../support/twins';

test('a page of each kind says the same translated, with everything folded out and another currency', async ({
  browser,
  complaints,
  network,
}) => {
  test.slow();
  // Parts of a page that are hydrated later are rendered anew.
  complaints.expectText(/hydrated|Minified React error #418/);
  const context = { ...PHONE, baseURL: network.url, serviceWorkers: 'block' } as const;
  const pages = onePageOfEachKind(builtPages()).filter((path) => !STAFF_PAGES.includes(path));
  for (const path of pages) {
    const open = () => openTwins(browser, { complaints, context, open: (page) => page.goto(path) });
    const twins = await test.step(path, open);
    await twins.compare(path);
    await twins.both(async (page) => {
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      const pound = page.getByRole('group', { name: 'Also show prices in' }).getByRole('button');
      if ((await pound.count()) > 0) await pound.last().click();
    });
    await twins.compare(`${path}, unfolded`);
    await twins.both((page) => page.context().close());
  }
});
