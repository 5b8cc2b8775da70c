import { createStore } from 'zustand/vanilla';
import { inCharge } from '../library/in-charge';
import { keepReading } from '../library/keep-reading';
import { followWorker } from './follow-worker';
import { newsOf } from './news-of';
import { releaseState } from './release-state';
import { siteNews } from './site-news';
import { takeUpdate } from './take-update';
import type { WorkerState } from './worker-state';

type Options = { isFirst: boolean; isTyping: () => boolean; onReady: () => void };

/**
 * Handles the worker's registration: reports its state, stores what is read once it controls the page, and checks for
 * an update whenever the page becomes visible.
 */
export async function followRegistration(
  registration: ServiceWorkerRegistration,
  { isFirst, isTyping, onReady }: Options,
): Promise<void> {
  const { serviceWorker } = navigator;
  const reading = new AbortController();
  const worker = createStore<WorkerState>(() => ({ kind: 'none' }));
  const tell = (state: WorkerState) => {
    worker.setState(state, true);
    siteNews.setState({ news: newsOf(state) });
    // Stop background fetches: any request reaching the old worker would keep it alive.
    if (state.kind === 'updating') reading.abort();
  };
  const setTimer = (callback: () => void, ms: number) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  };
  const look = () => void registration.update().catch(() => undefined);
  followWorker(serviceWorker, registration, {
    isFirst,
    tell,
    isTyping,
    reload: () => location.reload(),
    setTimer,
  });
  const take = takeUpdate({ release: releaseState, worker, isTyping, look, setTimer });
  // A form is reset once it has been sent or saved.
  document.addEventListener('reset', take);
  // On iOS an installed app is never restarted, so nothing else would check for an update.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
    else take();
  });
  await inCharge(serviceWorker);
  onReady();
  keepReading(reading.signal);
}
