import { createStore } from 'zustand/vanilla';
import type { Clock } from '../device/clock';

/** Whether the site can be reached. For messages on the screen only; never decide by it whether to send. */
export type Connectivity = 'online' | 'offline' | 'reconnecting';

export const connectivityState = createStore<Connectivity>(() => 'online');

/** The delay after a failed probe; it doubles with each further one, up to {@link PROBE_CAP_MS}. */
export const PROBE_AFTER_MS = 5_000;
const PROBE_CAP_MS = 60_000;

type ConnectivityEnv = Pick<Clock, 'setTimer'> & {
  /** What the browser reports. Its "offline" is true; its "online" may be a captive portal or a dead connection. */
  isOnline(): boolean;
  isVisible(): boolean;
  /** Whether our own host answers. */
  probe(): Promise<boolean>;
  /** Called when a probe finds that the connection is back: the browser fires no event for it. */
  onBack(): void;
};

/** Keeps the connectivityState up to date. Sends no probes as long as nothing fails. */
export function createConnectivity(env: ConnectivityEnv) {
  const { isOnline } = env;
  let stopTimer = () => {};
  let wait = PROBE_AFTER_MS;
  let hasMissed = false;
  /** Counts news from other sources, which makes a probe that is still running out of date. */
  let news = 0;
  let asking: Promise<boolean> | undefined;
  /** Counts probes: only the latest one says anything. */
  let probes = 0;

  function settle(state: Connectivity) {
    news += 1;
    stopTimer();
    connectivityState.setState(state, true);
  }

  /** One of our requests succeeded. */
  function succeeded() {
    wait = PROBE_AFTER_MS;
    hasMissed = false;
    settle('online');
  }

  /** Returns whether the host answers. */
  function ask(): Promise<boolean> {
    asking ??= measure();
    return asking;
  }

  /** A hidden page waits until it becomes visible. */
  function askIfVisible() {
    if (env.isVisible()) void ask();
  }

  async function measure() {
    const known = news;
    probes += 1;
    const own = probes;
    const isBack = await env.probe();
    if (own !== probes) return isBack;
    asking = undefined;
    if (news !== known) {
      if (connectivityState.getState() === 'reconnecting') askIfVisible();
    } else if (isBack) {
      const wasAway = hasMissed;
      succeeded();
      if (wasAway) env.onBack();
    } else {
      hasMissed = true;
      settle('offline');
      stopTimer = env.setTimer(askIfVisible, wait);
      wait = Math.min(2 * wait, PROBE_CAP_MS);
    }
    return isBack;
  }

  /** The browser reports that it is offline. A probe under way may hang now; the next one must not wait for it. */
  function lost() {
    asking = undefined;
    settle('offline');
  }
  if (!isOnline()) lost();

  return {
    /** One of our requests failed: finds out whether the connection is to blame. */
    doubt() {
      // The state stays until the probe is answered: the failure may be the database's own.
      if (connectivityState.getState() !== 'offline' && isOnline()) askIfVisible();
    },
    /** Returns whether our host answers now. Somebody is waiting for it: if it doesn't, it is soon asked again. */
    hostAnswers: async () => {
      wait = PROBE_AFTER_MS;
      return isOnline() && ask();
    },
    succeeded,
    lost,
    /** The connection may be back: the browser says so, or the page has become visible. */
    hope() {
      if (connectivityState.getState() === 'online' || !isOnline()) return;
      wait = PROBE_AFTER_MS;
      settle('reconnecting');
      askIfVisible();
    },
  };
}
