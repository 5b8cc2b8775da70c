import type { Change } from '../../domain/change';
import { isSameSight } from '../../domain/seen';
import { isLive } from '../entry';
import { HOLD_MS } from '../link';
import { STAFF_LINK } from '../link-state';
import type { Policy } from '../policy';
import { type AnyChange, type LiveChange, readChange, storedChange } from './change-entry';

/** A change as it goes out: on top of this state of its row. */
export type ChangeParcel = { change: Change; basis: string | null };

/**
 * Administrators' changes, those of whoever is signed in. They have a lock of their own: a visitor's enquiry that hangs must
 * not keep a tap in the dashboard waiting, nor the other way about.
 */
export function createChangePolicy(
  staff: () => string | undefined,
): Policy<AnyChange, ChangeParcel> {
  return {
    names: { lock: 'meridian-changes', link: STAFF_LINK, heartbeat: 'changes-lease' },
    kinds: ['change-waiting', 'change-sending', 'change-parked', 'change-done'],
    read: readChange,
    write: storedChange,
    next: (changes) => nextOfEachRow(changes, staff()),
    beside: ({ seq, change }, changes) =>
      changes.filter((other) => other.seq !== seq && other.change.row_id === change.row_id),
    parcel: ({ change }, beside) => ({ change, basis: basisOf(change, beside) }),

    delivered: (entry, outcome, { basis: before }, now) => ({
      ...entry,
      change: forgotten(entry.change),
      state: {
        kind: 'delivered',
        at: now,
        before,
        after: outcome.kind === 'delivered' ? outcome.seenNow : undefined,
      },
    }),

    isAnswered: true,

    // While no change can go out, the link says so: this one just waits behind it.
    held: ({ scope, why }, now) => ({
      kind: 'waiting',
      dueAt: scope === 'all' ? now : now + HOLD_MS,
      why,
      isAnswer: true,
    }),

    /** What was insisted on since is another change. */
    isSame: ({ change }, sent) => change.seen === sent.change.seen,
  };
}

/**
 * The first pending change of each row: changes of one row go one after another, and what is parked holds back those
 * behind it. Other people's changes neither go nor stand in the way.
 * @param changes in the order of capture
 */
export function nextOfEachRow(changes: AnyChange[], staff: string | undefined): LiveChange[] {
  const next = new Map<string, LiveChange>();
  for (const entry of changes) {
    const { row_id, staff: whose } = entry.change;
    if (whose === staff && isLive(entry) && !next.has(row_id)) next.set(row_id, entry);
  }
  return [...next.values()];
}

/**
 * The state of the row on which a change is to be made: what was seen when it was captured, brought forward over what the
 * same person's changes have made of it since. Otherwise one's own second change would look like a conflict.
 * @param beside the others of the same row, in the order of capture
 */
export function basisOf(change: Change, beside: AnyChange[]): string | null {
  let basis = change.seen;
  let steps = beside.flatMap(({ change: { staff }, state }) =>
    staff === change.staff && state.kind === 'delivered' && state.after !== undefined
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

/** Without what was written: notes may name somebody. */
function forgotten(change: Change): Change {
  return change.action === 'notes' ? { ...change, value: '' } : change;
}
