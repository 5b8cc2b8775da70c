import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Starts from a device with nothing stored: before each test, or before each life where a test lives several. */
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
  // As the browser's own, it lists its keys.
  return new Proxy(store, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
