/** The tag of the browser's background sync, which the page registers and the worker answers. */
export const SYNC_TAG = 'outbox';

/** What the kill switch (`scripts/build/kill-switch.ts`) tells every page that it leaves without a worker. */
export const WORKER_GONE = 'WORKER_GONE';

/** The headers of a request by an open page for a document, which the worker answers as it does a navigation. */
export const DOCUMENT = { accept: 'text/html' };

/** The caches shared by page and worker. Their keys name the content, so no other release's page is served. */
export const KEPT_PAGES = 'pages';
/** Pictures that were viewed; the oldest are removed first. */
export const SEEN_PICTURES = 'pictures';
/** Pictures that the visitor chose to save. */
export const SAVED_PICTURES = 'saved-pictures';
/** The dashboard on administrators' devices: code only, no data. */
export const KEPT_DASHBOARD = 'dashboard';
