import { useSyncExternalStore } from 'react';
import { type Connectivity, connectivityState } from '../remote/connectivity-state';

const ONLINE: Connectivity = 'online';

/** Whether the site can be reached; online in the prerendered page and the first render. */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(
    connectivityState.subscribe,
    connectivityState.getState,
    () => ONLINE,
  );
}
