import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './on-device';

/** Chooses the property and enters the agent's name, as an agent does once per viewing. */
export async function startCapturing(page: Page, property = 'Bloom Towers'): Promise<void> {
  await page.getByLabel('Property you are showing').selectOption(property);
  await page.getByLabel('Your own name').fill('Tunde Bello');
  await page.getByRole('button', { name: 'Start capturing' }).click();
}

/** Opens the capture page, ready for the first visitor. */
export async function openCapture(page: Page): Promise<void> {
  await page.goto('/capture');
  await hydrated(page);
  await startCapturing(page);
}

/** Opens the capture page, and captures a first visitor, whose lead arrives. */
export async function openCaptured(page: Page, visitor: Visitor): Promise<void> {
  await openCapture(page);
  await capture(page, visitor);
  await expect(page.getByText('1 today, 1 sent')).toBeVisible();
}

/** Opens the sheet for correcting a visitor. */
export async function openCorrection(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Correct ${name}` }).click();
  return page.getByRole('dialog');
}

/** Changes a visitor's name. */
export async function correctName(page: Page, from: string, to: string): Promise<void> {
  const sheet = await openCorrection(page, from);
  await sheet.getByLabel('Name', { exact: true }).fill(to);
  await sheet.getByRole('button', { name: 'Save the correction' }).click();
  await expect(sheet).toBeHidden();
}

export type Visitor = { name: string; phone?: string; email?: string };

/** Captures one visitor; resolves when the form is empty again. */
export async function capture(
  page: Page,
  { name, phone = '', email = '' }: Visitor,
): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone').fill(phone);
  // The footer has an e-mail field as well.
  await page.locator('#capture-email').fill(email);
  await page.getByLabel('They agreed').check();
  await page.getByRole('button', { name: 'Save enquiry' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
}

/**
 * Captures many visitors as a machine would: fill, save, wait for the empty form. Their addresses are
 * `<prefix>-<n>@example.com`.
 * @returns how long each took to be saved, in milliseconds
 */
export function captureMany(page: Page, prefix: string, count: number): Promise<number[]> {
  return page.evaluate(
    async ({ prefix, count }) => {
      const form = document.querySelector<HTMLFormElement>('form.capture');
      const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
      if (!form || !button) throw new Error('Nothing can be captured on this page.');
      const field = (name: string) => {
        const element = form.elements.namedItem(name);
        if (element instanceof HTMLInputElement) return element;
        throw new Error(`No field ${name}.`);
      };
      const times: number[] = [];
      for (let n = 0; n < count; n += 1) {
        field('name').value = `Visitor ${n}`;
        field('email').value = `${prefix}-${n}@example.com`;
        field('consent').checked = true;
        const start = performance.now();
        button.click();
        while (field('name').value !== '') await new Promise((done) => setTimeout(done));
        times.push(performance.now() - start);
      }
      return times;
    },
    { prefix, count },
  );
}
