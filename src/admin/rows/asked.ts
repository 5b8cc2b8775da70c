import { createStore } from 'zustand/vanilla';
import type { Change } from '../../domain/change';

/** Until it stands in the outbox's list, which is read anew in a rhythm. */
const LIST_MS = 1_500;

/**
 * Changes that were asked for a moment ago: a row shows them at once, before the device has written them down. (A choice
 * that springs back for a blink makes people tap again.)
 */
export function createAsked() {
  const store = createStore<readonly Change[]>(() => []);
  const drop = (change: Change) =>
    store.setState(
      store.getState().filter((one) => one !== change),
      true,
    );
  const underWay = createStore<readonly Change[]>(() => []);
  const arrive = (change: Change) =>
    underWay.setState(
      underWay.getState().filter((one) => one !== change),
      true,
    );
  return {
    store,
    /** Those that the database does not have, as far as anybody knows, and that may be in no list yet. */
    underWay,
    add(change: Change): void {
      store.setState([...store.getState(), change], true);
      underWay.setState([...underWay.getState(), change], true);
    },
    /** It is kept now, or stored already; the outbox tells of it from here on. */
    settle(change: Change, { isStored }: { isStored: boolean }): void {
      if (isStored) arrive(change);
      setTimeout(() => {
        arrive(change);
        drop(change);
      }, LIST_MS);
    },
    /** It was not kept, or is taken back. */
    drop(change: Change): void {
      arrive(change);
      drop(change);
    },
  };
}
