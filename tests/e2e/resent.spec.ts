import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillEnquiry, SAVED, SENT, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { newsletterForm, send } from '../support/forms';
import { openPage } from '../support/on-device';
import { toast } from '../support/toasts';

// When a reused connection dies before the response headers, the browser itself repeats the POST, and the first
// response the page sees is a conflict on its own key.
test.beforeEach(async ({ complaints, network, page }) => {
  complaints.expectNetworkErrors();
  network.plan(({ attempt }) => (attempt === 1 ? { kind: 'lose-answer' } : undefined));
  await openPage(page, '/');
});

test('an enquiry that the browser itself sends twice is an ordinary success', async ({
  network,
  page,
  site,
}) => {
  const enquiry = someEnquiry();
  await fillEnquiry(page, enquiry);
  await useConnection(page);
  await page
    .locator('form', { has: page.locator('[name="subject"]') })
    .locator('[type="submit"]')
    .click();
  await expect(toast(page, SENT)).toBeVisible();
  await expect(toast(page, SAVED)).toHaveCount(0);
  expect(network.posts).toHaveLength(2);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

test('a subscription that the browser itself sends twice is not reported as already subscribed', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  const email = `visitor-${randomUUID()}@example.com`;
  await useConnection(page);
  await send(newsletterForm(page), { email });
  await expect(toast(page, 'Successfully Subscribed!')).toBeVisible();
  await expect(toast(page, 'Already Subscribed')).toHaveCount(0);
  expect(network.posts).toHaveLength(2);
  expect(await site.rows('newsletter_subscribers', { email: `eq.${email}` })).toHaveLength(1);
});

/** Leaves a connection open of the kind that submissions use: without credentials. */
async function useConnection(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = await fetch('/online.txt', { credentials: 'omit', cache: 'no-store' });
    await answer.text();
  });
}
