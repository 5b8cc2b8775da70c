import type { PendingChange } from '../../domain/change';

/** Whether a row has pending changes, none of which needs a decision. */
export function isWaiting(changes: readonly Pick<PendingChange, 'state'>[]): boolean {
  return changes.length > 0 && changes.every(({ state }) => state !== 'parked');
}
