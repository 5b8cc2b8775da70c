import { createStore } from 'zustand/vanilla';
import type { Change } from '../domain/change';

/** Changes that are being written down: a row shows at once what was tapped, before the device has it. */
export function createStoring() {
  const store = createStore<readonly Change[]>(() => []);
  return {
    store,
    async during<T>(change: Change, work: Promise<T>): Promise<T> {
      store.setState([...store.getState(), change], true);
      try {
        return await work;
      } finally {
        const rest = store.getState().filter((one) => one !== change);
        store.setState(rest, true);
      }
    },
  };
}
