// In KB of Brotli 11. The first flight of TCP packets holds 14.3 KB.
export const HOME_KB = 14.3;
/** With what has changed since an article was published, and its table of contents. */
export const INNER_KB = 13.2;
/** A property’s page has 7 KB more: its plans, papers, progress, costs and questions, so that they stand there without a script. */
export const PROPERTY_KB = 19;
/** The limit for a page's first script is 95 KB, of which 3 are kept in reserve. */
export const SCRIPT_KB = 92.5;
