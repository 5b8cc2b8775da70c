import { openEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { tourForm, unfold } from '../support/forms';

test.use({ javaScriptEnabled: false });

test('without scripts pages can be read, phone and chat can be reached, what is folded opens, and what needs them says so', async ({
  page,
}) => {
  await page.goto('/properties/citadel-views');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = await openEnquiry(page);
  await expect(form.locator('[name="message"]')).toBeVisible();
  await expect(form.locator('[type="submit"]')).toBeHidden();
  await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
  await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeAttached();

  await page.goto('/');
  const quick = page.getByRole('navigation', { name: 'Quick actions' });
  const inBar = quick.getByRole('link', { name: 'Book a time' });
  for (const link of [page.getByText('Book a Consultation'), inBar]) {
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*consultation/);
  }
  await expect(tourForm(page)).toBeHidden();
  await unfold(page);
  await expect(tourForm(page)).toBeVisible();
  await expect(page.locator('#payment-cardNumber')).toBeVisible();

  const tools = ['/outbox', '/shortlist', '/compare', '/capture'];
  for (const path of [...tools, '/calculators/payment-plan', '/calculators/stamp-duty']) {
    await page.goto(path);
    const line = page.locator('main noscript');
    await expect(line, path).toBeVisible();
    expect(await line.evaluate((one) => one.textContent)).toMatch(/ needs JavaScript\.$/);
    await expect(page.locator('.waits').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('without scripts, a property has its own letters, and neither gaps nor dead buttons', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/properties/bloom-towers');
  const name = page.locator('.header').getByText('Meridian Estates').first();
  await expect(name).toHaveCSS('font-family', /^"?Newsreader"?,/);
  const main = page.locator('main');
  await expect(main.getByText('Starting Price')).toBeVisible();
  await expect(main.locator('.no-print:empty').filter({ visible: true })).toHaveCount(0);
  // What opens as a popover needs no script.
  const dead = main.locator('button:not([popovertarget])').filter({ visible: true });
  await expect(dead).toHaveCount(0);
});
