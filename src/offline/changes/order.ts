import { isSameSight } from '../../domain/seen';
import { isPending, type KeptChange } from './kept-change';

/**
 * The first pending change of each row: changes of one row go one after another, and what is parked holds back those
 * behind it. Other people's changes neither go nor stand in the way.
 * @param changes in the order of capture
 */
export function nextOfEachRow(changes: KeptChange[], staff: string | undefined): KeptChange[] {
  const next = new Map<string, KeptChange>();
  for (const kept of changes) {
    const { row_id, staff: whose } = kept.change;
    if (whose === staff && isPending(kept) && !next.has(row_id)) next.set(row_id, kept);
  }
  return [...next.values()];
}

/**
 * The state of the row on which a change is to be made: what was seen when it was captured, brought forward over what the
 * same person's changes have made of it since. Otherwise one's own second change would look like a conflict.
 * @param changes of the same row, in the order of capture
 */
export function basisOf(
  { change }: Pick<KeptChange, 'change'>,
  changes: KeptChange[],
): string | null {
  let basis = change.seen;
  let steps = changes.flatMap(({ change: { staff }, state }) =>
    staff === change.staff && state.kind === 'change-done' && state.after !== undefined
      ? { before: state.before, after: state.after }
      : [],
  );
  for (;;) {
    const step = steps.find(({ before }) => isSameSight(before, basis));
    if (!step) return basis;
    basis = step.after;
    // Each once: a subscriber is active or not, and a walk over there and back would never end.
    steps = steps.filter((other) => other !== step);
  }
}
