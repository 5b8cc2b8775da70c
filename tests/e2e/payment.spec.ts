import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { CARD, fillPayment, paymentForm, submitOf, unfold } from '../support/forms';
import { hydrated, readyOffline, reload } from '../support/on-device';
import { toast } from '../support/toasts';

/** From the specification. */
const PAYMENT_MS = 2_000;

test('the demonstration takes two seconds, always succeeds and says what it did', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
  await fillPayment(page, { amount: '45000000', currency: 'NGN' });
  await expect(page.locator('#payment-cardNumber')).toHaveValue('4242 4242 4242 4242');
  await expect(page.locator('#payment-expiryDate')).toHaveValue('09/29');

  const begun = Date.now();
  await submitOf(paymentForm(page)).click();
  await expect(submitOf(paymentForm(page))).toHaveText('Processing Payment...');
  await expect(submitOf(paymentForm(page))).toHaveAttribute('aria-disabled', 'true');
  await expect(toast(page, 'Payment Successful!')).toBeVisible();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(PAYMENT_MS);
  await expect(
    page.getByText(
      'Your payment of ₦45,000,000 NGN has been processed. A confirmation email will follow.',
    ),
  ).toBeVisible();
  await expect(page.locator('#payment-cardNumber')).toHaveValue('');
  await expect(page.getByText('This form is a demonstration.')).toBeVisible();
});

test('card data is in no storage, request, log or history @worker', async ({ page, network }) => {
  const heard: string[] = [];
  const context = page.context();
  context.on('console', (message) => heard.push(message.text()));
  context.on('request', (request) =>
    heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  );
  await page.goto('/');
  await unfold(page);
  await readyOffline(page);
  await fillPayment(page);
  const kept = await everythingKept(page);
  await submitOf(paymentForm(page)).click();
  await expect(toast(page, 'Payment Successful!')).toBeVisible();

  // Once more, leaving it half-filled: neither a reload nor the back button restores it.
  await fillPayment(page);
  await reload(page);
  await expect(page.locator('#payment-cardNumber')).toHaveValue('');
  await unfold(page);
  await fillPayment(page);
  await page.goto('/about');
  await page.goBack();
  await hydrated(page);
  await expect(page.locator('#payment-cardNumber')).toHaveValue('');
  const everything = [kept, await everythingKept(page), ...heard].join('\n');

  const groups = '4242 4242 4242 4242';
  for (const secret of [CARD.number, groups, groups.replaceAll(' ', '+'), groups.slice(0, 9)]) {
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(encodeURIComponent(secret));
  }
  expect(everything).not.toContain('09/29');
  expect(network.posts).toEqual([]);
});

for (const moment of ['before its script is there', 'with its script'] as const) {
  test(`a native submission sends none of it, ${moment}`, { tag: '@nightly' }, async ({
    page,
    network,
  }) => {
    const release = network.hold((path) => path.startsWith('/assets/') && path.endsWith('.js'));
    if (moment === 'with its script') release();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(`${request.method()} ${request.url()}`);
    });
    await page.goto('/', { waitUntil: 'load' });
    await unfold(page);
    if (moment === 'with its script') await hydrated(page);
    await fillPayment(page);
    // Neither a press nor `form.submit()`, which bypasses all handlers.
    await paymentForm(page).evaluate((form: HTMLFormElement) => form.submit());
    await submitOf(paymentForm(page)).click();
    release();
    await expect(toast(page, 'Payment Successful!')).toBeVisible();
    expect(asked).toEqual([`GET ${network.url}/`]);
    expect(page.url()).toBe(`${network.url}/`);
  });
}
