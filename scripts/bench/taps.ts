import type { Browser, Page } from '@playwright/test';
import { onSlowProcessor } from '../../tests/support/slow-processor.ts';
import { median, type Row, row } from './row.ts';
import { openPhone, PHONE_RATE, type Suite } from './suite.ts';

const BUDGET_MS = 100;
/** A few seconds each. */
const RUNS_AT_MOST = 5;

/** A tap, and how to tell that the page has responded. */
type Tap = {
  name: string;
  path: string;
  act: (page: Page, tap: () => Promise<void>) => Promise<void>;
  /** Opening a window is mostly the browser's own work, so the figure is only monitored. */
  opensWindow?: true;
};

const openScheduler = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Quick actions' }).getByText('Book a time').click();
  await page.locator('button[data-day]').first().waitFor();
};
const openMonth = async (page: Page) => {
  await page.getByRole('button', { name: 'Later' }).click();
  await page.locator('td[data-day]').first().waitFor();
};
const chooseDay = async (page: Page) => {
  await page.locator('button[data-day]').nth(4).click();
  await page.getByRole('radio').first().waitFor();
};

const TAPS: Tap[] = [
  {
    name: 'menu',
    path: '/',
    async act(page, begin) {
      await begin();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.menu').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'filter',
    path: '/properties',
    async act(page, begin) {
      await page.getByRole('button', { name: /Filter/ }).click();
      await begin();
      await page.getByRole('dialog').getByLabel('Location').selectOption('birmingham');
      await page.waitForURL(/location=birmingham/);
    },
  },
  {
    name: 'schedule',
    path: '/',
    async act(page, begin) {
      await begin();
      await openScheduler(page);
    },
  },
  {
    name: 'date',
    path: '/',
    async act(page, begin) {
      await openScheduler(page);
      await begin();
      await chooseDay(page);
    },
  },
  {
    name: 'month',
    path: '/',
    async act(page, begin) {
      await openScheduler(page);
      await begin();
      await openMonth(page);
    },
  },
  {
    name: 'time',
    path: '/',
    async act(page, begin) {
      await openScheduler(page);
      await chooseDay(page);
      await begin();
      await page.locator('label:has(input[type=radio]:enabled)').first().click();
      await page.getByRole('button', { name: 'Confirm on WhatsApp' }).waitFor();
    },
  },
  {
    name: 'confirm',
    path: '/',
    opensWindow: true,
    async act(page, begin) {
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
      await openScheduler(page);
      await chooseDay(page);
      await page.locator('label:has(input[type=radio]:enabled)').first().click();
      await begin();
      await page.getByRole('button', { name: 'Confirm on WhatsApp' }).click();
      await page.getByRole('region', { name: 'Your consultation' }).waitFor();
    },
  },
  {
    name: 'submit',
    path: '/properties/citadel-views',
    async act(page, begin) {
      const form = page.locator('form', { has: page.locator('[name="message"]') });
      await form.getByLabel('Name', { exact: true }).fill('Ada Obi');
      await form.getByLabel('Email', { exact: true }).fill('ada@example.com');
      await form.getByLabel('Message', { exact: true }).fill('Is it still there?');
      await begin();
      await form.getByRole('button', { name: 'Send' }).click();
      await page.locator('[data-sonner-toast]').first().waitFor();
    },
  },
];

/** The longest task after a tap, at a phone's CPU speed. The median, because tasks may merge by chance. */
export const tapSuite: Suite = {
  name: 'taps',
  async measure({ browser, url, runs }) {
    const rows: Row[] = [];
    for (const tap of TAPS) {
      const longest: number[] = [];
      for (let run = 0; run < Math.min(runs, RUNS_AT_MOST); run += 1) {
        longest.push(await measure(browser, url, tap));
      }
      const budget = tap.opensWindow ? undefined : BUDGET_MS;
      rows.push(row('taps', `${tap.name}, longest task`, median(longest), budget, 'ms'));
    }
    return rows;
  },
};

async function measure(browser: Browser, url: string, { path, act }: Tap): Promise<number> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(url + path);
  await page.waitForFunction(() => 'appReady' in window);
  let end = async () => 0;
  await act(page, async () => {
    // The page's own remaining work isn't part of the response.
    await untilIdle(page);
    end = await onSlowProcessor(page, PHONE_RATE);
  });
  await untilIdle(page);
  const longest = await end();
  await context.close();
  return longest;
}

async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
}
