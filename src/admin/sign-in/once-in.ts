import type { StoreApi } from 'zustand';
import type { SessionState } from '../session/state';

/**
 * Resolves once it is settled whether somebody who has just signed in was let into the dashboard: the role may be missing,
 * and a second factor be due first.
 */
export function onceIn(state: StoreApi<SessionState>): Promise<boolean> {
  return new Promise((resolve) => {
    const look = ({ kind }: SessionState) => {
      if (kind !== 'admin' && kind !== 'denied' && kind !== 'signed-out') return;
      stop();
      resolve(kind === 'admin');
    };
    const stop = state.subscribe(look);
    look(state.getState());
  });
}
