import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { enquiryForm } from './enquiry';
import { newsletterForm, tourForm, unfold } from './forms';
import { openPage } from './on-device';
import type { Site } from './site';
import { openCapture } from './viewing';
import { scrollToWatchForm, watchForm } from './watching';

// The forms in which people type who they are, and where the database has it.

type Table = 'contacts' | 'leads' | 'newsletter_subscribers' | 'property_watchers';
type Form = { open(page: Page): Promise<Locator>; table: Table; hasName: boolean };

const home = async (page: Page, form: Locator) => {
  await openPage(page, '/');
  await unfold(page);
  return form;
};
const captureForm = async (page: Page) => {
  await openCapture(page);
  await page.getByLabel('They agreed').check();
  return page.locator('form.capture');
};
export const ENQUIRY: Form = {
  open: (page) => home(page, enquiryForm(page)),
  table: 'contacts',
  hasName: true,
};
export const TOUR: Form = {
  open: (page) => home(page, tourForm(page)),
  table: 'contacts',
  hasName: true,
};
export const CAPTURE: Form = { open: captureForm, table: 'leads', hasName: true };
export const NEWSLETTER: Form = {
  open: (page) => home(page, newsletterForm(page)),
  table: 'newsletter_subscribers',
  hasName: false,
};
export const ALERT: Form = {
  open: async (page) => {
    await openPage(page, '/properties/bloom-towers');
    await scrollToWatchForm(page);
    return watchForm(page);
  },
  table: 'property_watchers',
  hasName: false,
};

/** Fills in all but the field that the test is about; returns the name by which the row is found. */
export async function fillRest(form: Locator, { hasName, table }: Form): Promise<string> {
  const name = `Visitor ${randomUUID()}`;
  if (hasName) await form.locator('[name="name"]').fill(name);
  const message = form.locator('[name="message"]');
  if (table === 'contacts' && (await message.count()) > 0) await message.fill('Hello.');
  return name;
}

/** The rows of a form that takes names. */
export const rowsNamed = (site: Site, { table }: Form, name: string) => {
  const filter = { name: `eq.${name}` };
  return table === 'leads' ? site.rows('leads', filter) : site.rows('contacts', filter);
};
