import type { StoreApi } from 'zustand/vanilla';
import type { ReleaseState } from './release-state';
import type { WorkerState } from './worker-state';

/** While this release is of no use, a newer one is looked for this often: as often as what is held is tried again. */
export const LOOK_EVERY_MS = 15 * 60_000;

type Env = {
  release: Pick<StoreApi<ReleaseState>, 'getState' | 'subscribe'>;
  worker: Pick<StoreApi<WorkerState>, 'getState' | 'subscribe'>;
  isTyping(): boolean;
  /** Asks the host for a newer release. */
  look(): void;
  /** Returns the way to call it off. */
  setTimer(callback: () => void, ms: number): () => void;
};

/**
 * A release that can't send what it keeps looks for the next one, and takes it without being asked, once nobody is in the
 * middle of something here.
 * @returns a function to be called when that may have changed
 */
export function takeUpdate({ release, worker, isTyping, look, setTimer }: Env): () => void {
  let stopTimer = () => {};

  const take = () => {
    const state = worker.getState();
    const isWanted = ['gone', 'refused'].includes(release.getState());
    if (isWanted && state.kind === 'update-available' && !isTyping()) state.apply();
  };

  const follow = () => {
    stopTimer();
    if (release.getState() === 'current') return;
    look();
    stopTimer = setTimer(follow, LOOK_EVERY_MS);
    take();
  };

  release.subscribe(follow);
  worker.subscribe(take);
  follow();
  return take;
}
