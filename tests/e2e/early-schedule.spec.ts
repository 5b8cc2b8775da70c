import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { answerChats, scheduleLink, sheet, strip } from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

/** What starts the page. With all scripts held, the browser would have no connection left for the style sheet. */
const isEntry = (path: string) => /^\/assets\/index-.*\.js$/.test(path);
const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');

const OPENERS = [
  { path: '/about', where: 'the bar', of: scheduleLink },
  { path: '/properties/bloom-towers', where: 'a property’s bar', of: scheduleLink },
  { path: '/', where: 'the hero', of: (page: Page) => page.getByText('Book a Consultation') },
];

/** Where an opener and what is beside it are, with the word and without it, as the fonts of that moment have it. */
const boxes = (opener: Locator) =>
  opener.evaluate((link) => {
    const measure = () =>
      [...(link.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect().toJSON());
    const withWord = measure();
    link.removeAttribute('aria-busy');
    const without = measure();
    link.setAttribute('aria-busy', 'true');
    return { withWord, without };
  });

/** The word over an opener, and by how many pixels it is wider than that. */
const wordOver = (opener: Locator) =>
  opener.evaluate((link) => {
    const { content, font } = getComputedStyle(link, '::before');
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    if (!brush) throw new Error('There is nothing to measure it with.');
    brush.font = font;
    const word = content.replaceAll('"', '');
    const { width } = brush.measureText(word);
    return { word, excess: Math.max(0, Math.max(width, link.scrollWidth) - link.clientWidth) };
  });

for (const { path, where, of } of OPENERS) {
  test(`a calendar of ${where} that is tapped before the script is here says so, and opens once it is`, {
    tag: '@nightly',
  }, async ({ context, network, page }) => {
    const pages = context.pages();
    const release = network.hold(isEntry);
    const releaseStyle = network.hold((asked) => asked.endsWith('.css'));
    await page.goto(path, { waitUntil: 'commit' });
    const opener = of(page);
    const expectWord = async () => {
      await expect(opener).toHaveAttribute('aria-busy', 'true');
      expect(await wordOver(opener)).toEqual({ word: 'Loading…', excess: 0 });
      const { withWord, without } = await boxes(opener);
      expect(withWord).toEqual(without);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    };
    await opener.tap();
    await expectWord();
    expect(context.pages(), 'no chat opens').toEqual(pages);

    releaseStyle();
    await page.waitForFunction(
      () => !!document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet,
    );
    await expectWord();

    release();
    await expect(sheet(page)).toBeVisible();
    await expect(strip(page)).toBeVisible();
    await expect(opener).not.toHaveAttribute('aria-busy');
    expect(context.pages()).toEqual(pages);
  });
}

test('the bar is within reach before script and style sheet are here', { tag: '@nightly' }, async ({
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

test('the menu’s calendar opens below its button, although that was tapped too early', {
  tag: '@nightly',
}, async ({ network, page }) => {
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
  await expect(opener).not.toHaveAttribute('aria-busy');
  await expect(opener).toHaveText('Book a time');
  expect((await wordOver(opener)).word).not.toContain('Loading');
  const chat = page.waitForEvent('popup');
  await opener.tap();
  expect((await chat).url()).toContain('https://wa.me/');
});
