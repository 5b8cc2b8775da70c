import type { Page } from '@playwright/test';
import { reachAll } from '../support/early-touch';
import { expect, test } from '../support/fixtures';
import { unfold } from '../support/forms';
import { openPage } from '../support/on-device';

// Parts that are hydrated only when they are near: four sections of the home page.

const SECTIONS = ['why-us', 'testimonials', 'tour', 'services', 'payment', 'newsletter', 'contact'];

const sectionsOf = (page: Page) =>
  page.evaluate((ids) => ids.filter((id) => document.querySelector(`main #${id}`)), SECTIONS);
const waiting = (page: Page) => page.locator('[data-not-hydrated]');

test('home has all its sections again after another page', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(waiting(page)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'View Properties' }).first().tap();
  await expect(page).toHaveURL(/properties$/);
  await page.goBack();
  await expect.poll(() => sectionsOf(page)).toEqual(SECTIONS);
});

test('home has all its sections after a page with a section of the same name', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/services');
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Estates' }).tap();
  await expect(page.locator('#hero-title')).toBeVisible();
  await expect.poll(() => sectionsOf(page)).toEqual(SECTIONS);
});

test('the footer’s link to the contact form leads there from another page', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).tap();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('#contact')?.getBoundingClientRect().top),
    )
    .toBeLessThan(200);
});

test('a part whose script was lost says so, and is loaded with the next touch of it', {
  tag: '@nightly',
}, async ({ complaints, page }) => {
  complaints.expectNetworkErrors();
  await page.route('**/assets/further-*.js', (route) => route.abort());
  await openPage(page, '/');
  await unfold(page);
  const payment = page.locator('#payment');
  await payment.scrollIntoViewIfNeeded();
  await expect(payment.getByText('This form could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/further-*.js');
  await payment.getByRole('button', { name: 'Make payment' }).tap();
  await reachAll(page);
  await expect(payment.getByText('This form could not be loaded.')).toBeHidden();
  // The tap itself was not lost.
  await expect(page.locator('#payment-amount')).toHaveAccessibleDescription(/^Please enter/);
});

test('a tap on a part that is not hydrated yet counts once', async ({ page, network }) => {
  const release = network.hold((asked) => asked.includes('/further-'));
  await openPage(page, '/');
  const testimonials = page.locator('#testimonials');
  await testimonials.scrollIntoViewIfNeeded();
  await testimonials.getByRole('button', { name: 'Next testimonial' }).tap();
  release();
  await expect(testimonials.getByText('2 / 3')).toBeVisible();
  await expect(testimonials.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
});

test('what only a property’s document has follows when the network is back', {
  tag: '@nightly',
}, async ({ complaints, page }) => {
  complaints.expectNetworkErrors();
  await openPage(page, '/properties');
  const document = '**/properties/capital-gardens';
  await page.route(document, (route) => route.abort());
  await page
    .locator('.property-grid')
    .getByRole('link', { name: /Capital Gardens/ })
    .first()
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Capital Gardens/);
  await expect(page.getByText('The rest of this page could not be loaded.')).toBeVisible();
  await page.unroute(document);
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('heading', { name: 'Payment Plan' })).toBeVisible();
});
