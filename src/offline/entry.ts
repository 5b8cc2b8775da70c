import type { Outgoing } from '../domain/amendment';
import type { Submission } from '../domain/submission';
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

const isWaiting = object({
  kind: oneOf('waiting'),
  dueAt: number,
  /** There if the last failure was the link's. */
  round: maybe(number),
  /** Why the last attempt came to nothing: an error's name or code; a sentence where the database has answered a change. */
  why: maybe(text),
  /** The database has answered, with an error that may pass; `why` is its sentence. */
  isAnswer: maybe(flag),
});
/** `by` names the lease, so that only its holder may end it. */
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
  /** Somebody else has changed or deleted the row since. */
  isConflict: maybe(flag),
  at: number,
});

/** Where an entry stands that the database does not have yet. */
export const isLiveState = either(either(isWaiting, isSending), either(isHeld, isParked));
export type LiveState = ShapeOf<typeof isLiveState>;

/** What every entry has that the database does not have yet, whatever is to be delivered. */
export type Live = {
  seq: number;
  attempts: number;
  /** An attempt ended without a definite answer: the database may have it. */
  ambiguous: boolean;
  /** Since when somebody else has been answering in our server's place. */
  foreignSince?: number | undefined;
  state: LiveState;
};

/** What stays of an entry once the database has it. */
export type Delivered = { seq: number; state: { kind: 'delivered'; at: number } };

/** An entry of one use of the queue. */
export type Queued = Live | Delivered;
/** Those of them that the database does not have yet. */
export type LiveOf<E> = Extract<E, Live>;

export function isLive<E extends Queued>(entry: E | undefined): entry is LiveOf<E> {
  return entry !== undefined && entry.state.kind !== 'delivered';
}

/** On its way; `by` names the lease. */
export function leased<L extends Live>(entry: L, by: string, now: number): L {
  return { ...entry, attempts: entry.attempts + 1, state: { kind: 'sending', since: now, by } };
}

/** To be tried now: a person asks for it, or its sender is gone, and nobody knows what became of the attempt. */
export function dueNow<L extends Live>(entry: L, now: number): L {
  const ambiguous = entry.ambiguous || entry.state.kind === 'sending';
  return { ...entry, ambiguous, state: { kind: 'waiting', dueAt: now } };
}

const TABLES: readonly unknown[] = [
  'contacts',
  'newsletter_subscribers',
  'leads',
] satisfies Submission['table'][];

/**
 * Only the shape is asked for, not today's limits: what an earlier release accepted must still go out, and whether
 * it fits is the database's to say.
 */
function isStored(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null || !('table' in value)) return false;
  return (
    TABLES.includes(value.table) &&
    // A correction's number, or what was sent first, makes it unreadable to earlier releases, which would take it for a
    // lead that is stored.
    Object.entries(value).every(([name, column]) =>
      name === 'first' ? isStored(column) : Object(column) !== column,
    )
  );
}

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
  /** With it the database takes corrections of this lead. */
  secret: maybe(text),
  /** The lead that it brings up to date. Refused, it goes out as one of its own. */
  amends: maybe(text),
  /** Until when it may be corrected; without, for a while after it was stored. */
  amendUntil: maybe(number),
  /** Since when somebody else has been answering in our server's place. */
  foreignSince: maybe(number),
  state: isLiveState,
});

/** What a correction takes. Only this release's own pages write it and use it, so no more of it is looked at. */
function isKept(value: unknown): value is { submission: Outgoing; secret: string; until: number } {
  return Object(value) === value;
}

/**
 * What stays of a delivered entry for a day: no personal data. Of a viewing the name for today's list, and as long as it
 * can be corrected, what that takes.
 */
const isDeliveredEntry = object({
  ...common,
  subject: object({
    table: text,
    property: nullable(text),
    kind: maybe(text),
    name: maybe(text),
  }),
  kept: maybe(isKept),
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

/** A submission as it is stored first; the database adds `seq`. */
export function captured(
  id: string,
  submission: Submission,
  now: number,
  amendable?: Pick<LiveEntry, 'secret' | 'amendUntil'>,
): Omit<LiveEntry, 'seq'> {
  return {
    ...amendable,
    id,
    capturedAt: new Date(now).toISOString(),
    submission,
    attempts: 0,
    ambiguous: false,
    state: { kind: 'waiting', dueAt: now },
  };
}
