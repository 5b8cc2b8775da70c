import { useStore } from 'zustand';
import { type Connectivity, connectivityState } from '../remote/connectivity-state';

/** Returns whether the site is reachable; "online" while prerendering and during the first render. */
export function useConnectivity(): Connectivity {
  return useStore(connectivityState);
}
