import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the prerendered page and in the first render, which must equal it; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
