// In KB of Brotli 11: what was measured and a tenth more, so that no code is bent for bytes (docs/figures.md).

/** The first flight of TCP packets: the one figure without air. */
export const HOME_KB = 14.3;
/** With what has changed since an article was published, its table of contents, and the quotes and figures between its texts. */
export const INNER_KB = 15;
/** A property’s page has its plans, papers, progress, costs and questions as well, so that they stand there without a script. */
export const PROPERTY_KB = 22;
/** What a page loads by itself, with the hearts, sharing and currencies that follow once it is alive. */
export const SCRIPT_KB = 105;
/** A calculator's: it starts with the one file of what two pages share, and with its own parts. */
export const LARGEST_SCRIPT_KB = 119;
/** The outbox's: its whole code is what somebody without a signal came for. */
export const TOOL_SCRIPT_KB = 126;
