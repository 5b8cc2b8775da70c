import { isPending, type KeptChange, readChange } from '../../offline/changes/kept-change';
import type { Listing } from '../../offline/rows';

/** The administrators' changes that the database does not have yet, in the order of capture. */
export function pendingChanges({ changes }: Listing): KeptChange[] {
  return changes.flatMap((record) => {
    const kept = readChange(record);
    return kept && isPending(kept) ? kept : [];
  });
}
