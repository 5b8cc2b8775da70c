import { readStored } from '../lib/stored-text';
import { SHORTLIST_MARK } from './shortlist-state';

/** Loads the code that stores the shortlist, and with it what is stored. */
export const loadShortlist = () => import('./shortlist').then((module) => module.openShortlist());

let isStarted = false;

/** Loads the shortlist where there is one, or as soon as another tab begins one. Most devices have none. */
export function startShortlist(): void {
  if (isStarted) return;
  isStarted = true;
  const load = () => void loadShortlist().catch(() => undefined);
  if (readStored(SHORTLIST_MARK)) load();
  addEventListener('storage', ({ key }) => key === SHORTLIST_MARK && load());
}
