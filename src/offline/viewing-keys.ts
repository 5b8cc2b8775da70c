// The names under which a device keeps what belongs to viewings.

/** The name of the viewing form's draft. */
export const VIEWING_DRAFT = 'capture';
/** The name of what stays the same throughout a viewing: the property, and the agent's own name. */
export const CAPTURE_SETUP = 'capture-setup';
/** The beginning of the names of corrections' drafts. */
export const CORRECTION = 'correction';

/** The last cleared entry of the day's list, by `seq` and not by time: the clock may be set back. */
export const CLEARED_KEY = 'capture-cleared';
/** How often the list was cleared, and how often that was undone. */
export const TIMES = 'capture-cleared-times';
export const UNDONE = 'capture-cleared-undone';

export const numberIn = (stored: unknown) => (typeof stored === 'number' ? stored : 0);
