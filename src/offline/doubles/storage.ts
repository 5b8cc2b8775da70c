import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Empties the device's storage: before each test, or before each run of a test with several. */
export function emptyStorage(): void {
  globalThis.indexedDB = new IDBFactory();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    writable: true,
    value: createLocalStorage(),
  });
}

function createLocalStorage() {
  const kept = new Map<string, string>();
  const store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  // Like the browser's own, it lists its keys.
  return new Proxy(store, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
