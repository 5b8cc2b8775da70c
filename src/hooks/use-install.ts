import { useSyncExternalStore } from 'react';
import { type InstallState, installState } from '../updates/install';

const NONE: InstallState = { kind: 'none' };

/** How the site can get to this device's home screen; nothing in the prerendered page and the first render. */
export function useInstall(): InstallState {
  return useSyncExternalStore(installState.subscribe, installState.getState, () => NONE);
}
