import type { Change } from '../../domain/change';
import { isSameSeen, seenLead } from '../../domain/seen';
import { isLive } from '../entry';
import { HOLD_MS } from '../link';
import { STAFF_LINK } from '../link-state';
import type { Policy } from '../policy';
import { type AnyChange, type LiveChange, readChange, storedChange } from './change-entry';

/** A change as it is sent; `basis` is the row state that it applies to. */
export type ChangeParcel = { change: Change; basis: string | null };

/**
 * Creates the policy for the changes of the signed-in administrator. They have their own lock: a visitor's hanging
 * enquiry must not delay a tap in the dashboard, or vice versa.
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
    related: ({ seq, change }, changes) =>
      changes.filter((other) => other.seq !== seq && other.change.row_id === change.row_id),
    parcel: ({ change }, related) => ({ change, basis: basisOf(change, related) }),

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

    // If no change at all can be sent, that is the link's state; this one just waits.
    held: ({ scope, why }, now) => ({
      kind: 'waiting',
      dueAt: scope === 'all' ? now : now + HOLD_MS,
      why,
      isAnswer: true,
    }),

    /** A change that was insisted on since is a different one. */
    isSame: ({ change }, sent) => change.seen === sent.change.seen,
  };
}

/**
 * Returns the first pending change of each row: changes of one row are sent one after another, and a parked one holds
 * back those behind it. Other people's changes are neither sent nor in the way.
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
 * Returns the row state that a change applies to: the state seen at capture, advanced by the same person's changes
 * delivered since. Otherwise a person's own second change would look like a conflict. Notes written in another tab are
 * one: whoever wrote these had not seen them.
 * @param related the other changes of the same row, in the order of capture
 */
export function basisOf(change: Change, related: AnyChange[]): string | null {
  let basis = change.seen;
  let steps = related.flatMap(({ change: { staff }, state }) =>
    staff === change.staff && state.kind === 'delivered' && state.after !== undefined
      ? { before: state.before, after: state.after }
      : [],
  );
  for (;;) {
    const step = steps.find(({ before }) => isSameSeen(before, basis));
    if (!step) return isOverUnseenNotes(change, basis) ? change.seen : basis;
    basis = step.after;
    // Use each step once: a subscriber toggles between active and not, and following both ways would never end.
    steps = steps.filter((other) => other !== step);
  }
}

/** Earlier releases didn't record which notes were on the screen. */
function isOverUnseenNotes({ action, seen }: Change, basis: string | null): boolean {
  const { shown } = seenLead(seen ?? '');
  return action === 'notes' && shown !== undefined && shown !== seenLead(basis ?? '').notes;
}

/** Removes the text of notes, which may name somebody. */
function forgotten(change: Change): Change {
  return change.action === 'notes' ? { ...change, value: '' } : change;
}
