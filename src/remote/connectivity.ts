import type { StoreApi } from 'zustand/vanilla';
import type { Connectivity } from './connectivity-state';

/** The delay after a failed probe; it doubles with each further one, up to {@link PROBE_CAP_MS}. */
export const PROBE_AFTER_MS = 5_000;
export const PROBE_CAP_MS = 60_000;

export type ConnectivityEnv = {
  store: StoreApi<Connectivity>;
  setTimer(callback: () => void, ms: number): () => void;
  /** What the browser reports. Its "offline" is true; its "online" may be a captive portal or a dead connection. */
  isOnline(): boolean;
  isVisible(): boolean;
  /** Whether our own host answers. */
  probe(): Promise<boolean>;
  /** Called when a probe finds that the connection is back: the browser fires no event for it. */
  onBack(): void;
};

export type Watch = {
  /** One of our requests failed: finds out whether the connection is to blame. */
  doubt(): void;
  /** One of our requests succeeded. */
  succeeded(): void;
  /** The browser reports that it is offline. */
  lost(): void;
  /** The connection may be back: the browser says so, or the page has become visible. */
  hope(): void;
};

/** Keeps the store up to date. Sends no probes as long as nothing fails. */
export function createConnectivity(env: ConnectivityEnv): Watch {
  const { store, isOnline } = env;
  let stopTimer = () => {};
  let wait = PROBE_AFTER_MS;
  let hasMissed = false;
  /** Counts what is known by other means; a probe that was under way meanwhile is out of date. */
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
    // A hidden page probes when it becomes visible.
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
      // The state stays until the probe is answered: the failure may be the database's own.
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
