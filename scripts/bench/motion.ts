import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { FRAME_MS, swipe, watchFrames } from './frames.ts';
import { median, quantile, type Row, row } from './row.ts';
import { openPhone, PHONE_RATE, type Suite } from './suite.ts';
import { watchTransitions } from './watch-transitions.ts';

/** Two frames: more is seen as a jerk. */
const BUDGET_MS = 33;
/** A frame of a phone that is as much slower. */
const WAIT_BUDGET_MS = Math.round(PHONE_RATE * FRAME_MS);
const HEADING_BUDGET_MS = 100;
/** A few seconds each. */
const RUNS_AT_MOST = 9;
/** By then every movement has ended. */
const END_MS = 600;

const PROPERTY = '/properties/citadel-views';
const CARD = `.property-card a[href="${PROPERTY}"]`;

/** The frames of a phone while something moves, and how long pages wait for their transition. */
export const motionSuite: Suite = {
  name: 'motion',
  async measure({ browser, url, runs }) {
    const count = Math.min(runs, RUNS_AT_MOST);
    return [
      ...(await sheetRows(browser, url, count)),
      ...(await galleryRows(browser, url, count)),
      ...(await pageRows(browser, url, count)),
    ];
  },
};

type Phone = { context: BrowserContext; page: Page; session: CDPSession };

/** Opens a page, with everything loaded that a touch loads, and slows it down. */
async function openMoving(browser: Browser, url: string, isStill = false): Promise<Phone> {
  const context = await openPhone(browser, { reducedMotion: isStill ? 'reduce' : 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(watchTransitions);
  await page.goto(url);
  await page.waitForFunction(() => 'appReady' in window);
  const loaded = isStill ? undefined : page.waitForResponse(/\/movements-/);
  await page.keyboard.press('Shift');
  await loaded;
  await page.waitForTimeout(END_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
  return { context, page, session };
}

/** Collects the frames of each part of a movement. */
function createFrames(page: Page) {
  const all = new Map<string, number[]>();
  return {
    async during(part: string, act: () => Promise<unknown>): Promise<void> {
      const end = await watchFrames(page);
      await act();
      await page.waitForTimeout(END_MS);
      all.set(part, [...(all.get(part) ?? []), ...(await end())]);
    },
    rows: (): Row[] =>
      [...all].map(([part, frames]) =>
        row('motion', `${part}, frame p95, 4x`, quantile(frames, 0.95), BUDGET_MS, 'ms', FRAME_MS),
      ),
  };
}

async function sheetRows(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const { context, page, session } = await openMoving(browser, `${url}/properties`);
  const frames = createFrames(page);
  const pull = async (by: number) => {
    const { x, y } = await middleOf(page.locator('.sheet-head h2'));
    await swipe(page, session, { x, y }, { x, y: y + by }, 20);
  };
  for (let run = 0; run < runs; run += 1) {
    await frames.during('sheet opens', () => page.getByRole('button', { name: /Filters/ }).tap());
    await frames.during('sheet is pulled, and springs back', () => pull(120));
    await frames.during('sheet is pulled away', () => pull(400));
    await page.locator('dialog.sheet').waitFor({ state: 'detached' });
  }
  await context.close();
  return frames.rows();
}

async function galleryRows(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const { context, page, session } = await openMoving(browser, url + PROPERTY);
  const frames = createFrames(page);
  const picture = page.locator('[aria-roledescription="carousel"] li').first();
  const middle = { x: 195, y: 422 };
  for (let run = 0; run < runs; run += 1) {
    await frames.during('gallery opens', () => picture.tap());
    await frames.during('gallery is swiped', () =>
      swipe(page, session, middle, { x: 45, y: 422 }, 12),
    );
    await frames.during('gallery enlarges', async () => {
      await page.touchscreen.tap(middle.x, middle.y);
      await page.touchscreen.tap(middle.x, middle.y);
    });
    await page.getByRole('button', { name: 'Show the whole picture' }).tap();
    await page.waitForTimeout(END_MS);
    await frames.during('gallery is pulled away', () =>
      swipe(page, session, middle, { x: 195, y: 722 }, 12),
    );
    await page.locator('dialog.gallery').waitFor({ state: 'detached' });
  }
  await context.close();
  return frames.rows();
}

async function pageRows(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const moving = await turnPages(browser, url, runs, false);
  const still = await turnPages(browser, url, runs, true);
  const rows: Row[] = [];
  for (const way of ['list to page', 'page to list'] as const) {
    const { frames, waits, headings, skipped } = moving[way];
    const heading = quantile(still[way].headings, 0.95);
    rows.push(
      ...(frames.length > 0
        ? [
            row(
              'motion',
              `${way}, frame p95, 4x`,
              quantile(frames, 0.95),
              BUDGET_MS,
              'ms',
              FRAME_MS,
            ),
          ]
        : []),
      // On a busy machine; there pages change at once.
      row('motion', `${way}, left out of ${runs}`, skipped, undefined, 'transitions'),
      row('motion', `${way}, wait for the transition, 4x`, median(waits), WAIT_BUDGET_MS, 'ms', 0),
      row(
        'motion',
        `${way}, painted heading p95, 4x`,
        quantile(headings, 0.95),
        HEADING_BUDGET_MS,
        'ms',
        heading,
      ),
    );
  }
  return rows;
}

type Turns = { frames: number[]; waits: number[]; headings: number[]; skipped: number };

const noTurns = (): Turns => ({ frames: [], waits: [], headings: [], skipped: 0 });

/** Goes from the list to a page and back. The first time, the page's script is still to be loaded. */
async function turnPages(browser: Browser, url: string, runs: number, isStill: boolean) {
  const { context, page } = await openMoving(browser, `${url}/properties`, isStill);
  const turns = {
    'list to page': noTurns(),
    'page to list': noTurns(),
  };
  const card = page.locator(CARD);
  for (let run = 0; run <= runs; run += 1) {
    await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(END_MS);
    for (const [way, act] of [
      ['list to page', () => card.tap()],
      ['page to list', () => page.evaluate(() => history.back())],
    ] as const) {
      await page.evaluate(() => window.transitions.begin());
      await act();
      await page.waitForTimeout(2 * END_MS);
      const { frames, wait, heading } = await page.evaluate(() => window.transitions.end());
      if (run === 0) continue;
      turns[way].frames.push(...frames);
      if (frames.length === 0) turns[way].skipped += 1;
      turns[way].headings.push(heading);
      if (wait !== undefined) turns[way].waits.push(wait);
    }
  }
  await context.close();
  return turns;
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
