import type { Submission } from '../domain/submission';
import { kindOf } from '../domain/submission-kind';
import {
  either,
  flag,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type ShapeOf,
  text,
} from '../lib/shape';
import type { Outcome, Parcel } from './outcome';
import { HOLD_MS, type Link, nextAttemptAt } from './schedule';

const TABLES: readonly unknown[] = [
  'contacts',
  'newsletter_subscribers',
  'leads',
] satisfies Submission['table'][];

/**
 * Only the shape is asked for, not today's limits: what an earlier release accepted must still go out, and whether
 * it fits is the database's to say.
 */
function isStored(value: unknown): value is Submission {
  if (typeof value !== 'object' || value === null || !('table' in value)) return false;
  return (
    TABLES.includes(value.table) &&
    Object.values(value).every((column) => column === null || typeof column === 'string')
  );
}

/** Somebody else's answers for a whole day are no passing trouble: that much is shown. */
const FOREIGN_MS = 24 * 60 * 60_000;

/** `round` is there if the last failure was the way's. */
const isWaiting = object({
  kind: oneOf('waiting'),
  dueAt: number,
  round: maybe(number),
  why: maybe(text),
});
/** `by` names the claim, so that only its holder may end it. */
const isSending = object({
  kind: oneOf('sending'),
  since: number,
  by: text,
});
/** Still tried, but slowly: the server's trouble, or somebody else answers in its place. */
const isHeld = object({
  kind: oneOf('held'),
  /** Always `version` now. Another word would make it unreadable to a tab or worker of an earlier release. */
  why: oneOf('configuration', 'version'),
  /** The error's code; `foreign` if it was not the server that answered. */
  code: maybe(text),
  /** When it was held last. */
  since: number,
  dueAt: number,
  round: maybe(number),
});
/** No longer tried; a person has to look at it. */
const isParked = object({
  kind: oneOf('parked'),
  why: text,
  field: maybe(text),
  code: maybe(text),
  /** The constraint or column that the database named. Earlier releases parked without one as well. */
  names: maybe(text),
  at: number,
});

const common = {
  /** Counts up on this device: the order of capture, whatever the clock says. */
  seq: number,
  id: text,
  capturedAt: text,
};

const isLiveEntry = object({
  ...common,
  submission: isStored,
  attempts: number,
  /** An attempt ended without a definite answer: the row may exist. */
  ambiguous: flag,
  /** Since when somebody else has been answering in our server's place. */
  foreignSince: maybe(number),
  state: either(either(isWaiting, isSending), either(isHeld, isParked)),
});

/** What stays of a delivered entry for a day: no personal data. */
const isDeliveredEntry = object({
  ...common,
  subject: object({ table: text, property: nullable(text), kind: maybe(text) }),
  state: object({
    kind: oneOf('delivered'),
    at: number,
    note: maybe(oneOf('already-subscribed')),
  }),
});

const isEntry = either(isLiveEntry, isDeliveredEntry);

export type LiveEntry = ShapeOf<typeof isLiveEntry>;
export type DeliveredEntry = ShapeOf<typeof isDeliveredEntry>;
/** A submission in the outbox. */
export type Entry = ShapeOf<typeof isEntry>;

/** Reads a stored record; `undefined` if it can't be read (it is kept, shown and skipped). */
export function readEntry(record: unknown): Entry | undefined {
  return isEntry(record) ? record : undefined;
}

export function isLive(entry: Entry | undefined): entry is LiveEntry {
  return entry !== undefined && entry.state.kind !== 'delivered';
}

/** A submission as it is stored first; the database adds `seq`. */
export function captured(id: string, submission: Submission, now: number): Omit<LiveEntry, 'seq'> {
  return {
    id,
    capturedAt: new Date(now).toISOString(),
    submission,
    attempts: 0,
    ambiguous: false,
    state: { kind: 'waiting', dueAt: now },
  };
}

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

/** A person asks to try it now. */
export function retried(entry: LiveEntry, now: number): LiveEntry {
  return { ...entry, state: { kind: 'waiting', dueAt: now } };
}

/**
 * Other content under the same submission. If an attempt may have been stored, the old id would be answered with
 * "taken", which reads as delivered, and the change would be lost: then it gets a new id.
 */
export function edited(
  entry: LiveEntry,
  submission: Submission,
  newId: () => string,
  now: number,
): LiveEntry {
  return {
    ...entry,
    id: entry.ambiguous ? newId() : entry.id,
    submission,
    attempts: 0,
    ambiguous: false,
    state: { kind: 'waiting', dueAt: now },
  };
}

/** The entry after an attempt. `link` is what is known of the way after that attempt. */
export function settled(
  entry: LiveEntry,
  outcome: Outcome,
  link: Link,
  now: number,
  random: () => number,
): Entry {
  switch (outcome.kind) {
    case 'delivered':
      return stub(entry, now);
    case 'closed':
      return stub(entry, now, outcome.why);
    case 'rejected':
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

function held(code: string, since: number, dueAt: number): LiveEntry['state'] & { kind: 'held' } {
  return { kind: 'held', why: 'version', code, since, dueAt };
}

function stub(entry: LiveEntry, now: number, note?: 'already-subscribed'): DeliveredEntry {
  const { seq, id, capturedAt, submission } = entry;
  const property = 'property_interest' in submission ? submission.property_interest : null;
  return {
    seq,
    id,
    capturedAt,
    subject: { table: submission.table, property, kind: kindOf(submission) },
    state: { kind: 'delivered', at: now, note },
  };
}

export function parcelOf({ id, capturedAt, submission, ambiguous }: LiveEntry): Parcel {
  return { id, capturedAt, submission, ambiguous };
}
