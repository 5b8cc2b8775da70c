import { useSyncExternalStore } from 'react';
import { type ReleaseState, releaseState } from '../updates/release-state';

const CURRENT: ReleaseState = 'current';

/**
 * Whether this release still works: all of its scripts are there and it can send. True while prerendering and during
 * the first render.
 */
export function useRelease(): ReleaseState {
  return useSyncExternalStore(releaseState.subscribe, releaseState.getState, () => CURRENT);
}
