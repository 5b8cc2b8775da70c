import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

const GENERIC = 'Hello, I am interested in your properties. Please send me more information.';

/** Stands in for WhatsApp, so that the tests contact nobody. */
const answerChats = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat.' }));

test('a chat from the top of the home page opens immediately, and is recorded', async ({
  context,
  page,
  site,
}) => {
  await answerChats(context);
  await openPage(page, '/');
  const start = new Date().toISOString();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'WhatsApp Us' }).click();
  const chat = new URL((await opening).url());
  expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/447700900142');
  expect(chat.searchParams.get('text')).toBe(GENERIC);

  const leads = () =>
    site.rows('leads', { name: 'eq.WhatsApp visitor', created_at: `gte.${start}` });
  await expect.poll(leads).toHaveLength(1);
  expect(await leads()).toMatchObject([
    {
      email: null,
      phone: null,
      source: 'whatsapp',
      property_interest: 'General Interest',
      property_slug: null,
    },
  ]);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('offline, a phone is sent to the app itself, and the message can be copied', {
  tag: '@nightly',
}, async ({ complaints, context, page }) => {
  complaints.expectNetworkErrors();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/properties/bloom-towers');
  await page.locator('#contact > summary').click();
  const chat = page.getByRole('link', { name: 'WhatsApp Now' });
  const inspection = page.getByRole('link', { name: 'Book Inspection' });
  const before = new URL((await chat.getAttribute('href')) ?? '');
  const message = before.searchParams.get('text') ?? '';
  expect(before.hostname).toBe('wa.me');
  await expect(page.getByRole('button', { name: 'Copy message' })).toHaveCount(0);

  await context.setOffline(true);
  for (const link of [chat, inspection, page.getByRole('link', { name: 'Chat with Expert' })]) {
    await expect(link).toHaveAttribute('href', /^whatsapp:\/\/send\?phone=447700900142&text=/);
    // A link into an app needs no new tab.
    await expect(link).not.toHaveAttribute('target');
  }
  const link = new URL((await chat.getAttribute('href')) ?? '');
  expect(link.searchParams.get('text')).toBe(message);
  const asked = new URL((await inspection.getAttribute('href')) ?? '');
  expect(asked.searchParams.get('text')).toMatch(
    /^I would like to book an inspection for .+\. Please let me know available dates and times\.$/,
  );

  await page.getByRole('button', { name: 'Copy message' }).first().click();
  await expect(page.getByRole('button', { name: 'Message copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);

  await context.setOffline(false);
  await expect(chat).toHaveAttribute('href', before.href);
});

test.describe('at a desk', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } });

  test('offline, the link stays the one that any browser can open', { tag: '@nightly' }, async ({
    complaints,
    context,
    page,
  }) => {
    complaints.expectNetworkErrors();
    await openPage(page, '/properties/bloom-towers');
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: 'Copy message' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp Now' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
  });
});
