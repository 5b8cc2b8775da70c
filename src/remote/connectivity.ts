import type { StoreApi } from 'zustand/vanilla';
import type { Connectivity } from './connectivity-state';

/** The first probe after one that failed; each further one waits twice as long, up to {@link PROBE_CAP_MS}. */
export const PROBE_AFTER_MS = 5_000;
export const PROBE_CAP_MS = 60_000;

export type ConnectivityEnv = {
  store: StoreApi<Connectivity>;
  setTimer(callback: () => void, ms: number): () => void;
  /** What the browser believes: its "no" is true, its "yes" may be a hotspot or a dead line. */
  isOnline(): boolean;
  isVisible(): boolean;
  /** Whether our own host answers. */
  probe(): Promise<boolean>;
  /** The way is back, and nothing but a probe has told so. */
  onBack(): void;
};

export type Watch = {
  /** Something of ours failed on the way: finds out whether it was the way. */
  doubt(): void;
  /** Something of ours came through. */
  succeeded(): void;
  /** The browser lost its connection. */
  lost(): void;
  /** The world may have changed: the browser's connection is back, or somebody looks at the page again. */
  hope(): void;
};

/** Keeps the store true. As long as nothing fails it asks nobody anything. */
export function createConnectivity(env: ConnectivityEnv): Watch {
  const { store, isOnline } = env;
  let stopTimer = () => {};
  let wait = PROBE_AFTER_MS;
  let hasMissed = false;
  /** Grows when something better than the probe under way is known. */
  let news = 0;
  let isAsking = false;

  function settle(state: Connectivity) {
    news += 1;
    stopTimer();
    store.setState(state, true);
  }

  function succeeded() {
    wait = PROBE_AFTER_MS;
    hasMissed = false;
    settle('online');
  }

  async function ask() {
    // A hidden page asks when somebody looks at it again.
    if (isAsking || !env.isVisible()) return;
    isAsking = true;
    const known = news;
    const isBack = await env.probe();
    isAsking = false;
    if (news !== known) {
      if (store.getState() === 'reconnecting') void ask();
    } else if (isBack) {
      const wasAway = hasMissed;
      succeeded();
      if (wasAway) env.onBack();
    } else {
      hasMissed = true;
      settle('offline');
      stopTimer = env.setTimer(() => void ask(), wait);
      wait = Math.min(2 * wait, PROBE_CAP_MS);
    }
  }

  const lost = () => settle('offline');
  if (!isOnline()) lost();

  return {
    doubt() {
      // Without a word before the answer: it may be the database's own trouble, and that is no news of the connection.
      if (store.getState() === 'online' && isOnline()) void ask();
    },
    succeeded,
    lost,
    hope() {
      if (store.getState() === 'online' || !isOnline()) return;
      wait = PROBE_AFTER_MS;
      settle('reconnecting');
      void ask();
    },
  };
}
