import type { ChangeResult } from './change-outcome';
import type { KeptChange } from './kept-change';

/** What the stored change tells, if it tells anything yet. */
export function resultOfChange(kept: KeptChange | undefined): ChangeResult | undefined {
  // Discarded in another tab while we waited: it was saved.
  if (!kept) return { kind: 'saved' };
  const { seq, state, attempts } = kept;
  switch (state.kind) {
    case 'change-done':
      return { kind: 'delivered' };
    case 'change-parked':
      if (state.isConflict) return { kind: 'conflict', seq };
      return { kind: 'rejected', why: state.why, seq };
    case 'change-waiting':
      if (attempts === 0) return undefined;
      return state.isAnswer ? { kind: 'failed', why: state.why ?? '' } : { kind: 'saved' };
    case 'change-sending':
      return undefined;
  }
}
