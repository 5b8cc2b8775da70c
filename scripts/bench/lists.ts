import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { openList } from '../../tests/support/dashboard.ts';
import { startSite } from '../../tests/support/site.ts';
import { quantile, row } from './row.ts';
import { openPhone, PHONE_RATE, type Suite } from './suite.ts';

/** Filled once, as the dashboard is after years, and kept for the next run. */
const DATA_DIR = '.cache/bench-dashboard';

/** What a thumb does: so many flicks of so many pixels, at this speed a second. */
const FLICKS = 12;
const FLICK = { distance: 2_500, speed: 4_000 };

/** How a list of 100,000 leads scrolls on a phone. */
export const listsSuite: Suite = {
  name: 'lists',
  async measure({ browser }) {
    if (!existsSync(DATA_DIR)) {
      execFileSync('npm', ['run', 'seed'], { stdio: 'inherit', env: { ...process.env, DATA_DIR } });
    }
    const site = await startSite(DATA_DIR);
    const context = await openPhone(browser, { baseURL: `http://localhost:${site.port}` });
    try {
      const page = await context.newPage();
      await openList(page, site, 'Leads');
      await page.getByRole('article').first().waitFor();
      const { frames, rows } = await scroll(page, await context.newCDPSession(page));
      return [
        row('lists', 'frame while scrolling, p95, 4x', quantile(frames, 0.95), 50, 'ms', 1000 / 60),
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

/** Scrolls down as a thumb does, and watches what the screen shows of it. */
async function scroll(page: Page, session: CDPSession): Promise<Watched> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
  const watch = await page.evaluateHandle(() => {
    const watched = { frames: [] as number[], rows: 0, isOver: false };
    let before = 0;
    const look = (now: number) => {
      if (before) watched.frames.push(now - before);
      before = now;
      watched.rows = Math.max(watched.rows, document.querySelectorAll('.rows > li').length);
      if (!watched.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return watched;
  });
  for (let flick = 0; flick < FLICKS; flick += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -FLICK.distance,
      speed: FLICK.speed,
      gestureSourceType: 'touch',
    });
  }
  return watch.evaluate((watched): Watched => {
    watched.isOver = true;
    return { frames: watched.frames, rows: watched.rows };
  });
}
