import type { Page } from '@playwright/test';
import { enquiryForm, fillEnquiry, rowsOf, SENT, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/on-device';
import { toast } from '../support/toasts';

// A password manager, a spelling checker, a phone that links numbers or a translator changes the page before its script is
// here. React then renders it anew, with nothing of what was done to it.

/** In the header, the page itself, and beside each field. */
const addForeignNodes = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('header, main h1, main section, input, textarea')) {
      const icon = document.createElement('x-foreign');
      if (one.matches('input, textarea')) one.after(icon);
      else one.prepend(icon);
    }
  });

test.beforeEach(({ complaints }) => complaints.expectText(/Rendered anew instead of hydrated/));

for (const { path, tag } of [
  { path: '/properties/citadel-views', tag: ['@nightly'] },
  { path: '/', tag: [] },
]) {
  test(`what is done to ${path} before hydration is still there after it, although something else has changed the page`, {
    tag,
  }, async ({ page, network, site }) => {
    const enquiry = someEnquiry();
    const release = network.hold((asked) => asked.startsWith('/assets/') && asked.endsWith('.js'));
    await page.goto(path, { waitUntil: 'load' });
    const carousels = page.locator('.carousel-track');
    const hasCarousel = (await carousels.count()) > 0;
    if (hasCarousel) {
      await carousels
        .first()
        .evaluate((one) => one.scrollTo({ left: one.clientWidth, behavior: 'instant' }));
    }
    await fillEnquiry(page, enquiry);
    const message = enquiryForm(page).locator('[name="message"]');
    await message.evaluate((one) => {
      if (one instanceof HTMLTextAreaElement) one.setSelectionRange(4, 8);
    });
    const top = () => page.evaluate(() => Math.round(scrollY));
    await addForeignNodes(page);
    const left = await top();
    const warned = page.waitForEvent('console', (one) => /anew/.test(one.text()));
    release();
    await hydrated(page);
    await warned;
    await expect(message).toBeFocused();
    expect(
      await message.evaluate(
        (one) => one instanceof HTMLTextAreaElement && [one.selectionStart, one.selectionEnd],
      ),
    ).toEqual([4, 8]);
    await expect.poll(top).toBe(left);
    if (hasCarousel) await expect(page.getByText(/^2 \//).first()).toBeAttached();
    await enquiryForm(page).locator('[type="submit"]').click();
    await expect(toast(page, SENT)).toBeVisible();
    expect(await rowsOf(site, enquiry)).toMatchObject([enquiry]);
  });
}

test('a tap counts that comes after the header is hydrated, and before a page that is rendered anew', {
  tag: '@nightly',
}, async ({ page, network }) => {
  const release = network.hold((asked) => asked.startsWith('/assets/') && asked.endsWith('.js'));
  const session = await page.context().newCDPSession(page);
  await page.goto('/properties', { waitUntil: 'load' });
  await page.evaluate(() => {
    document.querySelector('main h1')?.before(document.createElement('x-foreign'));
    const isHydrated = (name: string) =>
      Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__react'));
    const buttons = [...document.querySelectorAll('button')];
    const filters = buttons.find(({ textContent }) => textContent.startsWith('Filters'));
    const timer = setInterval(() => {
      if (!isHydrated('header')) return;
      clearInterval(timer);
      filters?.click();
    });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a search that is typed, and a button that is tapped, count although the page is rendered anew', {
  tag: '@nightly',
}, async ({ page, network }) => {
  const release = network.hold((asked) => asked.startsWith('/assets/') && asked.endsWith('.js'));
  await page.goto('/properties', { waitUntil: 'load' });
  await page.locator('#search').fill('birmingham');
  await page.getByRole('button', { name: 'Filters' }).tap();
  await addForeignNodes(page);
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect(page.locator('#search')).toHaveValue('birmingham');
  await expect(page.locator('.property-grid > li')).toHaveCount(1);
});
