import { enquiryForm, SENT, sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { toast } from '../support/toasts';

test('an enquiry submitted before hydration is neither lost nor put into the address', async ({
  page,
  network,
  site,
}) => {
  const enquiry = someEnquiry();
  const release = network.hold((path) => path.startsWith('/assets/') && path.endsWith('.js'));
  await page.goto('/properties/citadel-views', { waitUntil: 'load' });
  await sendEnquiry(page, enquiry);
  expect(page.url()).toBe(`${network.url}/properties/citadel-views`);
  await expect(enquiryForm(page).locator('[name="message"]')).toHaveValue(enquiry.message);
  expect(network.posts).toEqual([]);

  release();
  await expect(toast(page, SENT)).toBeVisible();
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toMatchObject([enquiry]);
  expect(page.url()).toBe(`${network.url}/properties/citadel-views`);
});

test('a form whose script never loads says so and keeps what was typed', async ({
  complaints,
  page,
}) => {
  complaints.expectNetworkErrors();
  const enquiry = someEnquiry();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/properties/citadel-views');
  await sendEnquiry(page, enquiry);
  await expect(enquiryForm(page).getByText('This form could not be loaded.')).toBeVisible();
  await expect(enquiryForm(page).locator('[name="message"]')).toHaveValue(enquiry.message);
});
