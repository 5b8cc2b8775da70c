import { isPending, type KeptChange, readChange } from '../../offline/changes/kept-change';
import type { Listing } from '../../offline/rows';

/** The administrators' changes that the database does not have yet, in the order of capture. */
export function pendingChanges({ changes }: Listing): KeptChange[] {
  return changes.flatMap((record) => {
    const kept = readChange(record);
    return kept && isPending(kept) ? kept : [];
  });
}

/** Whether it may succeed as it is. What somebody else has changed or deleted since is decided in the dashboard. */
export function canBeSentAgain({ state }: KeptChange): boolean {
  return state.kind === 'change-parked' && !state.isConflict;
}
