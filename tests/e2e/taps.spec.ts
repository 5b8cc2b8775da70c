import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import { answerChats } from '../support/scheduler';
import type { Site } from '../support/site';

/** The first number in the footer: the Lagos office's. */
const CALL_LAGOS = 'a[href^="tel:"] >> nth=0';

test.beforeEach(async ({ complaints, context }) => {
  // A desktop browser has no app that calls.
  complaints.expectText(/Failed to launch 'tel:/);
  await answerChats(context);
});

/** The leads stored since then, first to last. */
async function leadsSince(site: Site, start: string) {
  const leads = await site.rows('leads', { created_at: `gte.${start}` });
  return leads.sort((a, b) => a.created_at.localeCompare(b.created_at));
}

const now = () => new Date().toISOString();

/** Taps a link to a chat, and closes the chat. */
async function tapChat(page: Page, name: string): Promise<void> {
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .filter({ visible: true })
      .first()
      .tap(),
  ]);
  await chat.close();
}

test('every chat and call on a property’s page is a lead about the property, a second tap the same one', async ({
  page,
  site,
}) => {
  const start = now();
  await openPage(page, '/properties/bloom-towers');
  await tapChat(page, 'WhatsApp Now');
  await expect.poll(() => leadsSince(site, start)).toHaveLength(1);
  await page.locator('#contact > summary').tap();
  for (const again of ['WhatsApp Now', 'Chat with Expert']) await tapChat(page, again);
  await tapChat(page, 'Book Inspection');
  await expect.poll(() => leadsSince(site, start)).toHaveLength(2);
  await page.getByRole('contentinfo').locator(CALL_LAGOS).tap();
  await expect.poll(() => leadsSince(site, start)).toHaveLength(3);

  const about = { property_slug: 'bloom-towers', property_interest: 'Bloom Towers', email: null };
  expect(await leadsSince(site, start)).toMatchObject([
    { ...about, source: 'whatsapp', name: 'WhatsApp visitor' },
    {
      ...about,
      source: 'whatsapp',
      notes: expect.stringContaining('I would like to book an inspection for Bloom Towers.'),
    },
    {
      ...about,
      source: 'call',
      name: 'Caller',
      notes: expect.stringMatching(/^Tapped to call the Lagos office, on the page “Bloom Towers/),
    },
  ]);
});

test('in another tab, a second tap is the same lead', { tag: '@nightly' }, async ({
  context,
  page,
  site,
}) => {
  const start = now();
  await openPage(page, '/properties/bloom-towers');
  await tapChat(page, 'WhatsApp Now');
  await expect.poll(() => leadsSince(site, start)).toHaveLength(1);
  const other = await context.newPage();
  await openPage(other, '/properties/bloom-towers');
  await tapChat(other, 'WhatsApp Now');
  await other.getByRole('contentinfo').locator(CALL_LAGOS).tap();
  await expect.poll(() => leadsSince(site, start)).toHaveLength(2);
  expect(await leadsSince(site, start)).toMatchObject([{ source: 'whatsapp' }, { source: 'call' }]);
});

test('a chat from an article, and from a search that fits nothing, tells staff what it is about', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const start = now();
  await openPage(page, '/blog/uk-property-guide');
  await tapChat(page, 'WhatsApp');
  await expect.poll(() => leadsSince(site, start)).toHaveLength(1);
  await openPage(page, '/properties?location=dubai');
  await tapChat(page, 'WhatsApp');
  await expect.poll(() => leadsSince(site, start)).toHaveLength(2);
  await openPage(page, '/calculators/stamp-duty?price=300000');
  await page.getByRole('contentinfo').locator(CALL_LAGOS).tap();
  await expect.poll(() => leadsSince(site, start)).toHaveLength(3);
  const general = { property_interest: 'General Interest', property_slug: null };
  expect(await leadsSince(site, start)).toMatchObject([
    {
      ...general,
      notes: expect.stringMatching(/^Tapped WhatsApp, on the page “Buying a flat in England/),
    },
    { ...general, notes: expect.stringContaining('(location: Dubai)') },
    { ...general, notes: expect.stringContaining('price £300,000, stamp duty £') },
  ]);
});
