import { enquiryForm, fillEnquiry, SAVED, SENT, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { toast } from '../support/toasts';

// When a reused connection dies before the response headers, the browser itself repeats the POST, and the first
// response the page sees is a conflict on its own key.
test('an enquiry that the browser itself sends twice is an ordinary success', async ({
  complaints,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  network.plan(({ attempt }) => (attempt === 1 ? { kind: 'lose-answer' } : undefined));
  await openPage(page, '/');
  const enquiry = someEnquiry();
  await fillEnquiry(page, enquiry);
  // Leaves a connection open of the kind that submissions use: without credentials.
  await page.evaluate(async () => {
    const answer = await fetch('/online.txt', { credentials: 'omit', cache: 'no-store' });
    await answer.text();
  });
  await enquiryForm(page).locator('[type="submit"]').click();
  await expect(toast(page, SENT)).toBeVisible();
  await expect(toast(page, SAVED)).toHaveCount(0);
  expect(network.posts).toHaveLength(2);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});
