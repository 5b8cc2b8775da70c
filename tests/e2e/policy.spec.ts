import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { violationsOf, watchPolicy } from '../support/policy';

test('an injected script does not run', async ({ complaints, page }) => {
  complaints.expectText(/Content Security Policy/);
  await watchPolicy(page);
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    // Placed beside the page's own content; otherwise hydration would report a mismatch.
    const injected = `<script>window.isTaken = true</script>
       <img alt="" width="1" height="1" src="data:," onerror="window.isTaken = true">
       <script src="https://evil.example/script.js"></script>
       <a id="trap" href="javascript:window.isTaken=true">More</a>`;
    await route.fulfill({ response, body: (await response.text()) + injected });
  });
  await openPage(page, '/about');
  await page.locator('#trap').dispatchEvent('click');
  await expect.poll(async () => (await violationsOf(page)).length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
});
