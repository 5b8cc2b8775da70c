import { clock } from '../device/clock';
import { createConnectivity } from '../remote/connectivity';
import { createAskHost, probe } from '../remote/probe';
import { releaseState } from '../updates/release-state';
import { MISSING_SCRIPT, SCRIPTS_COMPLETE } from './preload';

/**
 * Follows connectivity through the browser's events and, once one of our requests has failed, by asking our host.
 * @param onBack called when the connection is back without an event
 */
export function watchConnectivity(onBack: () => void) {
  const isVisible = () => document.visibilityState === 'visible';
  const watch = createConnectivity({
    setTimer: clock.setTimer,
    isOnline: () => navigator.onLine,
    isVisible,
    probe: createAskHost(() => probe(fetch), globalThis),
    onBack,
  });
  addEventListener('online', watch.hope);
  addEventListener('offline', watch.lost);
  document.addEventListener('visibilitychange', () => isVisible() && watch.hope());
  let timesComplete = 0;
  // One of our scripts could not be loaded: the network has failed, or the file is missing. A hotspot answers for it as
  // well, so ask our host.
  addEventListener('vite:preloadError', async ({ payload }) => {
    const isMissing = payload.name === MISSING_SCRIPT;
    const before = timesComplete;
    const hasAnswered = await watch.hostAnswers();
    if (
      hasAnswered &&
      isMissing &&
      before === timesComplete &&
      releaseState.getState() === 'current'
    ) {
      releaseState.setState('incomplete', true);
    }
  });
  // "Try again" has worked, or the next tap.
  addEventListener(SCRIPTS_COMPLETE, () => {
    timesComplete += 1;
    if (releaseState.getState() === 'incomplete') releaseState.setState('current', true);
  });
  return watch;
}

export type Watch = ReturnType<typeof watchConnectivity>;
