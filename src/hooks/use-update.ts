import { useSyncExternalStore } from 'react';
import { type WorkerState, workerState } from '../updates/worker-state';

const NONE: WorkerState = { kind: 'none' };

/** What the page's worker has to tell; nothing in the prerendered page and the first render. */
export function useUpdate(): WorkerState {
  return useSyncExternalStore(workerState.subscribe, workerState.getState, () => NONE);
}
