import type { Locator, Page } from '@playwright/test';

/** The home page's form with this field. */
const formWith = (page: Page, field: string): Locator =>
  page.locator('form', { has: page.locator(field) });

export const tourForm = (page: Page): Locator => formWith(page, '#tour-name');
export const paymentForm = (page: Page): Locator => formWith(page, '#payment-cardNumber');
export const newsletterForm = (page: Page): Locator => formWith(page, '#newsletter-email');

export const submitOf = (form: Locator): Locator => form.locator('[type="submit"]');

/** Fills fields by name and submits the form. */
export async function send(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await submitOf(form).click();
}

/** A test card number, typed digit by digit as a person would. */
export const CARD = { number: '4242424242424242', expiry: '0929', cvv: '737' };

/** Fills the payment form, whose fields have no names on purpose. */
export async function fillPayment(
  page: Page,
  { amount = '40,500', currency = 'USD' }: { amount?: string; currency?: string } = {},
): Promise<void> {
  const field = (name: string) => page.locator(`#payment-${name}`);
  await field('property').selectOption('Bloom Towers');
  await field('paymentType').selectOption('Initial Deposit');
  await field('amount').fill(amount);
  await field('currency').selectOption(currency);
  await field('cardNumber').pressSequentially(CARD.number);
  await field('expiryDate').pressSequentially(CARD.expiry);
  await field('cvv').pressSequentially(CARD.cvv);
  await field('cardholderName').fill('Ada Obi');
}

/** Opens the sections of the home page of which only a line is shown. */
export async function unfold(page: Page): Promise<void> {
  for (const line of await page.locator('.folded-section summary').all()) await line.click();
}
