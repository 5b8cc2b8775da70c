// In KB of Brotli 11. The first flight of TCP packets holds 14.3 KB.
export const HOME_KB = 14.3;
export const INNER_KB = 12;
/** The limit for a page's first script is 95 KB, of which 3 are kept in reserve. */
export const SCRIPT_KB = 92;
