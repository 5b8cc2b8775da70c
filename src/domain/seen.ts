/**
 * The state of a row when a change was made to it, saved with the change: the database applies the change only if the row
 * is still in that state. For a subscriber, it is whether they are active. Leads and contacts have none: what is done to them
 * is an event, and the order of events decides.
 */
export function seenOf(row: object): string | null {
  return 'is_active' in row ? String(row.is_active) : null;
}
