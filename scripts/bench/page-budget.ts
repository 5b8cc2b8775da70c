// In KB of brotli-11. One flight of TCP packets has room for 14.3 KB.
export const HOME_KB = 14.3;
export const INNER_KB = 12;
/** Of the 95 KB that a page's first script may have, 3 stay free. */
export const SCRIPT_KB = 92;
