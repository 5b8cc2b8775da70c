import { type LiveChange, readChange } from '../../offline/changes/change-entry';
import { isLive } from '../../offline/entry';
import type { OutboxContents } from '../../offline/status';

/** The administrators' changes that the database does not have yet, in the order of capture. */
export function pendingChanges({ changes }: OutboxContents): LiveChange[] {
  return changes.map(readChange).filter(isLive);
}

/** Whether it may succeed as it is. What somebody else has changed or deleted since is decided in the dashboard. */
export function canBeSentAgain({ state }: LiveChange): boolean {
  return state.kind === 'parked' && !state.isConflict;
}
