import { followWorker } from './follow-worker';
import { inCharge } from './in-charge';
import { keepReading } from './keep-reading';
import { type WorkerState, workerState } from './worker-state';

type Options = { isFirst: boolean; isTyping: () => boolean; onReady: () => void };

/**
 * Lives with the worker: tells of its moments, keeps what is read once it is in charge, and looks for a newer one
 * whenever the page comes to the front.
 */
export async function followRegistration(
  registration: ServiceWorkerRegistration,
  { isFirst, isTyping, onReady }: Options,
): Promise<void> {
  const { serviceWorker } = navigator;
  const reading = new AbortController();
  const tell = (state: WorkerState) => {
    workerState.setState(state, true);
    // Whatever reaches the old worker now keeps it from being let go.
    if (state.kind === 'updating') reading.abort();
  };
  followWorker(serviceWorker, registration, {
    isFirst,
    tell,
    isTyping,
    reload: () => location.reload(),
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
  // An installed app on iOS is never restarted, so nothing else asks for a newer version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  await inCharge(serviceWorker);
  onReady();
  keepReading(reading.signal);
}
