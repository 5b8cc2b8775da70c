/** The storage key of the staff's session in this browser. The dashboard's account client writes it. */
export const SESSION_KEY = 'meridian-staff';
/** The storage key of the pass with which captures carry their account. A sign-out removes it. */
export const PASS_KEY = `${SESSION_KEY}-pass`;
/** The storage key for the member of the staff who was let in here: an id, no name or address. */
export const KNOWN_KEY = `${SESSION_KEY}-known`;
