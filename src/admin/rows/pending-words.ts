import {
  type Change,
  LEAD_STATUSES,
  type LeadStatus,
  type PendingChange,
} from '../../domain/change';
import type { AnyRow } from './row';
import { STATUS_WORDS } from './words';

/** What has not reached the database yet. */
export function waitingWords(changes: readonly PendingChange[]): string {
  const isSending = changes.every(({ state }) => state === 'sending');
  if (isSending) return 'Being sent…';
  return 'Saved on this device, waits to be sent';
}

/**
 * What somebody else was quicker with, and what was wanted here.
 * @param stored the row as the database has it; nothing if it is gone
 */
export function conflictWords(change: Change, stored: AnyRow | undefined): string {
  const what = { leads: 'lead', contacts: 'contact', newsletter_subscribers: 'subscriber' }[
    change.row_table
  ];
  if (!stored) return `Somebody else has deleted this ${what}. ${wantedWords(change)}`;
  const theirs = theirsWords(change, stored);
  return `Somebody else ${theirs ?? `changed this ${what} meanwhile`}. ${wantedWords(change)}`;
}

function theirsWords(change: Change, stored: AnyRow): string | undefined {
  if ('status' in stored) {
    if (change.action === 'notes') return 'changed this lead meanwhile';
    return `set this lead to ${STATUS_WORDS[stored.status]} meanwhile`;
  }
  if ('is_active' in stored) {
    return `${stored.is_active ? 'activated' : 'deactivated'} this subscriber meanwhile`;
  }
  return undefined;
}

/** What was to be done, as a sentence. */
export function wantedWords(change: Change): string {
  switch (change.action) {
    case 'status':
      return `You chose ${statusWords(change.value)}.`;
    case 'notes':
      return 'Your notes are kept here.';
    case 'active':
      return change.value === 'true' ? 'You activated it.' : 'You deactivated it.';
    case 'delete':
      return 'You deleted it.';
  }
}

/** A status may have been kept by another release. */
function statusWords(value: string): string {
  return LEAD_STATUSES.some((status) => status === value)
    ? STATUS_WORDS[value as LeadStatus]
    : value;
}
