import { builtPages, NO_SUCH_PAGE } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';

// All other e2e tests check this too: a violation is logged to the console, which fails them.

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective}: ${blockedURI}`),
    );
  }),
);

test('no page violates its Content-Security-Policy', async ({ complaints, page }) => {
  complaints.expectText(/no-such-page|404/);
  for (const path of [...builtPages(), NO_SUCH_PAGE]) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'violations')), path).toEqual([]);
  }
});

test('an injected script does not run', async ({ complaints, page }) => {
  complaints.expectText(/Content Security Policy/);
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    // Placed beside the page's own content; otherwise hydration would report a mismatch.
    const injected = `<script>window.isTaken = true</script>
       <img alt="" width="1" height="1" src="data:," onerror="window.isTaken = true">
       <script src="https://evil.example/script.js"></script>
       <a id="trap" href="javascript:window.isTaken=true">More</a>`;
    await route.fulfill({ response, body: (await response.text()) + injected });
  });
  await page.goto('/about');
  await hydrated(page);
  await page.locator('#trap').dispatchEvent('click');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'violations').length))
    .toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
});
