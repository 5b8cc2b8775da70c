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
import { nextAttemptAt } from '../after-attempt';
import { HOLD_MS, type Link } from '../schedule';
import type { ChangeOutcome } from './change-outcome';

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

// The states have names of their own, so that no index, and no release from before there were changes, takes one for a
// submission's: such a release keeps and skips what it can't read.
const isWaiting = object({
  kind: oneOf('change-waiting'),
  dueAt: number,
  /** There if the last failure was the link's. */
  round: maybe(number),
  /** Why the last attempt came to nothing: a sentence if the database answered, else an error's name. */
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
/** Stays for a day, so that what was based on the row's state before can go on from the state after. */
const isDone = object({
  kind: oneOf('change-done'),
  at: number,
  before: nullable(text),
  /** Missing if somebody else may have touched the row as well. */
  after: maybe(nullable(text)),
});

const isKeptChange = object({
  seq: number,
  id: text,
  capturedAt: text,
  change: isChange,
  attempts: number,
  /** An attempt has ended without an answer, and none since has said what became of it. Earlier releases did not keep this. */
  mayBeStored: maybe(flag),
  state: either(either(isWaiting, isSending), either(isParked, isDone)),
});

/** A change in the outbox. */
export type KeptChange = ShapeOf<typeof isKeptChange>;

/** Reads a stored record; `undefined` if it is none, or can't be read. */
export function readChange(record: unknown): KeptChange | undefined {
  return isKeptChange(record) ? record : undefined;
}

export function isPending(kept: KeptChange): boolean {
  return kept.state.kind !== 'change-done';
}

/** What stays of a delivered change is of use on the day it went out. */
const DONE_MS = 24 * 60 * 60_000;

export function isStale({ state }: KeptChange, now: number): boolean {
  return state.kind === 'change-done' && Math.abs(now - state.at) > DONE_MS;
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
): Omit<KeptChange, 'seq'> {
  return {
    id,
    capturedAt: new Date(now).toISOString(),
    change,
    attempts: 0,
    state: { kind: 'change-waiting', dueAt: now + afterMs },
  };
}

export function claimedChange(kept: KeptChange, by: string, now: number): KeptChange {
  return {
    ...kept,
    attempts: kept.attempts + 1,
    state: { kind: 'change-sending', since: now, by },
  };
}

/** To be tried now: its sender is gone, or a person asks for it. */
export function dueNow(kept: KeptChange, now: number): KeptChange {
  const mayBeStored = kept.mayBeStored || kept.state.kind === 'change-sending';
  return { ...kept, mayBeStored, state: { kind: 'change-waiting', dueAt: now } };
}

/**
 * The same change again, on top of the row as somebody else has left it.
 * @param combine puts into the change what they wrote, where both are to be kept
 */
export function insisted(
  kept: KeptChange,
  seen: string | null,
  now: number,
  combine: Combine = (change) => change,
): KeptChange {
  return dueNow({ ...kept, change: { ...combine(kept.change), seen } }, now);
}

export type Combine = (change: Change) => Change;

/**
 * The change after an attempt. `link` is the state of the link after it.
 * @param basis the state of the row on which it was made
 */
export function settledChange(
  kept: KeptChange,
  basis: string | null,
  outcome: ChangeOutcome,
  link: Link,
  now: number,
  random: () => number,
): KeptChange {
  switch (outcome.kind) {
    case 'delivered':
      return {
        ...kept,
        change: forgotten(kept.change),
        state: { kind: 'change-done', at: now, before: basis, after: outcome.seenNow },
      };
    case 'conflict':
    case 'rejected': {
      const { why } = outcome;
      const isConflict = outcome.kind === 'conflict';
      const { code, names } = isConflict ? {} : outcome;
      return {
        ...kept,
        // The database has looked at the row: what earlier attempts left open is answered.
        mayBeStored: false,
        state: { kind: 'change-parked', why, isConflict, code, names, at: now },
      };
    }
    case 'hold': {
      // While no change can go out, the link says so: this one just waits behind it.
      const dueAt = outcome.scope === 'all' ? now : now + HOLD_MS;
      return {
        ...kept,
        state: { kind: 'change-waiting', dueAt, why: outcome.why, isAnswer: true },
      };
    }
    case 'retry':
      return {
        ...kept,
        mayBeStored: kept.mayBeStored || outcome.mayBeStored,
        state: {
          kind: 'change-waiting',
          dueAt: nextAttemptAt(outcome, kept.attempts, link, now, random),
          round: outcome.scope === 'link' ? link.round : undefined,
          why: outcome.why,
          isAnswer: outcome.isAnswer,
        },
      };
  }
}

/** Without what was written: notes may name somebody. */
function forgotten(change: Change): Change {
  return change.action === 'notes' ? { ...change, value: '' } : change;
}

/** What the interface is told of a change; `undefined` once the database has it. */
export function pendingOf({ seq, change, state }: KeptChange): PendingChange | undefined {
  const base = { seq, change, isConflict: false, why: undefined };
  switch (state.kind) {
    case 'change-done':
      return undefined;
    case 'change-sending':
      return { ...base, state: 'sending' };
    case 'change-waiting':
      return { ...base, state: 'waiting', why: state.isAnswer ? state.why : undefined };
    case 'change-parked':
      return { ...base, state: 'parked', why: state.why, isConflict: state.isConflict };
  }
}
