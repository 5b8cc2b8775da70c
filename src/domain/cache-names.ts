/** The caches that page and worker share. Pages are kept by content, so another release's document is never taken. */
export const KEPT_PAGES = 'pages';
/** Pictures that were seen: the oldest go first. */
export const SEEN_PICTURES = 'pictures';
/** Pictures that somebody asked to keep. */
export const SAVED_PICTURES = 'saved-pictures';
/** The dashboard, on the devices of administrators: code alone, nothing that anybody has entered. */
export const KEPT_DASHBOARD = 'dashboard';
