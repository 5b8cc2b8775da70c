import { DAY_MS } from '../lib/durations';
import type { Stored } from './connection';
import {
  type Live,
  type LiveEntry,
  type LiveOf,
  type LiveState,
  type Queued,
  triesOf,
} from './entry';
import { nextAttemptAt } from './link';
import type { LinkState } from './link-state';
import type { Outcome } from './outcome';
import type { StateKind } from './status';

/**
 * What one use of the queue decides: how its entries are read and written, in which order they are sent, and what an
 * outcome means for them. Pure functions; the queue does the rest, the same way for all.
 */
export type Policy<E extends Queued, Parcel> = {
  /** The name of the sender's lock, and the keys of the link and of the sender's heartbeat. */
  names: { lock: string; link: string; heartbeat: string };
  /** The stored states that decide what is sent next. */
  kinds: readonly StateKind[];
  /** Returns `undefined` for another use's record or an unreadable one. */
  read(record: unknown): E | undefined;
  write(entry: E): Stored;
  /** Returns the entries that wait for no other entry. A parked one among them is not sent until a person decides. */
  next(entries: E[]): LiveOf<E>[];
  /** Returns the other entries that it depends on. */
  related(entry: LiveOf<E>, entries: E[]): E[];
  /** How long an attempt may take if it is large; a timeout is then its own failure, not the link's. */
  patienceMs?(parcel: Parcel): number | undefined;
  /** Returns the entry in the form in which it is sent. */
  parcel(entry: LiveOf<E>, related: E[]): Parcel;
  /** Returns the entry once the database has what was sent. */
  delivered(
    entry: LiveOf<E>,
    outcome: Outcome & { kind: 'delivered' | 'closed' },
    sent: Parcel,
    now: number,
  ): E;
  /** Returns what to send instead of a refused entry, if anything; otherwise it is parked for a person to look at. */
  insteadOf?(
    entry: LiveOf<E>,
    now: number,
    outcome: Outcome & { kind: 'conflict' | 'rejected' },
  ): LiveOf<E> | undefined;
  /** Returns a delivered entry due again if it was another database, before its last restore, that had it. */
  sentAgain?(entry: E, epoch: string, now: number): E;
  /** Whether a refusal settles earlier unclear attempts, because the database has looked at the row. */
  isAnswered: boolean;
  /** Returns the entry's state when a problem of the server's holds it up. */
  held(outcome: Outcome & { kind: 'hold' }, now: number): LiveState;
  /** Whether an attempt's outcome still applies to the entry, although it was taken over or changed since. */
  isSame(entry: LiveOf<E>, sent: Parcel): boolean;
};

/** After a whole day of foreign answers the problem is no longer passing, and is shown. */
const FOREIGN_MS = DAY_MS;

/** When an attempt ended, and the state of the link after it. */
type End = { link: LinkState; now: number; random(): number };

/** Returns the entry after an attempt. */
export function settled<E extends Queued, Parcel>(
  policy: Pick<Policy<E, Parcel>, 'delivered' | 'insteadOf' | 'isAnswered' | 'held'>,
  entry: LiveOf<E>,
  sent: Parcel,
  outcome: Outcome,
  { link, now, random }: End,
): E {
  switch (outcome.kind) {
    case 'delivered':
    case 'closed':
      return policy.delivered(entry, outcome, sent, now);
    case 'conflict':
    case 'rejected': {
      const { epoch: _, ...refusal } = { epoch: undefined, ...outcome };
      return (
        policy.insteadOf?.(entry, now, outcome) ?? {
          ...entry,
          tries: atLeastOnce(entry),
          ambiguous: entry.ambiguous && !policy.isAnswered,
          state: {
            ...refusal,
            kind: 'parked',
            ...(outcome.kind === 'conflict' && { isConflict: true }),
            at: now,
          },
        }
      );
    }
    case 'hold':
      return {
        ...entry,
        tries: atLeastOnce(entry),
        foreignSince: undefined,
        state: policy.held(outcome, now),
      };
    case 'retry': {
      const { mayBeStored, isUnanswered, isForeign, why, isAnswer } = outcome;
      const foreignSince = entry.foreignSince ?? (isForeign ? now : undefined);
      const round = outcome.scope === 'link' ? link.round : undefined;
      const dueAt = nextAttemptAt(outcome, entry.attempts, link, now, random);
      const isShown = isForeign && now - (foreignSince ?? now) > FOREIGN_MS;
      const state: LiveState = isShown
        ? { kind: 'held', code: 'foreign', since: now, dueAt, round }
        : { kind: 'waiting', dueAt, round, why, ...(isAnswer && { isAnswer }) };
      const tries = mayBeStored && !isUnanswered ? atLeastOnce(entry) : entry.tries;
      const ambiguous = entry.ambiguous || mayBeStored;
      return { ...entry, tries, foreignSince, ambiguous, state };
    }
  }
}

/** How often an entry was sent that somebody answered: it left, also if the device had said just before that it had no network. */
const atLeastOnce = (entry: Live) => Math.max(triesOf(entry), 1);

/** Marks an entry as sending; `by` names the lease. */
export function leased<L extends Live>(entry: L, by: string, now: number, isOffline = false): L {
  return {
    ...entry,
    attempts: entry.attempts + 1,
    tries: triesOf(entry) + Number(!isOffline),
    state: { kind: 'sending', since: now, by },
  };
}

/** Makes an entry due now: a person asked for it, or its sender is gone and the attempt's outcome unknown. */
export function dueNow<L extends Live>(entry: L, now: number): L {
  const ambiguous = entry.ambiguous || entry.state.kind === 'sending';
  return { ...entry, ambiguous, state: { kind: 'waiting', dueAt: now } };
}

/** What a database may have from before was sent at least once. */
export const SENT_BEFORE = { ambiguous: true, tries: 1 };

/** An entry that is sent anew, as if it had never been tried. */
export const anew = (entry: LiveEntry, now: number): LiveEntry => ({
  ...entry,
  attempts: 0,
  tries: 0,
  ambiguous: false,
  state: { kind: 'waiting', dueAt: now },
});

/** Turns an update of another lead into a lead of its own: nothing was ever sent under its own id. */
export function onItsOwn(entry: LiveEntry, now: number): LiveEntry {
  const { revision: _, ...submission } = entry.submission;
  return { ...anew(entry, now), amends: undefined, submission };
}
