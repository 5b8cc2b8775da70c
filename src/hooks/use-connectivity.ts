import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { type Connectivity, connectivityState } from '../remote/connectivity';

/** Returns whether the site is reachable; "online" while prerendering and during the first render. */
export function useConnectivity(): Connectivity {
  return useStore(connectivityState);
}

/** Calls this when the site is reachable again. */
export function useReconnect(onReconnect: () => void): void {
  const reconnected = useEffectEvent(onReconnect);
  useEffect(
    () =>
      connectivityState.subscribe((connectivity) => {
        if (connectivity === 'online') reconnected();
      }),
    [],
  );
}
