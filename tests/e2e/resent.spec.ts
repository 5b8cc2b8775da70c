import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillEnquiry, SAVED, SENT, someEnquiry, toast } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { newsletterForm, send } from '../support/forms';
import { hydrated } from '../support/on-device';

// A connection that was used before and dies before the answer's head: the browser sends the POST again by itself, and the
// first answer that the page ever gets is that its own key is taken.
test.beforeEach(async ({ complaints, network, page }) => {
  complaints.expectNetworkErrors();
  network.plan(({ attempt }) => (attempt === 1 ? { kind: 'lose-answer' } : undefined));
  await page.goto('/');
  await hydrated(page);
});

test('an enquiry that the browser itself sends twice is a success like any other', async ({
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

test('a subscription that the browser itself sends twice is not called one that was there before', async ({
  network,
  page,
  site,
}) => {
  const email = `visitor-${randomUUID()}@example.com`;
  await useConnection(page);
  await send(newsletterForm(page), { email });
  await expect(toast(page, 'Successfully Subscribed!')).toBeVisible();
  await expect(toast(page, 'Already Subscribed')).toHaveCount(0);
  expect(network.posts).toHaveLength(2);
  expect(await site.rows('newsletter_subscribers', { email: `eq.${email}` })).toHaveLength(1);
});

/** Leaves a connection open of the sort that submissions use: without credentials. */
async function useConnection(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = await fetch('/online.txt', { credentials: 'omit', cache: 'no-store' });
    await answer.text();
  });
}
