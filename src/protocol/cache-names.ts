/**
 * The caches shared by page and worker. Pages are keyed by content hash, so that a document of another release is never
 * served.
 */
export const KEPT_PAGES = 'pages';
/** Pictures that were viewed; the oldest are removed first. */
export const SEEN_PICTURES = 'pictures';
/** Pictures that the visitor chose to save. */
export const SAVED_PICTURES = 'saved-pictures';
/** The dashboard on administrators' devices: code only, no data. */
export const KEPT_DASHBOARD = 'dashboard';
