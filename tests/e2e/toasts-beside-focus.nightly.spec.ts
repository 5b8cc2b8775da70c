import type { Locator, Page } from '@playwright/test';
import { enquiryForm, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import {
  fillPayment,
  newsletterForm,
  paymentForm,
  submitOf,
  tourForm,
  unfold,
} from '../support/forms';
import { MOVING } from '../support/moving';
import { hydrated, openPage } from '../support/on-device';

const footerForm = (page: Page) => page.locator('footer form');

const FORMS = [
  { name: 'the enquiry', form: enquiryForm, fields: ['name', 'email', 'message'] },
  { name: 'the tour', form: tourForm, fields: ['name', 'email'] },
  { name: 'the newsletter', form: newsletterForm, fields: ['email'] },
  { name: 'the footer', form: footerForm, fields: ['email'] },
  { name: 'the payment', form: paymentForm, fields: [] },
];

async function fill(page: Page, form: Locator, fields: string[]): Promise<void> {
  const values = new Map(Object.entries(someEnquiry()));
  for (const name of fields) {
    await form.locator(`[name="${name}"]`).fill(values.get(name) ?? '');
  }
  if (fields.length === 0) await fillPayment(page);
}

/** How many of the things that must stay visible a message lies over: what has the focus, the bar and the header; null if there is none. */
const countCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const kept = ['.bottom-bar', '.header'].map((one) => document.querySelector(one));
    if (focused !== document.body) kept.push(focused);
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')];
    if (toasts.length === 0) return null;
    return toasts.flatMap((toast) => {
      const { top, bottom, left, right } = toast.getBoundingClientRect();
      return kept
        .flatMap((one) => (one ? [one.getBoundingClientRect()] : []))
        .filter(
          (box) => top < box.bottom && bottom > box.top && left < box.right && right > box.left,
        );
    }).length;
  });

for (const { name, form, fields } of FORMS) {
  for (const block of ['end', 'center', 'start'] as const) {
    test(`with the button of ${name} at the ${block} of the screen, the message covers neither what has the focus nor the bar`, async ({
      page,
    }) => {
      await page.goto('/');
      await unfold(page);
      await hydrated(page);
      await fill(page, form(page), fields);
      await submitOf(form(page)).evaluate((button, block) => {
        button.scrollIntoView({ block });
        if (block === 'end') scrollBy(0, document.querySelector('.bottom-bar')?.clientHeight ?? 0);
        if (button instanceof HTMLElement) button.click();
      }, block);
      const message = page.locator('[data-sonner-toast]');
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect.poll(() => countCovered(page)).toBe(0);
    });
  }
}

test.describe('while the page scrolls smoothly', () => {
  test.use(MOVING);

  for (const [device, size] of Object.entries({
    'a laptop': { width: 1280, height: 800 },
    'a tablet': { width: 800, height: 1000 },
  })) {
    test(`on ${device}, the message about the newsletter does not cover the footer’s receipt`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openPage(page, '/');
      await fill(page, footerForm(page), ['email']);
      // The receipt comes while the page is still on its way there.
      await submitOf(footerForm(page)).evaluate((button) => {
        button.scrollIntoView({ block: 'end' });
        if (button instanceof HTMLElement) button.click();
      });
      await expect(page.locator('[data-sonner-toast]')).toBeInViewport({ ratio: 1 });
      await expect(footerForm(page).locator('.receipt')).toBeFocused();
      await expect.poll(() => countCovered(page)).toBe(0);
    });
  }
});

test('a message that is there moves off a field that takes the focus', async ({ page }) => {
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
  await fill(page, newsletterForm(page), ['email']);
  await submitOf(newsletterForm(page)).click();
  const message = page.locator('[data-sonner-toast]');
  await expect(message).toBeInViewport({ ratio: 1 });
  // Held, as a finger on it holds it.
  await message.hover();
  for (const block of ['end', 'start'] as const) {
    await enquiryForm(page)
      .locator('[name="phone"]')
      .evaluate((field, block) => {
        field.blur();
        field.scrollIntoView({ block });
        scrollBy(0, block === 'end' ? 120 : -160);
        field.focus({ preventScroll: true });
      }, block);
    await expect.poll(() => countCovered(page)).toBe(0);
    await expect(message).toBeInViewport({ ratio: 1 });
  }
});

test('a message at the top leaves readable what the strip below the header says', async ({
  page,
}) => {
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
  await fill(page, newsletterForm(page), ['email']);
  await submitOf(newsletterForm(page)).evaluate((button) => {
    button.scrollIntoView({ block: 'end' });
    scrollBy(0, document.querySelector('.bottom-bar')?.clientHeight ?? 0);
    if (button instanceof HTMLElement) button.click();
  });
  const message = page.locator('[data-sonner-toast]');
  const strip = page.locator('.status-strip > p');
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(strip).toHaveText('Recorded');
  const edges = () =>
    Promise.all([strip, message].map((one) => one.boundingBox())).then(([above, below]) => ({
      strip: (above?.y ?? 0) + (above?.height ?? 0),
      message: below?.y ?? 0,
    }));
  await expect.poll(async () => (await edges()).message - (await edges()).strip).toBeGreaterThan(0);
});
