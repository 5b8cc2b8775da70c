import { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';
import { inCharge } from '../library/in-charge';
import { keepReading } from '../library/keep-reading';
import { followWorker, type WorkerState } from './follow-worker';
import { releaseState } from './release-state';
import { type SiteNews, siteNews } from './site-news';
import { takeUpdate } from './take-update';

type Options = {
  /** What was registered: the arguments of `navigator.serviceWorker.register`. */
  worker: readonly [script: string, options: RegistrationOptions];
  isFirst: boolean;
  isTyping: () => boolean;
  onReady: () => void;
};

/**
 * Handles the worker's registration: reports its state, stores what is read once it controls the page, and checks for
 * an update whenever the page becomes visible.
 */
export async function followRegistration(options: Options): Promise<void> {
  const { isTyping, onReady } = options;
  const reading = new AbortController();
  const worker = createStore<WorkerState>(() => ({ kind: 'none' }));
  worker.subscribe((state) => {
    siteNews.setState(newsOf(state), true);
    // Stop background fetches: each request that reaches the old worker would keep it alive.
    if (state.kind === 'updating') reading.abort();
  });
  const look = await followWorker(new Workbox(...options.worker), {
    ...options,
    tell: (state) => worker.setState(state, true),
  });
  const take = takeUpdate({ release: releaseState, worker, isTyping, look });
  // A form is reset once it has been sent or saved.
  document.addEventListener('reset', take);
  // On iOS an installed app is never restarted, so nothing else would check for an update.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
    else take();
  });
  await inCharge(navigator.serviceWorker);
  onReady();
  keepReading(reading.signal);
}

/**
 * Returns what to tell the visitor about the worker. A new version is only ever offered, because a reload would discard
 * what is being typed.
 */
function newsOf(state: WorkerState): SiteNews | null {
  switch (state.kind) {
    case 'none':
      return null;
    case 'ready-offline':
      return { text: 'From now on this site also opens without a signal.', isPassing: true };
    case 'update-available':
      return { text: 'New version ready.', action: { label: 'Update now', run: state.apply } };
    case 'updating':
      return { text: 'Updating…' };
    case 'update-delayed':
      return {
        text: 'The new version is ready, but this site is still busy here or in another tab. Close its other tabs, or carry on: it will load by itself.',
        action: { label: 'Try again', run: state.apply },
      };
    case 'updated-elsewhere':
      return {
        text: 'This site was updated in another tab.',
        action: { label: 'Load it here', run: state.apply },
      };
  }
}
