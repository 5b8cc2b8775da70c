import { type Change, isLogged } from '../../domain/change';
import { isLive } from '../entry';
import { HOLD_MS } from '../link';
import { STAFF_LINK } from '../link-state';
import type { Policy } from '../policy';
import { type AnyChange, type LiveChange, readChange } from './change-entry';

/** A change as it is sent. */
export type ChangeParcel = {
  /** The key and the time under which the database keeps an event. */
  id: string;
  capturedAt: string;
  change: Change;
  /** The subscriber's state that it applies to. */
  basis: string | null;
};

/**
 * Creates the policy for the changes of the signed-in administrator. They have their own lock: a visitor's hanging
 * enquiry must not delay a tap in the dashboard, or vice versa.
 */
export function createChangePolicy(
  staff: () => string | undefined,
): Policy<AnyChange, ChangeParcel> {
  return {
    names: { lock: 'meridian-changes', link: STAFF_LINK, heartbeat: 'changes-lease' },
    kinds: ['waiting', 'held', 'sending', 'parked', 'delivered'],
    read: readChange,
    write: (entry) => entry,
    next: (changes) => nextOfEachRow(changes, staff()),
    related: ({ seq, change }, changes) =>
      changes.filter((other) => other.seq !== seq && other.change.row_id === change.row_id),
    parcel: ({ id, capturedAt, change }, related) => ({
      id,
      capturedAt,
      change,
      basis: basisOf(change, related),
    }),

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
 * Returns the first pending change of each row: changes of one row are sent one after another. A parked one of a subscriber
 * holds back those behind it; a parked event is in nobody's way. Other people's changes are neither sent nor in the way.
 * @param changes in the order of capture
 */
export function nextOfEachRow(changes: AnyChange[], staff: string | undefined): LiveChange[] {
  const next = new Map<string, LiveChange>();
  for (const entry of changes) {
    const { row_id, staff: whose } = entry.change;
    if (whose !== staff || !isLive(entry) || next.has(row_id)) continue;
    if (!isLogged(entry.change) || entry.state.kind !== 'parked') next.set(row_id, entry);
  }
  return [...next.values()];
}

/**
 * Returns the state of a subscriber that a change applies to: the state seen at capture, advanced by the same person's
 * changes delivered since. Otherwise a person's own second change would look like a conflict.
 * @param related the other changes of the same row, in the order of capture
 */
export function basisOf(change: Change, related: AnyChange[]): string | null {
  if (isLogged(change)) return null;
  let basis = change.seen;
  let steps = related.flatMap(({ change: { staff }, state }) =>
    staff === change.staff && state.kind === 'delivered' && state.after !== undefined
      ? { before: state.before, after: state.after }
      : [],
  );
  for (;;) {
    const step = steps.find(({ before }) => before === basis);
    if (!step) return basis;
    basis = step.after;
    // Use each step once: a subscriber toggles between active and not, and following both ways would never end.
    steps = steps.filter((other) => other !== step);
  }
}

/** Removes the text of a note, or what is known of somebody. */
function forgotten(change: Change): Change {
  return change.action === 'event' && 'body' in change.value && change.value.body !== null
    ? { ...change, value: { ...change.value, body: '' } }
    : change;
}
