import { enquiryForm, fillEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { submitOf, tourForm, unfold } from '../support/forms';
import { countWaiting, readyOffline } from '../support/on-device';

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('an American number gets its country in one tap, and says how it will be dialled', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    const form = enquiryForm(page);
    const enquiry = someEnquiry();
    await fillEnquiry(page, enquiry);
    const field = form.getByLabel('Phone');
    await field.fill('(703) 555-1234');
    await field.blur();
    await expect(form.getByText('Which country is this number from?')).toBeVisible();
    const countries = form.getByRole('group', { name: 'Country of this number' });
    await expect(countries.getByRole('button')).toHaveText([
      'UK +44',
      'Nigeria +234',
      'US, Canada +1',
    ]);
    await countries.getByRole('button', { name: 'US' }).tap();
    await expect(field).toHaveValue('+1 703 555-1234');
    await expect(form.getByText('We’ll call +1 703 555-1234')).toBeVisible();
    await submitOf(form).tap();
    await expect(form.locator('[name="message"]')).toHaveValue('');
    await expect(countries).toBeHidden();
    expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toMatchObject([
      { phone: '+17035551234', visitor_zone: null },
    ]);
  });
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('who does not say the country of a number is answered all the same, and the question works offline @worker', {
    tag: '@nightly',
  }, async ({ complaints, context, page, site }) => {
    complaints.expectNetworkErrors();
    await page.goto('/');
    await readyOffline(page);
    await context.setOffline(true);
    await page.reload();
    await unfold(page);
    const form = tourForm(page);
    const email = 'berlin@example.com';
    await form.locator('[name="name"]').fill('Ada');
    await form.locator('[name="email"]').fill(email);
    await form.locator('[name="phone"]').fill('0170 1234567');
    await form.locator('[name="phone"]').blur();
    await expect(form.getByRole('button', { name: 'Germany +49' })).toBeVisible();
    await submitOf(form).tap();
    await expect.poll(() => countWaiting(page)).toBe(1);
    await context.setOffline(false);
    await expect
      .poll(() => site.rows('contacts', { email: `eq.${email}` }))
      .toMatchObject([{ phone: '0170 1234567', visitor_zone: 'Europe/Berlin' }]);
  });
});
