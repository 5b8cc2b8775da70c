import { Workbox } from 'workbox-window';
import { readStored } from '../lib/stored-text';
import { inCharge } from '../library/in-charge';
import { keepReading } from '../library/keep-reading';
import { SHORTLIST_MARK } from '../shortlist/shortlist-state';
import { followWorker, type WorkerPolicy } from './follow-worker';
import { releaseState, siteNews } from './release-state';

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
  if (readStored(SHORTLIST_MARK)) (await import('../shortlist/shortlist')).openShortlist();
}

/** How often to look for an update while this release doesn't work: as often as held entries are retried. */
export const CHECK_EVERY_MS = 15 * 60_000;

type Env = {
  release: typeof releaseState;
  news: typeof siteNews;
  isTyping(): boolean;
  /** Checks the host for a newer release. */
  checkForUpdate(): void;
};

/**
 * If this release can no longer send what it has saved, looks for the next one and activates it without asking, once
 * nobody is typing on this page.
 * @returns a function to call whenever one of these conditions may have changed
 */
export function takeUpdate({ release, news, isTyping, checkForUpdate }: Env): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    const latest = news.getState();
    const isWanted = ['gone', 'refused'].includes(release.getState());
    if (isWanted && latest?.kind === 'update-available' && !isTyping()) latest.action?.run();
  };

  const follow = () => {
    clearTimeout(timer);
    if (release.getState() === 'current') return;
    checkForUpdate();
    timer = setTimeout(follow, CHECK_EVERY_MS);
    take();
  };

  release.subscribe(follow);
  news.subscribe(take);
  follow();
  return take;
}
