import { useSyncExternalStore } from 'react';
import { type ReleaseState, releaseState } from '../updates/release-state';

const CURRENT: ReleaseState = 'current';

/** Whether this release can still do its work; it can in the prerendered page and the first render. */
export function useRelease(): ReleaseState {
  return useSyncExternalStore(releaseState.subscribe, releaseState.getState, () => CURRENT);
}
