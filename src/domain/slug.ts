/** The last part of a page's address, such as `bloom-towers`. The database's CHECKs use the same pattern. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
