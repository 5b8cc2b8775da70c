import type { Change, PendingChange } from '../../domain/change';
import { STATUS_WORDS } from '../../domain/change-words';
import { seenLead } from '../../domain/seen';
import type { AnyRow } from './row';

/** Whether a row has pending changes, none of which needs a decision. */
export function isWaiting(changes: readonly Pick<PendingChange, 'state'>[]): boolean {
  return changes.length > 0 && changes.every(({ state }) => state !== 'parked');
}

/**
 * Says what somebody else did first, and what was wanted here.
 * @param stored the row as the database has it, if it is in the list
 * @param why the reason the database gave: "Somebody has deleted this lead since."
 */
export function conflictWords(change: Change, stored: AnyRow | undefined, why = ''): string {
  const theirs = stored && theirsWords(change, stored);
  return [theirs ? `Somebody else ${theirs} meanwhile.` : why, wantedWords(change)]
    .join(' ')
    .trim();
}

function theirsWords(change: Change, stored: AnyRow): string | undefined {
  if ('status' in stored) {
    const before = change.seen === null ? undefined : seenLead(change.seen).status;
    // They may have changed only the notes.
    if (change.action === 'notes' || before === stored.status) return 'changed this lead';
    return `set this lead to ${STATUS_WORDS[stored.status]}`;
  }
  if ('is_active' in stored) {
    return `${stored.is_active ? 'activated' : 'deactivated'} this subscriber`;
  }
  return undefined;
}

export function wantedWords(change: Change): string {
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
