import { SECOND_MS } from '../lib/durations';

/** How long what the staff did can be undone, and its button is shown. */
export const UNDO_MS = 10 * SECOND_MS;
