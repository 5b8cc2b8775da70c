/** The last part of a page's address, such as `bloom-towers`; the database's CHECKs hold the same pattern. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
