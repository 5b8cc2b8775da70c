import { nextAttemptAt } from './after-attempt';
import type { Link } from './link';
import type { LiveOf, LiveState, Queued } from './live';
import type { Outcome } from './outcome';
import type { Policy } from './policy';

/** Somebody else's answers for a whole day are no passing trouble: that much is shown. */
const FOREIGN_MS = 24 * 60 * 60_000;

/** When an attempt ended, and the state of the link after it. */
type End = { link: Link; now: number; random(): number };

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
