/** The tag of the browser's background sync, which the page registers and the worker answers. */
export const SYNC_TAG = 'outbox';

/** What the kill switch (`scripts/build/kill-switch.ts`) tells every page that it leaves without a worker. */
export const WORKER_GONE = 'WORKER_GONE';
