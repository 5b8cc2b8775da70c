import { seenLead, seenOf } from '../../domain/seen';
import type { ChangeParcel } from '../../offline/changes/change-policy';
import type { StoredRow } from './stored-row';

/** How a row stands to a change that the database did not take because the row was not as expected. */
export type RowVerdict =
  /** It is as wanted: by an earlier attempt whose answer was lost, or by somebody else who did the same. */
  | { kind: 'done'; seenNow?: string | null }
  /** Nothing that was seen has changed: it may be tried on this state. */
  | { kind: 'as-seen'; basis: string | null }
  /** Somebody else has changed it since. */
  | { kind: 'changed' };

/** Compares what was seen and what is wanted with the row as it is now. */
export function judgeRow({ change, basis }: ChangeParcel, row: StoredRow): RowVerdict {
  const now = seenOf(row);
  if ('updated_at' in row) {
    const before = seenLead(basis ?? '');
    const after = seenLead(now ?? '');
    const isStatusKept = before.status === after.status;
    const areNotesKept = before.notes === after.notes;
    // What else is in the row must be as it was, or a later change would silently overwrite what somebody else has written.
    if (change.action === 'status' && row.status === change.value) return done(now, areNotesKept);
    if (change.action === 'notes' && (row.notes ?? '') === change.value) {
      return done(now, isStatusKept);
    }
    const isUntouched = before.updatedAt === after.updatedAt || (isStatusKept && areNotesKept);
    return isUntouched ? { kind: 'as-seen', basis: now } : { kind: 'changed' };
  }
  if (change.action === 'active' && now === change.value) return done(now, true);
  // Of two values, one that is not the wanted one is the one that was seen.
  const isUntouched = change.action === 'active' || now === basis || now === change.seen;
  return isUntouched ? { kind: 'as-seen', basis: now } : { kind: 'changed' };
}

function done(now: string | null, isAlone: boolean): RowVerdict {
  return isAlone ? { kind: 'done', seenNow: now } : { kind: 'done' };
}
