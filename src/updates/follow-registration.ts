import { createStore } from 'zustand/vanilla';
import { followWorker } from './follow-worker';
import { inCharge } from './in-charge';
import { keepReading } from './keep-reading';
import { newsOf } from './news-of';
import { releaseState } from './release-state';
import { siteNews } from './site-news';
import { takeUpdate } from './take-update';
import type { WorkerState } from './worker-state';

type Options = { isTyping: () => boolean; onReady: () => void };

/**
 * Registers the worker and lives with it: tells of its moments, keeps what is read once it is in charge, and looks for a newer one
 * whenever the page comes to the front.
 */
export async function followRegistration({ isTyping, onReady }: Options): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const reading = new AbortController();
  const worker = createStore<WorkerState>(() => ({ kind: 'none' }));
  const tell = (state: WorkerState) => {
    worker.setState(state, true);
    siteNews.setState({ news: newsOf(state) });
    // Whatever reaches the old worker now keeps it from being let go.
    if (state.kind === 'updating') reading.abort();
  };
  const setTimer = (callback: () => void, ms: number) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  };
  const look = () => void registration.update().catch(() => undefined);
  followWorker(serviceWorker, registration, {
    isFirst: registration.active === null,
    tell,
    isTyping,
    reload: () => location.reload(),
    setTimer,
  });
  const take = takeUpdate({ release: releaseState, worker, isTyping, look, setTimer });
  // A form that was sent, or is safe on the device, is emptied.
  document.addEventListener('reset', take);
  // An installed app on iOS is never restarted, so nothing else asks for a newer version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
    else take();
  });
  await inCharge(serviceWorker);
  onReady();
  keepReading(reading.signal);
}
