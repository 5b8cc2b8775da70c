import type { Stored } from './connection';
import type { LiveOf, LiveState, Queued } from './entry';
import { nextAttemptAt } from './link';
import type { LinkState } from './link-state';
import type { Outcome } from './outcome';

/**
 * What one use of the queue brings: how its entries are read and written, in which order they go, and what an outcome means
 * for them. Pure; the queue does the rest, and does it in one way for all.
 */
export type Policy<E extends Queued, Parcel> = {
  /** The name of the lock under which they are sent, and the keys of their link and their sender's heartbeat. */
  names: { lock: string; link: string; heartbeat: string };
  /** The states, as they are stored, that decide what goes out next. */
  kinds: readonly string[];
  /** `undefined`: it is another use's, or can't be read. */
  read(record: unknown): E | undefined;
  write(entry: E): Stored;
  /** Those that wait for no other one. A parked one among them is nobody's turn until a person has decided. */
  next(entries: E[]): LiveOf<E>[];
  /** The others on which it depends. */
  beside(entry: LiveOf<E>, entries: E[]): E[];
  /** As it goes out. */
  parcel(entry: LiveOf<E>, beside: E[]): Parcel;
  /** The database has it, on the terms on which it was sent. */
  delivered(
    entry: LiveOf<E>,
    outcome: Outcome & { kind: 'delivered' | 'closed' },
    sent: Parcel,
    now: number,
  ): E;
  /** Refused: as what it goes on, if there is another way; else it is parked, for a person to look at. */
  insteadOf?(entry: LiveOf<E>, now: number): LiveOf<E> | undefined;
  /** Whether a refusal answers what earlier attempts left open: the database has looked at the row. */
  isAnswered: boolean;
  /** The server's own trouble keeps it. */
  held(outcome: Outcome & { kind: 'hold' }, now: number): LiveState;
  /** Whether what became of an attempt is still true of the entry, though it was taken over, or changed since. */
  isSame(entry: LiveOf<E>, sent: Parcel): boolean;
};

/** Somebody else's answers for a whole day are no passing trouble: that much is shown. */
const FOREIGN_MS = 24 * 60 * 60_000;

/** When an attempt ended, and the state of the link after it. */
type End = { link: LinkState; now: number; random(): number };

/** The entry after an attempt. */
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
    case 'rejected':
      return (
        policy.insteadOf?.(entry, now) ?? {
          ...entry,
          ambiguous: entry.ambiguous && !policy.isAnswered,
          state: {
            ...outcome,
            kind: 'parked',
            ...(outcome.kind === 'conflict' && { isConflict: true }),
            at: now,
          },
        }
      );
    case 'hold':
      return { ...entry, foreignSince: undefined, state: policy.held(outcome, now) };
    case 'retry': {
      const { mayBeStored, isForeign, why, isAnswer } = outcome;
      const foreignSince = entry.foreignSince ?? (isForeign ? now : undefined);
      const round = outcome.scope === 'link' ? link.round : undefined;
      const dueAt = nextAttemptAt(outcome, entry.attempts, link, now, random);
      const isShown = isForeign && now - (foreignSince ?? now) > FOREIGN_MS;
      const state: LiveState = isShown
        ? { kind: 'held', why: 'version', code: 'foreign', since: now, dueAt, round }
        : { kind: 'waiting', dueAt, round, why, ...(isAnswer && { isAnswer }) };
      return { ...entry, foreignSince, ambiguous: entry.ambiguous || mayBeStored, state };
    }
  }
}
