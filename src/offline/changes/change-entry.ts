import type { Change, PendingChange } from '../../domain/change';
import {
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
import { isLiveState, isTable, type Live, type LiveState } from '../entry';

/** Checks only the shape: the database decides whether a value fits. */
const isChange = object({
  table: oneOf('changes'),
  row_table: isTable,
  action: oneOf('status', 'notes', 'active', 'delete'),
  value: nullable(text),
  row_id: text,
  seen: nullable(text),
  staff: text,
}) as Shape<unknown> as Shape<Change>;

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
  change: isChange,
  attempts: number,
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
  const entry = { ...rest, ambiguous: mayBeStored };
  if (isDone(state)) return { ...entry, state: { ...state, kind: 'delivered' } };
  const [, kind] = /^change-(waiting|sending|parked)$/.exec(state.kind) ?? [];
  const live = { ...state, kind };
  return isLiveState(live) ? { ...entry, state: live } : undefined;
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

/** Creates the record of a new change, due after `afterMs`; IndexedDB adds `seq`. */
export function capturedChange(
  id: string,
  change: Change,
  now: number,
  afterMs = 0,
): Omit<StoredChange, 'seq'> {
  return {
    id,
    capturedAt: new Date(now).toISOString(),
    change,
    attempts: 0,
    state: { kind: 'change-waiting', dueAt: now + afterMs },
  };
}

/** Returns what the interface shows of a change; `undefined` once the database has it. */
export function pendingOf({ seq, change, state }: AnyChange): PendingChange | undefined {
  if (state.kind === 'delivered') return undefined;
  const isParked = state.kind === 'parked';
  const isTold = isParked || (state.kind === 'waiting' && state.isAnswer);
  return {
    seq,
    change,
    state: state.kind === 'held' ? 'waiting' : state.kind,
    why: isTold ? state.why : undefined,
    isConflict: isParked && (state.isConflict ?? false),
  };
}
