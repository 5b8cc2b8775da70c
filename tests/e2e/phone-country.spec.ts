import { enquiryForm, fillEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { submitOf } from '../support/forms';

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
