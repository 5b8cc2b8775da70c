import type { Page } from '@playwright/test';

/**
 * Everything that a page's origin stores on the device, as one text: both storages, cookies, IndexedDB, caches,
 * history.
 */
export async function everythingKept(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        databases.push(name, store, await settled(rows.getAllKeys()), await settled(rows.getAll()));
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(name, request.url);
    }
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases,
      cached,
      state: history.state as unknown,
      address: location.href,
    };
  });
  return JSON.stringify({ cookies, kept });
}

/** Everything that a page's origin stores in IndexedDB, as one text. */
export async function databasesKept(page: Page): Promise<string> {
  const { kept }: { kept: { databases: unknown } } = JSON.parse(await everythingKept(page));
  return JSON.stringify(kept.databases);
}
