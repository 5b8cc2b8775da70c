/** The tag of the browser's background sync, which the page registers and the worker answers. */
export const SYNC_TAG = 'outbox';
