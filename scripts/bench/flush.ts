import { countingSite } from './counting-site.ts';
import { row } from './row.ts';
import { openPhone, PHONE_RATE, type Suite } from './suite.ts';

const ENTRIES = 200;
const ROUND_TRIP_MS = 150;
/** The outbox's maximum number of concurrent requests, without pauses between them. */
const LIMIT_PER_SECOND = 6 / (ROUND_TRIP_MS / 1000);

/** How fast the outbox is flushed, and whether the page stays responsive in the meantime. */
export const flushSuite: Suite = {
  name: 'flush',
  async measure({ browser }) {
    const ids: string[] = [];
    const times: number[] = [];
    const site = await countingSite('dist', (req, res) => {
      if (!req.url?.startsWith('/rest/')) return false;
      let body = '';
      req.on('data', (part) => {
        body += part;
      });
      req.on('end', () =>
        setTimeout(() => {
          ids.push(JSON.parse(body).id);
          times.push(performance.now());
          res.writeHead(201).end();
        }, ROUND_TRIP_MS),
      );
      return true;
    });
    const context = await openPhone(browser);
    try {
      const page = await context.newPage();
      // Any document of the origin without our scripts.
      await page.goto(`${site.url}/robots.txt`);
      await page.evaluate(fillOutbox, ENTRIES);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
      await page.addInitScript(() => {
        const tasks: number[] = [];
        Object.assign(window, { tasks });
        new PerformanceObserver((list) => {
          tasks.push(...list.getEntries().map(({ duration }) => duration));
        }).observe({ type: 'longtask' });
      });
      await page.goto(`${site.url}/privacy`);
      await page.waitForFunction(() => 'appReady' in window);
      // Discard the tasks of hydration, which other suites measure.
      await page.evaluate(() => void (window as unknown as { tasks: [] }).tasks.splice(0));
      while (ids.length < ENTRIES) await page.waitForTimeout(100);
      const longest = await page.evaluate(() =>
        Math.max(0, ...(window as unknown as { tasks: number[] }).tasks),
      );
      const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
      return [
        row('flush', 'entries a second', ENTRIES / seconds, 20, 'rows/s', LIMIT_PER_SECOND),
        row('flush', 'sent more than once', ids.length - new Set(ids).size, 0, 'requests'),
        row('flush', 'longest task, 4x', longest, 200, 'ms', 0),
      ];
    } finally {
      await context.close();
      await site.close();
    }
  },
};

/** Runs in the page: adds enquiries captured earlier, as the outbox stores them. */
async function fillOutbox(count: number): Promise<void> {
  const opening = indexedDB.open('meridian', 1);
  opening.onupgradeneeded = () => {
    const entries = opening.result.createObjectStore('entries', {
      keyPath: 'seq',
      autoIncrement: true,
    });
    entries.createIndex('id', 'id', { unique: true });
    entries.createIndex('kind', 'state.kind');
    entries.createIndex('due', ['state.kind', 'state.dueAt']);
    opening.result.createObjectStore('meta');
  };
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('entries', 'readwrite');
  for (let n = 0; n < count; n += 1) {
    transaction.objectStore('entries').add({
      id: crypto.randomUUID(),
      capturedAt: new Date().toISOString(),
      submission: {
        table: 'leads',
        name: `Ada Obi ${n}`,
        email: null,
        phone: '+2348030000000',
        property_interest: 'Bloom Towers',
        notes: null,
        source: 'viewing',
      },
      attempts: 0,
      ambiguous: false,
      state: { kind: 'waiting', dueAt: Date.now() },
    });
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}
