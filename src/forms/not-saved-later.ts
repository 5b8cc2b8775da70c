import { later } from '../ui/later';

const load = () => import('./not-saved');

/** What a form shows if nothing could be stored or sent. Its receipt comes with it, since there may be no network by then. */
export const NotSaved = later(async () => (await load()).NotSaved);

/** Loads it ahead of time, so that it is here when there is no network any more. */
export const preloadNotSaved = () => void load().catch(() => undefined);
