import { type LiveChange, readChange } from '../../offline/changes/change-entry';
import type { Listing } from '../../offline/listing';
import { isLive } from '../../offline/live';

/** The administrators' changes that the database does not have yet, in the order of capture. */
export function pendingChanges({ changes }: Listing): LiveChange[] {
  return changes.map(readChange).filter(isLive);
}

/** Whether it may succeed as it is. What somebody else has changed or deleted since is decided in the dashboard. */
export function canBeSentAgain({ state }: LiveChange): boolean {
  return state.kind === 'parked' && !state.isConflict;
}
