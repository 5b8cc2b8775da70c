import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enquiryForm } from '../support/enquiry';
import type { FaultProxy } from '../support/fault-proxy';
import { type Planner, refusedBy } from '../support/faults';
import { expect, test } from '../support/fixtures';
import {
  fillPayment,
  newsletterForm,
  paymentForm,
  send,
  submitOf,
  tourForm,
  unfold,
} from '../support/forms';
import { hydrated, reload } from '../support/on-device';

const someone = () => `visitor-${randomUUID()}@example.com`;
const refuse =
  (constraint: string): Planner =>
  ({ table }) =>
    refusedBy(`${table}_${constraint}`, table);

type Row = {
  situation: string;
  provoke: (page: Page, network: FaultProxy) => Promise<void>;
  title: string;
  description: string;
  isDestructive?: true;
};

const contact = (page: Page) =>
  send(enquiryForm(page), { name: 'Ada', email: someone(), message: 'Hello' });
const tour = (page: Page) => send(tourForm(page), { name: 'Ada', email: someone() });
const newsletter = (page: Page, email = someone()) => send(newsletterForm(page), { email });
const pay = async (page: Page) => {
  await fillPayment(page, { amount: '1250.5', currency: 'GBP' });
  await submitOf(paymentForm(page)).click();
};

/** The same, refused for a constraint of the table. */
const refused =
  (submit: (page: Page) => Promise<void>, constraint: string): Row['provoke'] =>
  (page, network) => {
    network.plan(refuse(constraint));
    return submit(page);
  };

/** The visitors' part of the specification's messages. */
const CATALOGUE: Row[] = [
  {
    situation: 'an enquiry was sent',
    provoke: contact,
    title: 'Message Sent Successfully!',
    description: "Thank you for your inquiry. We'll get back to you soon.",
  },
  {
    situation: 'an enquiry was refused',
    provoke: refused(contact, 'name_length'),
    title: 'Error',
    description: 'There was an error sending your message. Please try again.',
    isDestructive: true,
  },
  {
    situation: 'an enquiry could be neither sent nor kept',
    provoke: async (page, network) => {
      network.plan(() => ({ kind: 'drop' }));
      await withoutStorage(page);
      await contact(page);
    },
    title: 'Error',
    description: 'There was an error sending your message. Please try again.',
    isDestructive: true,
  },
  {
    situation: 'a tour request was sent',
    provoke: tour,
    title: 'Tour Request Sent!',
    description: "We'll contact you soon to confirm your tour details.",
  },
  {
    situation: 'a tour request was refused',
    provoke: refused(tour, 'name_length'),
    title: 'Error',
    description: 'There was an error sending your request. Please try again.',
    isDestructive: true,
  },
  {
    situation: 'a subscription was made',
    provoke: (page) => newsletter(page),
    title: 'Successfully Subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  {
    situation: 'an address had been subscribed before',
    provoke: async (page) => {
      const email = someone();
      await newsletter(page, email);
      await expect(newsletterForm(page).locator('[name="email"]')).toHaveValue('');
      await newsletter(page, email);
    },
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
    isDestructive: true,
  },
  {
    situation: 'a subscription was refused',
    provoke: refused(newsletter, 'email_format'),
    title: 'Error',
    description: 'There was an error subscribing. Please try again.',
    isDestructive: true,
  },
  {
    situation: 'a payment went through',
    provoke: pay,
    title: 'Payment Successful!',
    description:
      'Your payment of £1,250.5 GBP has been processed. A confirmation email will follow.',
  },
  {
    situation: 'a payment could not be processed',
    provoke: async (page) => {
      await page.route('**/assets/payment-*.js', (route) => route.abort());
      await pay(page);
    },
    title: 'Payment Failed',
    description: 'There was an issue processing your payment. Please try again or contact support.',
    isDestructive: true,
  },
];

for (const { situation, provoke, title, description, isDestructive } of CATALOGUE) {
  // Others have tests of their own.
  const isRepeated = /was (refused|sent|made)$|^a payment/.test(situation);
  test(`when ${situation}, the visitor sees “${title}”`, {
    tag: isRepeated ? '@nightly' : [],
  }, async ({ complaints, page, network }) => {
    complaints.expectNetworkErrors();
    await page.goto('/');
    await unfold(page);
    await hydrated(page);
    await provoke(page, network);
    const message = messages(page).filter({ hasText: description });
    await expect(message.locator('p')).toHaveText([title, description]);
    await expect(message.locator('.toast-error')).toHaveCount(isDestructive ? 1 : 0);
  });
}

test('offline, the visitor is told that it is saved', { tag: '@nightly' }, async ({
  page,
  network,
}) => {
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
  await network.goDark();
  for (const [provoke, form] of [
    [contact, enquiryForm],
    [tour, tourForm],
    [newsletter, newsletterForm],
  ] as const) {
    await provoke(page);
    await expect(form(page).locator('[name="email"]')).toHaveValue('');
    // If the toaster's script is missing too, the message is shown in a plain box.
    await expect(page.locator('.toast').last().locator('p')).toHaveText([
      'Saved on this phone',
      "We'll send it as soon as you're back online.",
    ]);
  }
});

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

test('a toast stays for four seconds, and at most three are visible', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
  const forms = [enquiryForm, tourForm, newsletterForm, (on: Page) => on.locator('footer form')];
  for (const form of forms) await form(page).locator('[name="email"]').fill(someone());
  for (const form of [enquiryForm, tourForm]) await form(page).locator('[name="name"]').fill('Ada');
  await enquiryForm(page).locator('[name="message"]').fill('Hello');
  // All at once: on a slow machine the first would disappear before the fourth is shown.
  await page.evaluate(() => {
    for (const form of document.forms) {
      const isFilled = form.querySelector<HTMLInputElement>('[name="email"]')?.value;
      if (isFilled) form.requestSubmit();
    }
  });
  await expect(messages(page)).toHaveCount(4);
  const begun = Date.now();
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  await expect(messages(page)).toHaveCount(0);
  const stayed = Date.now() - begun;
  expect(stayed).toBeGreaterThan(2_500);
  expect(stayed).toBeLessThan(6_000);
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

/** Makes the browser's storage fail from now on. */
async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
  await reload(page);
}
