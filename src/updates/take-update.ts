import type { releaseState } from './release-state';
import type { siteNews } from './site-news';

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
