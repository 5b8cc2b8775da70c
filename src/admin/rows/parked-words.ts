import type { Change, PendingChange } from '../../domain/change';
import { STATUS_WORDS } from '../../domain/change-words';
import { seenLead } from '../../domain/seen';
import type { AnyRow } from './row';

/**
 * Says what was done to a row elsewhere first, and what was wanted here.
 * @param stored the row as the database has it, if it is in the list
 * @param why the reason the database gave: "This lead has been deleted since."
 */
export function conflictWords(change: Change, stored: AnyRow | undefined, why = ''): string {
  const theirs = stored && theirsWords(change, stored);
  return [theirs ? `This ${theirs} elsewhere.` : why, wantedWords(change)].join(' ').trim();
}

function theirsWords(change: Change, stored: AnyRow): string | undefined {
  if ('updated_at' in stored) {
    const before = change.seen === null ? undefined : seenLead(change.seen).status;
    // They may have changed only the notes.
    if (change.action === 'notes' || before === stored.status) return 'lead was changed';
    return `lead was set to ${STATUS_WORDS[stored.status]}`;
  }
  if ('is_active' in stored) {
    return `subscriber was ${stored.is_active ? 'activated' : 'deactivated'}`;
  }
  return undefined;
}

function wantedWords(change: Change): string {
  switch (change.action) {
    case 'status':
      // Another release may have stored a status that this one doesn't know.
      return `You chose ${STATUS_WORDS[change.value] ?? change.value}.`;
    case 'notes':
      return 'Your notes are kept here.';
    case 'active':
      return change.value === 'true' ? 'You activated it.' : 'You deactivated it.';
    case 'delete':
      return 'You deleted it.';
  }
}

/**
 * Returns the notes of the same row that wait behind parked ones, in the order in which they were written: the last are
 * what their author wants.
 */
export function notesBehind(
  { seq, change }: Pick<PendingChange, 'seq' | 'change'>,
  changes: readonly PendingChange[],
): PendingChange[] {
  return changes.filter(
    (later) =>
      later.seq > seq &&
      later.state === 'waiting' &&
      later.change.row_id === change.row_id &&
      later.change.action === 'notes',
  );
}
