import type { Change, PendingChange } from '../../domain/change';
import { isStaffEvent } from '../../domain/staff-event';
import {
  either,
  flag,
  instant,
  instantText,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type Shape,
  type ShapeOf,
  text,
} from '../../lib/shape';
import { isLiveState, type Live, type LiveState } from '../entry';

const common = {
  table: oneOf('changes'),
  row_id: text,
  seen: nullable(text),
  staff: text,
};
const isInbox = oneOf('leads', 'contacts');
/** Checks only the shape: the database decides whether a value fits. */
const isChange = either(
  object({ ...common, row_table: isInbox, action: oneOf('event'), value: isStaffEvent }),
  object({
    ...common,
    row_table: oneOf('newsletter_subscribers'),
    action: oneOf('active', 'delete'),
    value: nullable(text),
  }),
) as Shape<unknown> as Shape<Change>;

/** What earlier releases did to leads and contacts, with notes that were one text each. */
const isEarlier = object({
  ...common,
  row_table: isInbox,
  action: oneOf('status', 'notes', 'delete'),
  value: nullable(text),
});

/** Returns a stored change as this release makes it; `undefined` if it is none. */
function upgraded(stored: unknown): Change | undefined {
  if (isChange(stored)) return stored;
  if (!isEarlier(stored)) return undefined;
  const { action, value, ...rest } = stored;
  const event =
    action === 'delete'
      ? { kind: 'deletion' }
      : action === 'status'
        ? { kind: 'status', status: value ?? '' }
        : { kind: 'note', body: value ?? '' };
  // The database decides whether it knows the status.
  return { ...rest, seen: null, action: 'event', value: event } as Change;
}

/** Kept for a day, so that a change based on the row's state before it can apply to the state after it. */
const isDone = object({
  kind: oneOf('change-done'),
  at: instant,
  before: nullable(text),
  /** Missing if somebody else may have touched the row too. */
  after: maybe(nullable(text)),
});
type Done = ShapeOf<typeof isDone>;

const isStoredChange = object({
  seq: number,
  id: text,
  capturedAt: instantText,
  change: object(common),
  attempts: number,
  offlineAttempts: maybe(number),
  /** Not stored by earlier releases. */
  mayBeStored: maybe(flag),
  foreignSince: maybe(instant),
  state: object({ kind: text }),
});

// On disk the states have their own names, so that no index, and no release from before changes existed, takes them for
// a submission's: such a release keeps and skips what it can't read.
type OnDisk<S> = S extends { kind: string }
  ? Omit<S, 'kind'> & { kind: `change-${S['kind']}` }
  : never;

/** A change as it is stored on disk. */
export type StoredChange = ShapeOf<typeof isStoredChange> & {
  change: Change;
  state: OnDisk<Exclude<LiveState, { kind: 'held' }>> | Done;
};

/** A change in the outbox. */
export type ChangeEntry = Omit<Live, 'state'> & { id: string; capturedAt: string; change: Change };
export type LiveChange = ChangeEntry & { state: LiveState };
export type DeliveredChange = ChangeEntry & { state: Omit<Done, 'kind'> & { kind: 'delivered' } };
export type AnyChange = LiveChange | DeliveredChange;

/** Reads a stored record; `undefined` if it is not a change or can't be read. */
export function readChange(record: unknown): AnyChange | undefined {
  if (!isStoredChange(record)) return undefined;
  const { state, mayBeStored = false, ...rest } = record;
  const change = upgraded(record.change);
  if (!change) return undefined;
  const entry = { ...rest, change, ambiguous: mayBeStored };
  if (isDone(state)) return { ...entry, state: { ...state, kind: 'delivered' } };
  const [, kind] = /^change-(waiting|sending|parked)$/.exec(state.kind) ?? [];
  const live = { ...state, kind };
  if (!isLiveState(live)) return undefined;
  return { ...entry, state: change === record.change ? live : settledByOrder(change, live) };
}

/**
 * What an earlier release held to be a conflict is none: a note stands beside others, and of two statuses the later one
 * counts. Whether to delete what somebody has changed since is still a person's decision.
 */
function settledByOrder(change: Change, state: LiveState): LiveState {
  const isSettled =
    change.action === 'event' && change.value.kind !== 'deletion' && state.kind === 'parked';
  return isSettled && state.isConflict ? { kind: 'waiting', dueAt: state.at } : state;
}

export function storedChange({ ambiguous, state, ...rest }: AnyChange): StoredChange {
  const record = { ...rest, mayBeStored: ambiguous };
  switch (state.kind) {
    case 'waiting':
      return { ...record, state: { ...state, kind: 'change-waiting' } };
    // It is still retried, and earlier releases know no other word for that.
    case 'held': {
      const { dueAt, round } = state;
      return { ...record, state: { kind: 'change-waiting', dueAt, round } };
    }
    case 'sending':
      return { ...record, state: { ...state, kind: 'change-sending' } };
    case 'parked':
      // Earlier releases can't read one without `isConflict`.
      return { ...record, state: { isConflict: false, ...state, kind: 'change-parked' } };
    case 'delivered':
      return { ...record, state: { ...state, kind: 'change-done' } };
  }
}

/** Creates the record of a new change; IndexedDB adds `seq`. */
export function capturedChange(
  id: string,
  change: Change,
  at: number,
  dueAt = at,
): Omit<StoredChange, 'seq'> {
  return {
    id,
    capturedAt: new Date(at).toISOString(),
    change,
    attempts: 0,
    state: { kind: 'change-waiting', dueAt },
  };
}

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
