/**
 * Whether the pictures of one size may be the same, and compressed files larger than they need be: the builds of tests have
 * every name, format and size of a picture that others have, for a fraction of the processor's time.
 */
export const IS_DRAFT = process.env['DRAFT_BUILD'] === '1';
