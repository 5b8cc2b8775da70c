import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './site';

export type Enquiry = { name: string; email: string; message: string };

/** The specified messages of a contact form. */
export const SENT = 'Message Sent Successfully!';
export const SAVED = 'Saved on this phone';

/** A unique enquiry; its e-mail address identifies its rows. */
export function someEnquiry(name = 'Ada Obi'): Enquiry {
  return {
    name,
    email: `visitor-${randomUUID()}@example.com`,
    message: 'Two bedrooms, please.\nIs Saturday possible?',
  };
}

/** The enquiry's rows in the database. */
export function rowsOf(site: Site, { email }: Enquiry) {
  return site.rows('contacts', { email: `eq.${email}` });
}

/** A page's contact form (a tour request has no subject). */
export function enquiryForm(page: Page): Locator {
  return page.locator('form', { has: page.locator('[name="subject"]') });
}

/** The page's contact form, opened: a property's page has it folded. */
export async function openEnquiry(page: Page): Promise<Locator> {
  const fold = page.locator('details:not([open])', { has: enquiryForm(page) });
  // A draft that comes back opens it at the same time: the click would close it, or wait for a closed one for ever.
  await expect(async () => {
    if (await fold.count()) await fold.locator('summary').click({ timeout: 1_000 });
    expect(await fold.count()).toBe(0);
  }).toPass();
  return enquiryForm(page);
}

export async function fillEnquiry(page: Page, enquiry: Enquiry): Promise<void> {
  const form = await openEnquiry(page);
  await form.locator('[name="name"]').fill(enquiry.name);
  await form.locator('[name="email"]').fill(enquiry.email);
  await form.locator('[name="message"]').fill(enquiry.message);
}

export async function sendEnquiry(page: Page, enquiry: Enquiry): Promise<void> {
  await fillEnquiry(page, enquiry);
  await enquiryForm(page).locator('[type="submit"]').click();
}

/**
 * Sends many enquiries as a fast typist would: fill, submit, wait for the empty form. Their addresses are
 * `<prefix>-<n>@example.com`.
 */
export async function sendManyEnquiries(page: Page, prefix: string, count: number): Promise<void> {
  await page.evaluate(
    async ({ prefix, count }) => {
      const form = Array.from(document.forms).find((f) => f.elements.namedItem('subject'));
      const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
      if (!form || !button) throw new Error('No contact form on this page.');
      const field = (name: string) => {
        const element = form.elements.namedItem(name);
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
          return element;
        }
        throw new Error(`No field ${name}.`);
      };
      for (let n = 0; n < count; n += 1) {
        field('name').value = `Visitor ${n}`;
        field('email').value = `${prefix}-${n}@example.com`;
        field('message').value = `Enquiry ${n} of ${count}.`;
        button.click();
        // A timer, because a background tab gets no animation frames.
        while (field('message').value !== '' || button.disabled) {
          await new Promise((done) => setTimeout(done));
        }
      }
    },
    { prefix, count },
  );
}
