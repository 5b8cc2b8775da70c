import { rowsOf, SENT, sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { toast } from '../support/toasts';

// Another machine of a local network sees the site without TLS: no worker, no locks, no storage manager, no UUIDs.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const rules = '--host-resolver-rules=MAP another-machine.test 127.0.0.1';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
  },
});

test('a page over plain http sends an enquiry, once @own-context', async ({
  complaints,
  network,
  page,
  site,
}) => {
  // A header that a page without TLS can't obey; the others hold.
  complaints.expectText(/Cross-Origin-Opener-Policy/);
  const enquiry = someEnquiry();
  const { port } = new URL(network.url);
  await page.goto(`http://another-machine.test:${port}/properties/citadel-views`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SENT)).toBeVisible();
  expect(await rowsOf(site, enquiry)).toHaveLength(1);
});
