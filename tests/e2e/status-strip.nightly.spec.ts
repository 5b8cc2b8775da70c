import type { Page } from '@playwright/test';
import { THIS_RELEASE } from '../../scripts/testing/releases';
import { indexedPages } from '../support/built-pages';
import { dashboardFiles, dashboardOf } from '../support/dashboard-files';
import { sendEnquiry, someEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { countWaiting, keptPages, openPage, readyOffline, statusStrip } from '../support/on-device';
import { openDashboard } from '../support/staff';

test.beforeEach(({ complaints }) => {
  complaints.expectNetworkErrors();
  // Offline the database can't confirm the administrator's role, which is logged.
  complaints.expectText(/check for an administrator failed/);
});

const PAGES = [
  '/',
  '/properties',
  '/properties/bloom-towers',
  '/blog/uk-property-guide',
  '/capture',
  '/outbox',
  '/admin',
];

const link = (page: Page) => statusStrip(page).getByRole('link', { name: 'See what’s waiting' });

/** What the strip covers, and what makes its link hard to hit. */
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const found: string[] = [];
    const strip = document.querySelector('.status-strip')?.getBoundingClientRect();
    const main = document.querySelector('main')?.getBoundingClientRect();
    if (!strip || !main || strip.height === 0) return ['there is no strip'];
    if (main.top < strip.bottom) found.push(`${strip.bottom - main.top} px are covered`);
    const target = document.querySelector('.status-strip a:not([aria-current])');
    if (!target) return found;
    const box = target.getBoundingClientRect();
    if (box.width < 48 || box.height < 48) found.push(`${box.width} x ${box.height} px`);
    for (const x of [box.left + 1, box.right - 1]) {
      for (const y of [box.top + 1, box.bottom - 1]) {
        if (document.elementFromPoint(x, y) !== target) found.push(`not hit at ${x}, ${y}`);
      }
    }
    for (const other of document.querySelectorAll('a, button, input, select, textarea')) {
      if (other === target || !other.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const isBeside = left >= box.right || right <= box.left;
      if (isBeside || top >= box.bottom || bottom <= box.top || bottom - box.bottom >= 48) continue;
      found.push(`lies on “${other.textContent}”`);
    }
    return found;
  });
}

test('offline, the strip covers nothing at the top of a page, and its link is large enough for a thumb @worker', async ({
  page,
  site,
  network,
}) => {
  await openDashboard(page, site);
  await readyOffline(page);
  await expect.poll(() => dashboardFiles(page)).toEqual(dashboardOf(THIS_RELEASE));
  await openPage(page, '/properties/citadel-views');
  await expect.poll(() => keptPages(page)).toEqual(indexedPages());
  await network.goDark();
  await sendEnquiry(page, someEnquiry());
  await expect.poll(() => countWaiting(page)).toBe(1);

  for (const path of PAGES) {
    await test.step(path, async () => {
      await openPage(page, path);
      if (path === '/admin') await page.getByText('Admin Dashboard').waitFor();
      await expect(statusStrip(page)).toContainText('1 waiting to be sent');
      await expect(link(page)).toHaveCount(path === '/outbox' ? 0 : 1);
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        // During an attempt the strip may disappear for a moment.
        await expect.poll(() => troubles(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('the strip’s message', () => {
  test('never moves a field that is being typed into, and passing messages move nothing at all', async ({
    page,
    network,
  }) => {
    await openPage(page, '/properties/citadel-views');
    const top = (selector: string) =>
      page.locator(selector).evaluate((it) => it.getBoundingClientRect().top);
    const before = await top('main');
    const release = network.hold((path) => path.startsWith('/rest/'));
    await sendEnquiry(page, someEnquiry());
    await expect(statusStrip(page)).toContainText('Sending…');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await top('main')).toBe(before);
    release();
    await expect(statusStrip(page)).toContainText('Recorded');
    expect(await top('main')).toBe(before);
    await expect(statusStrip(page)).toBeEmpty();

    const message = '#contact-citadel-views-message';
    await page.locator(message).focus();
    const field = await top(message);
    // A page scrolls by whole pixels.
    const isWhereItWas = async () => Math.abs((await top(message)) - field) < 1;
    await page.context().setOffline(true);
    await expect(statusStrip(page)).toContainText('Offline');
    expect(await isWhereItWas()).toBe(true);
    await page.context().setOffline(false);
    await expect(statusStrip(page)).toBeEmpty();
    expect(await isWhereItWas()).toBe(true);
  });
});

test('while the page that was tapped is on a slow way, the strip says so, until it is here', async ({
  network,
  page,
}) => {
  await openPage(page, '/services');
  const load = network.hold((path) => path.startsWith('/assets/blog-'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(statusStrip(page)).toHaveText(/^Loading…/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Our services/);
  load();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog: guides for buyers');
  await expect(statusStrip(page)).not.toContainText('Loading');
});
