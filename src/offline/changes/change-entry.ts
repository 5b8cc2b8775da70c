import type { Change, PendingChange } from '../../domain/change';
import {
  either,
  flag,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type Shape,
  type ShapeOf,
  text,
} from '../../lib/shape';
import type { Live, LiveState } from '../entry';

/** Only the shape is asked for: whether a value fits is the database's to say. */
const isChange = object({
  table: oneOf('changes'),
  row_table: oneOf('contacts', 'newsletter_subscribers', 'leads'),
  action: oneOf('status', 'notes', 'active', 'delete'),
  value: nullable(text),
  row_id: text,
  seen: nullable(text),
  staff: text,
}) as Shape<unknown> as Shape<Change>;

// On the disk the states have names of their own, so that no index, and no release from before there were changes, takes one
// for a submission's: such a release keeps and skips what it can't read.
const isWaiting = object({
  kind: oneOf('change-waiting'),
  dueAt: number,
  round: maybe(number),
  why: maybe(text),
  isAnswer: maybe(flag),
});
const isSending = object({ kind: oneOf('change-sending'), since: number, by: text });
const isParked = object({
  kind: oneOf('change-parked'),
  why: text,
  isConflict: flag,
  code: maybe(text),
  /** The constraint or column that the database named. Earlier releases parked without one as well. */
  names: maybe(text),
  at: number,
});
const isDone = object({
  kind: oneOf('change-done'),
  at: number,
  before: nullable(text),
  after: maybe(nullable(text)),
});

const isStoredChange = object({
  seq: number,
  id: text,
  capturedAt: text,
  change: isChange,
  attempts: number,
  /** Earlier releases did not keep this. */
  mayBeStored: maybe(flag),
  foreignSince: maybe(number),
  state: either(either(isWaiting, isSending), either(isParked, isDone)),
});

/** A change as it lies on the disk. */
export type StoredChange = ShapeOf<typeof isStoredChange>;

/** A change in the outbox. */
export type ChangeEntry = Omit<Live, 'state'> & { id: string; capturedAt: string; change: Change };
export type LiveChange = ChangeEntry & { state: LiveState };
/** Stays for a day, so that what was based on the row's state before can go on from the state after. */
export type DeliveredChange = ChangeEntry & {
  state: {
    kind: 'delivered';
    at: number;
    before: string | null;
    /** Missing if somebody else may have touched the row as well. */
    after?: string | null | undefined;
  };
};
export type AnyChange = LiveChange | DeliveredChange;

/** Reads a stored record; `undefined` if it is none, or can't be read. */
export function readChange(record: unknown): AnyChange | undefined {
  if (!isStoredChange(record)) return undefined;
  const { state, mayBeStored = false, ...rest } = record;
  const entry = { ...rest, ambiguous: mayBeStored };
  switch (state.kind) {
    case 'change-waiting':
      return { ...entry, state: { ...state, kind: 'waiting' } };
    case 'change-sending':
      return { ...entry, state: { ...state, kind: 'sending' } };
    case 'change-parked':
      return { ...entry, state: { ...state, kind: 'parked' } };
    case 'change-done':
      return { ...entry, state: { ...state, kind: 'delivered' } };
  }
}

export function storedChange({ ambiguous, state, ...rest }: AnyChange): StoredChange {
  const record = { ...rest, mayBeStored: ambiguous };
  switch (state.kind) {
    case 'waiting':
      return { ...record, state: { ...state, kind: 'change-waiting' } };
    // Still tried, and no earlier release has another word for it.
    case 'held':
      return {
        ...record,
        state: { kind: 'change-waiting', dueAt: state.dueAt, round: state.round },
      };
    case 'sending':
      return { ...record, state: { ...state, kind: 'change-sending' } };
    case 'parked': {
      const { why, isConflict = false, code, names, at } = state;
      return { ...record, state: { kind: 'change-parked', why, isConflict, code, names, at } };
    }
    case 'delivered':
      return { ...record, state: { ...state, kind: 'change-done' } };
  }
}

/**
 * A change as it is stored first; the database adds `seq`.
 * @param afterMs how long it is left alone
 */
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

/** What the interface is told of a change; `undefined` once the database has it. */
export function pendingOf({ seq, change, state }: AnyChange): PendingChange | undefined {
  const base = { seq, change, isConflict: false, why: undefined };
  switch (state.kind) {
    case 'delivered':
      return undefined;
    case 'sending':
      return { ...base, state: 'sending' };
    case 'waiting':
      return { ...base, state: 'waiting', why: state.isAnswer ? state.why : undefined };
    case 'held':
      return { ...base, state: 'waiting' };
    case 'parked':
      return { ...base, state: 'parked', why: state.why, isConflict: state.isConflict ?? false };
  }
}
