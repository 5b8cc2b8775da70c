// In KB of Brotli 11. The first flight of TCP packets holds 14.3 KB.
export const HOME_KB = 14.3;
/** With what has changed since an article was published, its table of contents, and the quotes and figures between its texts. */
export const INNER_KB = 13.4;
/** A property’s page has 7 KB more: its plans, papers, progress, costs and questions, so that they stand there without a script. */
export const PROPERTY_KB = 20.3;
/** Of the 95 KB that a page may load by itself. What a form says follows its entry, which took the last half kilobyte. */
export const SCRIPT_KB = 92.4;
/** A property and the comparison: hearts, sharing and currencies follow once the page is alive, and count. */
export const WITH_HEARTS_KB = 92.9;
/**
 * For the outbox and the agents’ form, whose whole code is what somebody without a signal came for. The outbox shows what
 * the staff did as well, of which there are eight kinds, and the pictures of cards.
 */
export const TOOL_KB = 95.6;
