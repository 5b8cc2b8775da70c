import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enquiryForm } from '../support/enquiry';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { fillPayment, paymentForm, send, submitOf, unfold } from '../support/forms';
import { denyStorage, hydrated, openPage, reload } from '../support/on-device';

const someone = () => `visitor-${randomUUID()}@example.com`;
const contact = (page: Page) =>
  send(enquiryForm(page), { name: 'Ada', email: someone(), message: 'Hello' });

/** Those that no other browser test sees; the words of all are in `form-answer.test.ts` and the forms' own tests. */
const CATALOGUE: {
  situation: string;
  provoke: (page: Page, network: FaultProxy) => Promise<void>;
  title: string;
  description: string;
}[] = [
  {
    situation: 'an enquiry could be neither sent nor kept',
    provoke: async (page, network) => {
      network.plan(() => ({ kind: 'drop' }));
      await denyStorage(page);
      await reload(page);
      await contact(page);
    },
    title: 'Error',
    description: 'There was an error sending your message. Please try again.',
  },
  {
    situation: 'a payment could not be processed',
    provoke: async (page) => {
      await page.route('**/assets/payment-*.js', (route) => route.abort());
      await fillPayment(page);
      await submitOf(paymentForm(page)).click();
    },
    title: 'Payment Failed',
    description: 'There was an issue processing your payment. Please try again or contact support.',
  },
];

for (const { situation, provoke, title, description } of CATALOGUE) {
  test(`when ${situation}, the visitor sees “${title}”`, {
    tag: title === 'Error' ? [] : '@nightly',
  }, async ({ complaints, page, network }) => {
    complaints.expectNetworkErrors();
    await page.goto('/');
    await unfold(page);
    await hydrated(page);
    await provoke(page, network);
    const message = messages(page).filter({ hasText: description });
    await expect(message.locator('p')).toHaveText([title, description]);
    await expect(message.locator('.toast-error')).toHaveCount(1);
  });
}

test('what was saved is said to be sent as soon as it is, in the message and in the form', async ({
  page,
  network,
}) => {
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
  network.plan(() => ({ kind: 'answer', status: 503 }));
  await contact(page);
  const message = messages(page).filter({ hasText: 'Saved on this phone' });
  // Under a mouse it stays.
  await message.hover();
  await expect(enquiryForm(page)).toContainText('Not sent yet');
  network.plan(undefined);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(message).toHaveCount(0);
  await expect(messages(page)).toContainText('Message Sent Successfully!');
  await expect(enquiryForm(page)).not.toContainText('Not sent yet');
});

test('a toast stays for four seconds @own-context', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  await contact(page);
  await expect(messages(page)).toHaveAttribute('data-mounted', 'true');
  await page.clock.runFor(3_500);
  await expect(messages(page)).not.toHaveAttribute('data-removed', 'true');
  await page.clock.runFor(1_000);
  await expect(messages(page)).toHaveCount(0);
});

test('the toaster’s script loads when a form is first touched', { tag: '@nightly' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
  const isToaster = (path: string) => path.includes('/toaster-');
  expect(asked.filter(isToaster)).toEqual([]);
  await enquiryForm(page).locator('[name="name"]').focus();
  await expect.poll(() => asked.filter(isToaster)).toHaveLength(1);
});

const messages = (page: Page) => page.locator('[data-sonner-toast]');
