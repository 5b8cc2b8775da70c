import { later } from '../ui/later';

// What a form shows once it has been sent. `prepareForm` loads it, so that it is here when there is no network any more.

const load = () => import('./after-sending-parts');

export const Receipt = later(async () => (await load()).Receipt);
export const NotSaved = later(async () => (await load()).NotSaved);

/** Loads both ahead of time. */
export const preloadAfterSending = () => void load().catch(() => undefined);
