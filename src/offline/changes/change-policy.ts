import type { Change } from '../../domain/change';
import { type AnyChange, type LiveChange, readChange } from '../change-entry';
import { isLive } from '../entry';
import { HOLD_MS } from '../link';
import { STAFF_LINK } from '../link-state';
import type { Policy } from '../policy';

/** A change as it is sent. */
export type ChangeParcel = {
  /** The key and the time under which the database keeps an event. */
  id: string;
  capturedAt: string;
  change: Change;
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
    related: () => [],
    parcel: ({ id, capturedAt, change }) => ({ id, capturedAt, change }),

    delivered: (entry, _outcome, _parcel, now) => ({
      ...entry,
      change: forgotten(entry.change),
      state: { kind: 'delivered', at: now },
    }),

    isAnswered: true,

    // If no change at all can be sent, that is the link's state; this one just waits.
    held: ({ scope, why }, now) => ({
      kind: 'waiting',
      dueAt: scope === 'all' ? now : now + HOLD_MS,
      why,
      isAnswer: true,
    }),

    isSame: () => true,
  };
}

/**
 * Returns the first pending change of each row: changes of one row are sent one after another. A parked one is in nobody's
 * way, nor are other people's changes, which are not sent.
 * @param changes in the order of capture
 */
export function nextOfEachRow(changes: AnyChange[], staff: string | undefined): LiveChange[] {
  const next = new Map<string, LiveChange>();
  for (const entry of changes) {
    const { row_id, staff: whose } = entry.change;
    if (whose !== staff || !isLive(entry) || next.has(row_id)) continue;
    if (entry.state.kind !== 'parked') next.set(row_id, entry);
  }
  return [...next.values()];
}

/** Removes the text of a note, or what is known of somebody. */
function forgotten(change: Change): Change {
  return change.action === 'event' && 'body' in change.value && change.value.body !== null
    ? { ...change, value: { ...change.value, body: '' } }
    : change;
}
