import { fingerprint } from '../lib/fingerprint';

/** The fields of a row that a change can be based on. */
type SeenRow =
  | { updated_at: string; status: string; notes: string | null }
  | { is_active: boolean }
  | { message: string };

/**
 * The state of a row when an administrator changed it. It is saved with the change, and the database applies the change
 * only if the row is still in that state. For a lead it is the timestamp, status and a fingerprint of the notes; for a
 * subscriber whether it is active; for a contact nothing, since it can only be deleted. Pass the row exactly as the
 * database returned it.
 */
export function seenOf(row: SeenRow): string | null {
  if ('updated_at' in row) {
    return [row.updated_at, row.status, fingerprint(row.notes ?? '')].join('|');
  }
  return 'is_active' in row ? String(row.is_active) : null;
}

/**
 * Adds the notes that were on the screen to a lead's seen state: they may be the author's own that are not delivered
 * yet. New notes replace only these, even if all later changes are the same person's, made in another tab.
 */
export function withShownNotes(seen: string, shown: string): string {
  const { updatedAt, status = '', notes = '' } = seenLead(seen);
  return [updatedAt, status, notes, fingerprint(shown)].join('|');
}

/** The seen state of a lead. Without `status` and `notes` only its timestamp is known. */
export function seenLead(seen: string) {
  const [updatedAt = '', status, notes, shown] = seen.split('|');
  return { updatedAt, status: status || undefined, notes: notes || undefined, shown };
}

/** Whether both are the same state of a row. For a lead the timestamp decides, in any format. */
export function isSameSeen(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const [a, b] = [seenLead(one).updatedAt, seenLead(other).updatedAt];
  return a === b || Date.parse(a) === Date.parse(b);
}
