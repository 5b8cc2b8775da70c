import { useSyncExternalStore } from 'react';
import { type InstallState, installState } from '../device/install';

const NONE: InstallState = { kind: 'none' };

/** How the site can be installed on this device; nothing while prerendering and during the first render. */
export function useInstall(): InstallState {
  return useSyncExternalStore(installState.subscribe, installState.getState, () => NONE);
}
