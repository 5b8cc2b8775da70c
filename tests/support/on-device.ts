import { expect, type Locator, type Page } from '@playwright/test';
import { indexedPages } from './built-pages';

/** An entry as it lies in the browser's storage; the tests look at it from outside the app. */
export type StoredEntry = { seq: number; id: string; capturedAt: string; state: { kind: string } };

/** Everything in the outbox of this origin, read straight from IndexedDB. */
export function readEntries(page: Page): Promise<StoredEntry[]> {
  return page.evaluate(entriesOfOrigin);
}

/** {@link readEntries} from within the page: runs there, so it may use nothing of this module. */
export async function entriesOfOrigin(): Promise<StoredEntry[]> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  // Opening a database that isn't there would make an empty one.
  const there = (await indexedDB.databases()).some(({ name }) => name === 'meridian');
  if (!there) return [];
  const database = await settled(indexedDB.open('meridian'));
  const entries = await settled(database.transaction('entries').objectStore('entries').getAll());
  database.close();
  return entries as StoredEntry[];
}

/** What is still to be sent. */
export async function readWaiting(page: Page): Promise<StoredEntry[]> {
  return (await readEntries(page)).filter(({ state }) => state.kind !== 'delivered');
}

export async function countWaiting(page: Page): Promise<number> {
  return (await readWaiting(page)).length;
}

/** The page's script has taken over the prerendered HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'appReady' in window && window.appReady);
}

/** The paths of the pages whose text is on the device. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(pagesOfOrigin);
}

/** {@link keptPages} from within the page, as {@link entriesOfOrigin}. */
export async function pagesOfOrigin(): Promise<string[]> {
  const keys = await (await caches.open('pages')).keys();
  return keys.map(({ url }) => new URL(url).pathname).sort();
}

/** The worker is installed and answers for this page, and the page is kept: from here on it opens without a network. */
export async function readyOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { timeout: 30_000 }).toBe('activated');
  const path = new URL(page.url()).pathname;
  if (indexedPages().includes(path)) await expect.poll(() => keptPages(page)).toContain(path);
}

/** The paths, with what follows them, of everything in the origin's caches. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        addresses.push(pathname + search);
      }
    }
    return addresses;
  });
}

/** The strip under the header, which says how it stands with the network and with what waits. */
export function statusStrip(page: Page): Locator {
  return page.locator('header [role="status"]');
}
