import type { Page, Response } from '@playwright/test';
import { brotliBytes } from './brotli-bytes.ts';
import { inKilobytes, type Row, row } from './row.ts';
import { openPhone, type Suite } from './suite.ts';

/** By then everything that a touch triggers has been requested. */
const QUIET_MS = 1_500;

/** A part of a page that is loaded on demand. */
type Part = {
  name: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  /** Loaded by the first touch, wherever it is. */
  isOfTouch?: true;
  /** Selects this part's scripts, if others load at the same moment. */
  files?: RegExp;
  budget: number;
};

const openScheduler = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Quick actions' }).getByText('Book a time').click();
  await page.locator('button[data-day]').first().waitFor();
};

const PARTS: Part[] = [
  {
    name: 'strip of days',
    path: '/privacy',
    act: openScheduler,
    budget: 9.5,
  },
  {
    name: 'month',
    path: '/privacy',
    async act(page) {
      await openScheduler(page);
      await page.getByRole('button', { name: 'Later' }).click();
      await page.locator('td[data-day]').first().waitFor();
    },
    files: /\/day-calendar-/,
    budget: 20,
  },
  {
    name: 'last step of a consultation',
    path: '/privacy',
    async act(page) {
      await openScheduler(page);
      await page.locator('button[data-day]').last().click();
      await page.locator('label:has(input[type=radio])').first().click();
      await page.getByRole('button', { name: 'Confirm on WhatsApp' }).waitFor();
    },
    files: /\/last-step-/,
    budget: 6.5,
  },
  {
    name: 'first toast',
    path: '/privacy',
    async act(page) {
      const form = page.getByRole('contentinfo').locator('form');
      await form.getByLabel('Email address').fill('ada@example.com');
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await page.locator('[data-sonner-toast]').first().waitFor();
    },
    files: /\/toaster-/,
    budget: 10,
  },
  {
    name: 'gallery',
    path: '/properties/citadel-views',
    async act(page) {
      await page
        .getByRole('button', { name: /screen/ })
        .first()
        .click();
      await page.locator('dialog.gallery[open]').waitFor();
    },
    // Any touch of the page loads it.
    isOfTouch: true,
    files: /\/page-gallery-/,
    budget: 6.5,
  },
  {
    name: 'motion',
    path: '/privacy',
    act: () => Promise.resolve(),
    isOfTouch: true,
    files: /\/movements-/,
    budget: 12.5,
  },
];

/** The scripts loaded when a part of a page is first used, beyond those that the first touch of the page loads. */
export const onDemandSuite: Suite = {
  name: 'on-demand',
  async measure({ browser, url }) {
    const rows: Row[] = [];
    for (const { name, path, act, isOfTouch, files = /\.js$/, budget } of PARTS) {
      const context = await openPhone(browser);
      const page = await context.newPage();
      await page.goto(url + path);
      await page.waitForFunction(() => 'appReady' in window);
      // By address: a script is fetched before it is imported, the second time from the browser's cache.
      const scripts = new Map<string, Response>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (files.test(pathname)) scripts.set(pathname, response);
      });
      // Any touch loads the sending code and, once the page is idle, the animations: they belong to no other part.
      const lastOfTouch = page.waitForResponse(/\/movements-/);
      await page.keyboard.press('Shift');
      await lastOfTouch;
      await page.waitForTimeout(QUIET_MS);
      if (!isOfTouch) scripts.clear();
      await act(page);
      await page.waitForTimeout(QUIET_MS);
      const sizes = [...scripts.values()].map(async (script) => brotliBytes(await script.body()));
      const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
      rows.push(row('on-demand', name, inKilobytes(bytes), budget, 'KB'));
      await context.close();
    }
    return rows;
  },
};
