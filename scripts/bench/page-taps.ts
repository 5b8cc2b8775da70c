import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { median, quantile, type Row, row } from './row.ts';
import { openPhone, PHONE_RATE, type Suite } from './suite.ts';
import { watchTransitions } from './watch-transitions.ts';

const RUNS = 8;
/** How long a finger rests on a link. */
const FINGER_MS = 80;
/** By then nothing is on its way that a page loads by itself, and nothing moves. */
const REST_MS = 700;
/** Of the time that the build named by `AGAINST` takes. */
const BUDGET = 0.7;

const PROPERTY = '/properties/citadel-views';
const ARTICLE = '/blog/sustainable-building-practices';

type Way = { name: string; from: string; link: (page: Page) => Promise<Locator> };

const WAYS: Way[] = [
  {
    name: 'menu to list',
    from: '/',
    async link(page) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      return page.locator('.menu').getByRole('link', { name: 'Properties' });
    },
  },
  { name: 'card to property', from: '/properties', link: linkTo(PROPERTY) },
  { name: 'property to article', from: PROPERTY, link: linkTo(ARTICLE) },
  { name: 'property to guide', from: PROPERTY, link: linkTo('/guides') },
];

/**
 * From a tap, which ends with the click, to the next page's painted heading, at a phone's CPU speed and with the pages on
 * the device. `AGAINST` is the address of another build that is served (`npm run serve` in another work tree): then both
 * are tapped by turns, and the budget is a ratio.
 */
export const pageTapSuite: Suite = {
  name: 'page-taps',
  async measure({ browser, url }) {
    const other = process.env['AGAINST'];
    const phones = await Promise.all(
      [url, ...(other ? [other] : [])].map((one) => openKept(browser, one)),
    );
    const rows: Row[] = [];
    for (const way of WAYS) {
      const [ours = [], theirs] = await tapByTurns(phones, way);
      const limit = theirs && median(theirs);
      rows.push(
        row('page-taps', `${way.name}, painted heading, 4x`, median(ours), undefined, 'ms', limit),
      );
      if (!limit) continue;
      rows.push(
        row('page-taps', `${way.name}, beside the other build`, median(ours) / limit, BUDGET, 'x'),
      );
      const best = quantile(ours, 0) / quantile(theirs, 0);
      rows.push(row('page-taps', `${way.name}, the best of each`, best, undefined, 'x'));
    }
    for (const { context } of phones) await context.close();
    return rows;
  },
};

type Phone = { url: string; context: BrowserContext };

/** A phone on which the worker has kept the pages. */
async function openKept(browser: Browser, url: string): Promise<Phone> {
  const context = await openPhone(browser, { serviceWorkers: 'allow' });
  await context.addInitScript(watchTransitions);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const path of ['/', '/properties', PROPERTY, ARTICLE, '/guides']) {
    await openAtRest(page, url + path);
  }
  await page.close();
  return { url, context };
}

async function openAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => 'appReady' in window);
  await page.waitForTimeout(REST_MS);
}

async function tapByTurns(phones: Phone[], way: Way): Promise<number[][]> {
  const times: number[][] = phones.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, phone] of phones.entries()) times[index]?.push(await tapOnce(phone, way));
  }
  return times;
}

/** In a document of its own: the next page's script is still to be loaded, from the device. */
async function tapOnce({ context, url }: Phone, { from, link }: Way): Promise<number> {
  const page = await context.newPage();
  await openAtRest(page, url + from);
  const target = await link(page);
  await target.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(REST_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error('Not on the screen.');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
  await page.evaluate(() => window.transitions.begin());
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const shown = await page.waitForFunction(() => Math.max(0, window.transitions.end().heading));
  const heading = await shown.jsonValue();
  await page.close();
  return heading;
}

/** The last link to a page; the fold that it may be in is opened. */
function linkTo(path: string): Way['link'] {
  return async (page) => {
    const link = page.locator(`:is(main, footer) a[href="${path}"]`).last();
    await link.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
    return link;
  };
}
