import type { Change, PendingChange } from '../domain/change';
import { isStaffEvent, isSubscriberEvent, isUnitEvent } from '../domain/staff-event';
import { either, instant, object, oneOf, type Shape, type ShapeOf, text } from '../lib/shape';
import { live } from './entry';

const ofRow = {
  table: oneOf('changes'),
  row_id: text,
  staff: text,
};
/** Checks only the shape: the database decides whether a value fits. */
const isChange = either(
  object({
    ...ofRow,
    row_table: oneOf('leads', 'contacts'),
    action: oneOf('event'),
    value: isStaffEvent,
  }),
  either(
    object({
      ...ofRow,
      row_table: oneOf('units'),
      action: oneOf('unit'),
      value: isUnitEvent,
    }),
    object({
      ...ofRow,
      row_table: oneOf('newsletter_subscribers'),
      action: oneOf('subscriber'),
      value: isSubscriberEvent,
    }),
  ),
) as Shape<unknown> as Shape<Change>;

/** Kept for a day: another tab learns from it what was delivered. */
const isDone = object({ kind: oneOf('delivered'), at: instant });

const isLiveChange = object({ ...live, change: isChange });
const isDeliveredChange = object({ ...live, change: isChange, state: isDone });
const isChangeEntry = either(isLiveChange, isDeliveredChange);

export type LiveChange = ShapeOf<typeof isLiveChange>;
export type DeliveredChange = ShapeOf<typeof isDeliveredChange>;
/** A change in the outbox. */
export type AnyChange = ShapeOf<typeof isChangeEntry>;

/** Reads a stored record; `undefined` if it is not a change or can't be read. */
export function readChange(record: unknown): AnyChange | undefined {
  return isChangeEntry(record) ? record : undefined;
}

/** Creates the record of a new change; IndexedDB adds `seq`. */
export function capturedChange(
  id: string,
  change: Change,
  at: number,
  dueAt = at,
): Omit<LiveChange, 'seq'> {
  return {
    id,
    capturedAt: new Date(at).toISOString(),
    change,
    attempts: 0,
    ambiguous: false,
    state: { kind: 'waiting', dueAt },
  };
}

/** Returns the changes among stored records that the database doesn't have yet, in the order they were made. */
export const pendingIn = (records: readonly unknown[]): PendingChange[] =>
  records.flatMap((record) => {
    const entry = readChange(record);
    return (entry && pendingOf(entry)) || [];
  });

/** Returns what the interface shows of a change; `undefined` once the database has it. */
export function pendingOf({
  seq,
  id,
  capturedAt,
  change,
  state,
}: AnyChange): PendingChange | undefined {
  if (state.kind === 'delivered') return undefined;
  const isParked = state.kind === 'parked';
  const isTold = isParked || (state.kind === 'waiting' && state.isAnswer);
  return {
    seq,
    id,
    capturedAt,
    change,
    state: state.kind === 'held' ? 'waiting' : state.kind,
    why: isTold ? state.why : undefined,
    isConflict: isParked && (state.isConflict ?? false),
  };
}
