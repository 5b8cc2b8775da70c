import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { answerChats, scheduleLink, sheet, strip } from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');

const OPENERS = [
  { path: '/about', where: 'the bar', of: scheduleLink },
  { path: '/properties/bloom-towers', where: 'a property’s bar', of: scheduleLink },
  { path: '/', where: 'the hero', of: (page: Page) => page.getByText('Book a Consultation') },
];

for (const { path, where, of } of OPENERS) {
  test(`a calendar of ${where} that is tapped before the script is here says so, and opens once it is`, async ({
    context,
    network,
    page,
  }) => {
    const pages = context.pages();
    const release = network.hold(isScript);
    await page.goto(path, { waitUntil: 'commit' });
    const opener = of(page);
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    const height = async () => (await bar.boundingBox())?.height;
    const before = await height();
    await opener.tap();
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    const words = await opener.evaluate((link) => getComputedStyle(link, '::before').content);
    expect(words).toBe('"Loading…"');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await height()).toBe(before);
    expect(context.pages(), 'no chat opens').toEqual(pages);

    release();
    await expect(sheet(page)).toBeVisible();
    await expect(strip(page)).toBeVisible();
    await expect(opener).not.toHaveAttribute('aria-busy');
    expect(context.pages()).toEqual(pages);
  });
}

test('the bar is within reach before script and style sheet are here', async ({
  network,
  page,
}) => {
  const release = network.hold((path) => path.startsWith('/assets/'));
  await page.goto('/properties/bloom-towers', { waitUntil: 'commit' });
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => bar.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom))
    .toBe(0);
  release();
});

test('the menu’s calendar opens below its button, although that was tapped too early', async ({
  network,
  page,
}) => {
  const release = network.hold(isScript);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Schedule Consultation').tap();
  release();
  await expect(strip(menu)).toBeVisible();
});

test('if the script cannot be loaded, a calendar that was tapped leads to the chat', async ({
  complaints,
  context,
  page,
}) => {
  complaints.expectNetworkErrors();
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  const opener = scheduleLink(page);
  await opener.tap();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
  await expect(opener).toHaveText('Schedule');
  const words = await opener.evaluate((link) => getComputedStyle(link, '::before').content);
  expect(words).not.toContain('Loading');
  const chat = page.waitForEvent('popup');
  await opener.tap();
  expect((await chat).url()).toContain('https://wa.me/');
});
