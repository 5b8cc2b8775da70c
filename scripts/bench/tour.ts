import type { Browser } from '@playwright/test';
import { sum } from '../../src/lib/sum.ts';
import { FRAME_MS, swipe, watchFrames } from './frames.ts';
import { median, type Row, row } from './row.ts';
import { openPhone, PHONE_RATE, SLOW_4G, type Suite } from './suite.ts';

const PATH = '/tour/brum-height-7';
const VIEW_BUDGET_MS = 3_000;
/** 45 frames a second. */
const FRAME_BUDGET_MS = Math.floor(1_000 / 45);
/** A few seconds each. */
const RUNS_AT_MOST = 9;
/** The view draws fewer pixels on a slow device from its first turns on. */
const TURNS = 6;
const TURN = { from: { x: 340, y: 400 }, to: { x: 50, y: 400 }, steps: 30 };

type Visit = { viewMs: number; frameMs: number };

/** How soon a phone looks around in the 3D tour, and how smoothly it turns. Without a graphics card the processor draws. */
export const tourSuite: Suite = {
  name: 'tour',
  async measure({ browser, url, runs }): Promise<Row[]> {
    const visits: Visit[] = [];
    for (let run = 0; run < Math.min(runs, RUNS_AT_MOST); run += 1) {
      visits.push(await visitTour(browser, url));
    }
    const typical = (time: keyof Visit) => median(visits.map((visit) => visit[time]));
    return [
      row('tour', 'first view, 4G, 4x', typical('viewMs'), VIEW_BUDGET_MS, 'ms'),
      row(
        'tour',
        'frame while turning, mean, 4x',
        typical('frameMs'),
        FRAME_BUDGET_MS,
        'ms',
        FRAME_MS,
      ),
    ];
  },
};

async function visitTour(browser: Browser, url: string): Promise<Visit> {
  const context = await openPhone(browser, { reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
    await page.goto(url + PATH, { waitUntil: 'commit' });
    const opened = await page.waitForFunction(
      () => document.querySelector('.tour-view[data-open]') !== null && performance.now(),
    );
    const viewMs = Number(await opened.jsonValue());
    const cone = page.locator('.tour-cone').locator('..');
    const before = await cone.getAttribute('transform');
    await page.locator('.tour-view').scrollIntoViewIfNeeded();
    const frames = await watchFrames(page);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await swipe(page, session, TURN.from, TURN.to, TURN.steps);
    }
    const shown = await frames();
    if ((await cone.getAttribute('transform')) === before)
      throw new Error('The view did not turn.');
    return { viewMs, frameMs: sum(shown) / shown.length };
  } finally {
    await context.close();
  }
}
