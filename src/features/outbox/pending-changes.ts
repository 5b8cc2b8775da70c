import { type LiveChange, readChange } from '../../offline/changes/change-entry';
import { isLive } from '../../offline/entry';
import type { OutboxContents } from '../../offline/status';

/** The staff changes that the database does not have yet, in the order of capture. */
export function pendingChanges({ changes }: OutboxContents): LiveChange[] {
  return changes.map(readChange).filter(isLive);
}

/** Whether the change can be retried as it is. Conflicts are resolved in the dashboard. */
export function canBeSentAgain({ state }: LiveChange): boolean {
  return state.kind === 'parked' && !state.isConflict;
}
