import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false while prerendering and during the first render, which must match it; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
