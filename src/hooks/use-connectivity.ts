import { useSyncExternalStore } from 'react';
import { type Connectivity, connectivityState } from '../remote/connectivity-state';

const ONLINE: Connectivity = 'online';

/** Returns whether the site is reachable; "online" while prerendering and during the first render. */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(
    connectivityState.subscribe,
    connectivityState.getState,
    () => ONLINE,
  );
}
