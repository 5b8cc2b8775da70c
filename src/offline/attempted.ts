import { AMEND_MS } from '../domain/amendment';
import { kindOf } from '../domain/submission-kind';
import { nextAttemptAt } from './after-attempt';
import type { DeliveredEntry, Entry, LiveEntry } from './entry';
import type { Outcome } from './outcome';
import { HOLD_MS, type Link } from './schedule';

/** Somebody else's answers for a whole day are no passing trouble: that much is shown. */
const FOREIGN_MS = 24 * 60 * 60_000;

/** On its way; `by` names the claim. */
export function claimed(entry: LiveEntry, by: string, now: number): LiveEntry {
  return {
    ...entry,
    attempts: entry.attempts + 1,
    state: { kind: 'sending', since: now, by },
  };
}

/** Its sender is gone (killed, frozen, suspended), so nobody knows what became of the attempt. */
export function orphaned(entry: LiveEntry, now: number): LiveEntry {
  return { ...entry, ambiguous: true, state: { kind: 'waiting', dueAt: now } };
}

/** The entry after an attempt. `link` is the state of the link after it. */
export function settled(
  entry: LiveEntry,
  outcome: Outcome,
  link: Link,
  now: number,
  random: () => number,
): Entry {
  const { first, ...since } = entry.submission;
  const anew = { attempts: 0, ambiguous: false, state: { kind: 'waiting', dueAt: now } } as const;
  switch (outcome.kind) {
    case 'delivered':
      if (!first) return stub(entry, now);
      return {
        ...entry,
        ...anew,
        submission: { ...since, revision: 1 },
        amendUntil: amendableUntil(entry, now),
      };
    case 'closed':
      return stub(entry, now, outcome.why);
    case 'rejected':
      if (entry.amends) return onItsOwn(entry, now);
      // What the database refuses it does not have: what was made of it since takes its place.
      if (first) return { ...entry, ...anew, submission: since };
      return {
        ...entry,
        state: {
          kind: 'parked',
          why: outcome.why,
          field: outcome.field,
          code: outcome.code,
          names: outcome.names,
          at: now,
        },
      };
    case 'hold': {
      const ours = { ...entry, foreignSince: undefined };
      // A refusal of the app as a whole is the link's state: the entry just waits behind it.
      if (outcome.scope === 'all') {
        return { ...ours, state: { kind: 'waiting', dueAt: now, why: 'broken' } };
      }
      return { ...ours, state: held(outcome.why, now, now + HOLD_MS) };
    }
    case 'retry': {
      const foreignSince = entry.foreignSince ?? (outcome.isForeign ? now : undefined);
      const tried = { ...entry, foreignSince, ambiguous: entry.ambiguous || outcome.mayBeStored };
      const round = outcome.scope === 'link' ? link.round : undefined;
      const dueAt = nextAttemptAt(outcome, entry.attempts, link, now, random);
      if (outcome.isForeign && now - (foreignSince ?? now) > FOREIGN_MS) {
        return { ...tried, state: { ...held('foreign', now, dueAt), round } };
      }
      return { ...tried, state: { kind: 'waiting', dueAt, round, why: outcome.why } };
    }
  }
}

/** What was to bring another lead up to date, as a lead of its own: under its own id it was never sent. */
export function onItsOwn(entry: LiveEntry, now: number): LiveEntry {
  const { revision: _, ...submission } = entry.submission;
  return {
    ...entry,
    amends: undefined,
    submission,
    attempts: 0,
    ambiguous: false,
    state: { kind: 'waiting', dueAt: now },
  };
}

function held(code: string, since: number, dueAt: number): LiveEntry['state'] & { kind: 'held' } {
  return { kind: 'held', why: 'version', code, since, dueAt };
}

/** Counted from the attempt: the database stored it later than that. */
function amendableUntil({ amendUntil, state }: LiveEntry, now: number): number {
  return amendUntil ?? ('since' in state ? state.since : now) + AMEND_MS;
}

function stub(entry: LiveEntry, now: number, note?: 'already-subscribed'): DeliveredEntry {
  const { seq, id, capturedAt, submission, secret } = entry;
  const kind = kindOf(submission);
  const until = amendableUntil(entry, now);
  const property = 'property_interest' in submission ? submission.property_interest : null;
  return {
    seq,
    id,
    capturedAt,
    subject: {
      table: submission.table,
      property,
      kind,
      name: kind === 'viewing' ? (submission.name ?? undefined) : undefined,
    },
    ...(kind === 'viewing' && secret && now < until && { kept: { submission, secret, until } }),
    // Never due: the index of what is due tells `survey` these from what was recorded.
    state: { kind: 'delivered', at: now, note, ...(note && { dueAt: 0 }) },
  };
}
