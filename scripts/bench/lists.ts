import type { CDPSession, Page } from '@playwright/test';
import { openList } from '../../tests/support/dashboard.ts';
import { startFilledSite } from './filled-site.ts';
import { FRAME_MS, swipe, watchFrames } from './frames.ts';
import { quantile, row } from './row.ts';
import { openPhone, PHONE_RATE, type Suite } from './suite.ts';

/** Scrolling with a thumb: swipes up the screen, each divided into steps of one frame. */
const STROKES = 40;
const STROKE = { from: 780, to: 100, steps: 10 };

/** How smoothly a list of 100,000 leads scrolls on a phone. */
export const listsSuite: Suite = {
  name: 'lists',
  async measure({ browser }) {
    const site = await startFilledSite();
    const context = await openPhone(browser, { baseURL: `http://localhost:${site.port}` });
    try {
      const page = await context.newPage();
      await openList(page, site, 'Leads');
      await page.getByRole('article').first().waitFor();
      const { frames, rows } = await scroll(page, await context.newCDPSession(page));
      return [
        row('lists', 'frame while scrolling, p95, 4x', quantile(frames, 0.95), 50, 'ms', FRAME_MS),
        row('lists', 'frame while scrolling, median, 4x', quantile(frames, 0.5), 17, 'ms'),
        row('lists', 'rows in the document at most', rows, 120, 'rows'),
      ];
    } finally {
      await context.close();
      await site.stop();
    }
  },
};

type Watched = { frames: number[]; rows: number };

/** Scrolls down in swipes and records the frames. */
async function scroll(page: Page, session: CDPSession): Promise<Watched> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
  const rows = await page.evaluateHandle(() => {
    const watched = { most: 0, isOver: false };
    const look = () => {
      watched.most = Math.max(watched.most, document.querySelectorAll('.rows > li').length);
      if (!watched.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return watched;
  });
  const frames = await watchFrames(page);
  const { from, to, steps } = STROKE;
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    await swipe(page, session, { x: 195, y: from }, { x: 195, y: to }, steps);
  }
  const seen = await rows.evaluate((watched) => {
    watched.isOver = true;
    return { rows: watched.most, scrolled: scrollY };
  });
  if (seen.scrolled < STROKES * (STROKE.from - STROKE.to) * 0.8) {
    throw new Error(`The list was scrolled by only ${seen.scrolled} pixels.`);
  }
  return { frames: await frames(), rows: seen.rows };
}
