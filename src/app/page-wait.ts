import { createStore } from 'zustand/vanilla';
import { connectivityState } from '../remote/connectivity';

/** A page that is there by then needs no words. */
const PATIENCE_MS = 400;

/** The page that was asked for is here, on its way, or can't be fetched before there is a signal. */
export type PageWait = 'none' | 'loading' | 'no-signal';

/** How it is with the page that was asked for; until it is here, the one before is shown. */
export const pageWait = createStore<PageWait>(() => 'none');

let latest: unknown;

/** Notes that somebody has asked for this page, or the promise of it. */
export function waitForPage(page: unknown): void {
  latest = page;
  pageWait.setState('none', true);
  let isHere = false;
  const tell = () => {
    if (page !== latest) return;
    const isOffline = connectivityState.getState() === 'offline';
    pageWait.setState(isHere ? 'none' : isOffline ? 'no-signal' : 'loading', true);
  };
  let stopFollowing = () => {};
  const timer = setTimeout(() => {
    tell();
    stopFollowing = connectivityState.subscribe(tell);
  }, PATIENCE_MS);
  void Promise.allSettled([page]).then(() => {
    isHere = true;
    clearTimeout(timer);
    stopFollowing();
    tell();
  });
}
