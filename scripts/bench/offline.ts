import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { answerBare } from './bare-pages.ts';
import { countingSite } from './counting-site.ts';
import { pageBudgets } from './pages.ts';
import { median, type Row, row } from './row.ts';
import { PHONE, PHONE_RATE, type Suite } from './suite.ts';

/** The smallest useful worker: it caches what was fetched and serves it again. */
const TEN_LINES = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(answer(event.request)));
async function answer(request) {
  const cache = await caches.open('seen');
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}`;

/** A page opened without a network. */
type Opened = { fcp: number; title: string; broken: number };

/** A cold start's time varies between two thirds and one and a half of the usual, so a run compares means. */
const STARTS_A_RUN = 3;

/**
 * Opens each type of page in a cold browser without a network, compared with a script-free copy behind the ten-line
 * worker.
 */
export const offlineSuite: Suite = {
  name: 'offline',
  async measure({ runs }) {
    const ours = await prepare(() => false, isKept);
    const limit = await prepare(bareWithWorker, isSeen);
    const rows: Row[] = [];
    let wrong = 0;
    let broken = 0;
    try {
      for (const { name, path } of pageBudgets) {
        const ratios: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          let pages = 0;
          let bares = 0;
          for (let start = 0; start < STARTS_A_RUN; start += 1) {
            const page = await open(ours, path);
            pages += page.fcp;
            bares += (await open(limit, path)).fcp;
            if (page.title !== ours.titles.get(path)) {
              console.warn(`offline: ${path} opened “${page.title}”.`);
              wrong += 1;
            }
            broken += page.broken;
          }
          ratios.push(pages / bares);
        }
        rows.push(row('offline', `${name}, first paint, 4x`, median(ratios), 1.35, 'x', 1));
      }
      rows.push(row('offline', 'wrong documents', wrong, 0, 'files'));
      rows.push(row('offline', 'broken pictures', broken, 0, 'files'));
    } finally {
      for (const { profile } of [ours, limit]) await rm(profile, { recursive: true, force: true });
    }
    return rows;
  },
};

type Prepared = { profile: string; url: string; titles: Map<string, string> };

/** Visits each page online until it is stored on the device, then stops the server. */
async function prepare(
  own: (req: IncomingMessage, res: ServerResponse) => boolean,
  isReady: (page: Page) => Promise<void>,
): Promise<Prepared> {
  const profile = await mkdtemp(join(tmpdir(), 'meridian-offline-'));
  const site = await countingSite('dist', own);
  const context = await launch(profile);
  const titles = new Map<string, string>();
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const { path } of pageBudgets) {
      await page.goto(site.url + path);
      await isReady(page);
      titles.set(path, await page.title());
    }
  } finally {
    await context.close();
    await site.close();
  }
  return { profile, url: site.url, titles };
}

async function launch(profile: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    executablePath: await findChromium(),
    args: CHROMIUM_ARGS,
  });
  // tsx wraps named functions in a call to `__name`, even those passed to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

/** Opens a page in a newly started browser without a network. */
async function open({ profile, url }: Prepared, path: string): Promise<Opened> {
  const context = await launch(profile);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
    await page.goto(url + path);
    const fcp = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return {
      fcp: Number(await fcp.jsonValue()),
      title: await page.title(),
      broken: await page.evaluate(
        () =>
          [...document.images].filter(
            ({ complete, currentSrc, naturalWidth }) => complete && currentSrc && !naturalWidth,
          ).length,
      ),
    };
  } finally {
    await context.close();
  }
}

function bareWithWorker(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.url !== '/sw.js') return answerBare(req, res);
  res.setHeader('Content-Type', 'text/javascript');
  res.end(TEN_LINES);
  return true;
}

/** Waits until the page's document is stored, either in the shell or among the kept pages. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { pathname } = location;
    const names = [pathname, `${pathname}.html`, `${pathname}index.html`];
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      if (keys.some(({ url }) => names.includes(new URL(url).pathname))) return true;
    }
    return false;
  });
}

async function isSeen(page: Page): Promise<void> {
  await page.waitForFunction(() => caches.match(location.href).then(Boolean));
}
