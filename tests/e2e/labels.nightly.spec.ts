import type { Page } from '@playwright/test';
import { someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { unfold } from '../support/forms';
import { hydrated } from '../support/on-device';
import { toast } from '../support/toasts';

type Submission = {
  /** The id of the section on the home page. */
  section: string;
  button: string;
  busy: string;
  /** Values by field label. */
  fields: Record<string, string>;
  /** The toast's title and description. */
  done: [string, string];
};

const { name, email, message } = someEnquiry();

const submissions: Submission[] = [
  {
    section: 'contact',
    button: 'Send message',
    busy: 'Sending...',
    fields: { Name: name, Email: email, Message: message },
    done: ['Message Sent Successfully!', "Thank you for your inquiry. We'll get back to you soon."],
  },
  {
    section: 'tour',
    button: 'Request a tour',
    busy: 'Sending Request...',
    fields: { Name: name, Email: email },
    done: ['Tour Request Sent!', "We'll contact you soon to confirm your tour details."],
  },
  {
    section: 'newsletter',
    button: 'Subscribe',
    busy: 'Subscribing...',
    fields: { 'Email address': someEnquiry().email },
    done: ['Successfully Subscribed!', 'Thank you for subscribing to our newsletter.'],
  },
];

for (const { section, button, busy, fields, done } of submissions) {
  test(`the form in #${section} says that it is busy, then that it is done`, async ({
    page,
    network,
  }) => {
    network.plan(() => ({ kind: 'late', afterMs: 1_500 }));
    await arrive(page);
    const form = page.locator(`#${section} form`);
    for (const [label, value] of Object.entries(fields)) {
      await form.getByLabel(label, { exact: true }).fill(value);
    }
    const submit = form.locator('button[type="submit"]');
    await expect(submit).toHaveText(button);
    await submit.click();
    await expect(submit).toHaveText(busy);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toBeFocused();
    for (const words of done) await expect(toast(page, words)).toBeVisible();
    await expect(submit).toHaveText(button);
    const [first = ''] = Object.keys(fields);
    await expect(form.getByLabel(first, { exact: true })).toHaveValue('');
  });
}

test('the scroll-to-top button appears after 300 pixels', async ({ page }) => {
  await arrive(page);
  const back = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(back).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await back.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(back).toBeHidden();
});

async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
}
