import { expect, type Locator, type Page } from '@playwright/test';
import { indexedPages } from './built-pages';

/** An entry as stored in IndexedDB, read without the app's code. */
export type StoredEntry = { seq: number; id: string; capturedAt: string; state: { kind: string } };

/** Everything in this origin's outbox, read directly from IndexedDB. */
export function readEntries(page: Page): Promise<StoredEntry[]> {
  return page.evaluate(entriesOfOrigin);
}

/** Adds records to the outbox as they are, damaged ones too. */
export async function addRecords(page: Page, records: readonly object[]): Promise<void> {
  await page.evaluate(async (added) => {
    const opening = indexedDB.open('meridian');
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = () => reject(opening.error);
    });
    const adding = opening.result.transaction('entries', 'readwrite');
    for (const record of added) adding.objectStore('entries').add(record);
    await new Promise((resolve, reject) => {
      adding.oncomplete = resolve;
      adding.onabort = () => reject(adding.error);
    });
    opening.result.close();
  }, records);
}

/** {@link readEntries} inside the page: it runs there, so it can't use anything from this module. */
export async function entriesOfOrigin(): Promise<StoredEntry[]> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  // Opening a missing database would create an empty one.
  const there = (await indexedDB.databases()).some(({ name }) => name === 'meridian');
  if (!there) return [];
  const database = await settled(indexedDB.open('meridian'));
  const entries = await settled(database.transaction('entries').objectStore('entries').getAll());
  database.close();
  return entries as StoredEntry[];
}

/** The entries that are still to be sent. */
export async function readWaiting(page: Page): Promise<StoredEntry[]> {
  return (await readEntries(page)).filter(({ state }) => state.kind !== 'delivered');
}

export async function countWaiting(page: Page): Promise<number> {
  return (await readWaiting(page)).length;
}

/** Pages opened from now on are denied the browser's database. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
}

/** Waits until the page has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'appReady' in window && window.appReady);
}

/** Opens a page and waits until it has hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Loads the page again and waits until it has hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Opens a page and waits until it opens offline, too. */
export async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await readyOffline(page);
}

/** Hydrates a page that waits for a touch, as all do with data saver on. */
export async function touch(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await hydrated(page);
}

/** The paths of the pages whose text is stored on the device. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(pagesOfOrigin);
}

/** {@link keptPages} inside the page, like {@link entriesOfOrigin}. */
async function pagesOfOrigin(): Promise<string[]> {
  const keys = await (await caches.open('pages')).keys();
  return keys.map(({ url }) => new URL(url).pathname).sort();
}

/** Waits until the worker controls the page and has stored it, so that it opens offline. */
export async function readyOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { timeout: 30_000 }).toBe('activated');
  const path = new URL(page.url()).pathname;
  if (indexedPages().includes(path)) await expect.poll(() => keptPages(page)).toContain(path);
}

/** The path and query of everything in the origin's caches. */
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

/** The strip under the header, which reports connectivity and waiting entries. */
export function statusStrip(page: Page): Locator {
  return page.locator('header [role="status"]');
}
