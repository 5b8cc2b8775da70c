import { fingerprint } from '../lib/fingerprint';

/** A row as far as a change can be based on it. */
type SeenRow =
  | { updated_at: string; status: string; notes: string | null }
  | { is_active: boolean }
  | { message: string };

/** What was seen of a lead. Without `status` and `notes`, only its moment is known. */
export type SeenLead = { updatedAt: string; status: string | undefined; notes: string | undefined };

/**
 * What an administrator saw of a row, to be kept with a change: the database takes the change only if the row still is
 * so. Of a lead its moment, its status and a fingerprint of its notes, of a subscriber whether it is active, of a contact
 * nothing, since only deletion is possible. To be taken from the row as the database gave it.
 */
export function seenOf(row: SeenRow): string | null {
  if ('updated_at' in row) {
    return [row.updated_at, row.status, fingerprint(row.notes ?? '')].join('|');
  }
  return 'is_active' in row ? String(row.is_active) : null;
}

export function seenLead(seen: string): SeenLead {
  const [updatedAt = '', status, notes] = seen.split('|');
  return { updatedAt, status, notes };
}

/** Whether both saw the same state of a row; of a lead the moment decides, however it is written. */
export function isSameSight(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const [a, b] = [seenLead(one).updatedAt, seenLead(other).updatedAt];
  return a === b || Date.parse(a) === Date.parse(b);
}
