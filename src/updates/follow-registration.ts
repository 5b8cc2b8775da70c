import { Workbox } from 'workbox-window';
import { readStored } from '../lib/stored-text';
import { inCharge } from '../library/in-charge';
import { keepReading } from '../library/keep-reading';
import { SHORTLIST_MARK } from '../shortlist/shortlist-state';
import { followWorker, type WorkerPolicy } from './follow-worker';
import { releaseState } from './release-state';
import { siteNews } from './site-news';
import { takeUpdate } from './take-update';

type Options = Pick<WorkerPolicy, 'isFirst' | 'isTyping'> & {
  /** What was registered: the arguments of `navigator.serviceWorker.register`. */
  worker: readonly [script: string, options: RegistrationOptions];
  onReady: () => void;
};

/** Follows the worker, looks for an update whenever the page becomes visible, and stores what is read. */
export async function followRegistration(options: Options): Promise<void> {
  const { isTyping, onReady } = options;
  const reading = new AbortController();
  const checkForUpdate = await followWorker(new Workbox(...options.worker), {
    ...options,
    tell(news) {
      siteNews.setState(news, true);
      // Stop background fetches: each request that reaches the old worker would keep it alive.
      if (news.kind === 'updating') reading.abort();
    },
  });
  const take = takeUpdate({ release: releaseState, news: siteNews, isTyping, checkForUpdate });
  // A form is reset once it has been sent or saved.
  document.addEventListener('reset', take);
  // On iOS an installed app is never restarted, so nothing else would check for an update.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate();
    else take();
  });
  await inCharge(navigator.serviceWorker);
  onReady();
  keepReading(reading.signal);
  // For the menu, which counts what is kept.
  if (readStored(SHORTLIST_MARK)) (await import('../shortlist/open-shortlist')).openShortlist();
}
