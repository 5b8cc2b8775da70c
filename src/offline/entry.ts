import type { Outgoing } from '../domain/amendment';
import type { Submission } from '../domain/submission';
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
  type ShapeOf,
  text,
} from '../lib/shape';

const isWaiting = object({
  kind: oneOf('waiting'),
  dueAt: instant,
  /** Set if the last failure was the link's. */
  round: maybe(number),
  /** Why the last attempt failed: an error's name or code; a sentence if the database answered a change. */
  why: maybe(text),
  /** The database answered with an error that may pass; `why` is its sentence. */
  isAnswer: maybe(flag),
});
/** `by` names the lease, so that only its holder may end it. */
const isSending = object({
  kind: oneOf('sending'),
  since: instant,
  by: text,
});
/** Retried slowly: the server has a problem, or something else answers in its place. */
const isHeld = object({
  kind: oneOf('held'),
  /** The error's code; `foreign` if it was not the server that answered. */
  code: maybe(text),
  /** When it was last held. */
  since: instant,
  dueAt: instant,
  round: maybe(number),
});
/** No longer retried; a person has to look at it. */
const isParked = object({
  kind: oneOf('parked'),
  why: text,
  field: maybe(text),
  code: maybe(text),
  /** The constraint or column that the database named. */
  names: maybe(text),
  /** Somebody else has changed or deleted the row. */
  isConflict: maybe(flag),
  at: instant,
});

/** The state of an entry that the database does not have yet. */
const isLiveState = either(either(isWaiting, isSending), either(isHeld, isParked));
export type LiveState = ShapeOf<typeof isLiveState>;

/** The common part of all entries that the database does not have yet, whatever they deliver. */
export type Live = Pick<
  LiveEntry,
  'seq' | 'attempts' | 'tries' | 'ambiguous' | 'foreignSince' | 'state'
>;

/** What stays of an entry once the database has it. */
export type Delivered = { seq: number; state: { kind: 'delivered'; at: number } };

/** An entry of one use of the queue. */
export type Queued = Live | Delivered;
/** The entries that the database does not have yet. */
export type LiveOf<E> = Extract<E, Live>;

export function isLive<E extends Queued>(entry: E | undefined): entry is LiveOf<E> {
  return entry !== undefined && entry.state.kind !== 'delivered';
}

/** How often it was sent; without a network it is not. */
export const triesOf = ({ attempts, tries = attempts }: Pick<Live, 'attempts' | 'tries'>) => tries;

/** Whether it may have arrived although nobody said so: it has left the device at least once. */
export const mayHaveArrived = (item: Live) => item.ambiguous && triesOf(item) > 0;

/** Tables missing here could not be read back: the compiler asks for all. */
const TABLES: Record<Submission['table'], true> = {
  contacts: true,
  newsletter_subscribers: true,
  property_watchers: true,
  leads: true,
};

const isTable = oneOf(...(Object.keys(TABLES) as Submission['table'][]));
const hasTable = object({ table: isTable });

/** Checks only the shape, not the limits: the database decides whether a value fits. */
export function isStored(value: unknown): value is Outgoing {
  return (
    hasTable(value) &&
    Object.entries(value).every(([name, column]) =>
      name === 'first'
        ? isStored(column)
        : // What JSON can't express would stop the request before it is sent, or arrive as null.
          column == null || text(column) || flag(column) || number(column),
    )
  );
}

/** What every entry has, also once the database has it. */
const common = {
  /** Counts up on this device, in the order of capture, whatever the clock says. */
  seq: number,
  /** The primary key of its row, made on this device. */
  id: text,
  capturedAt: instantText,
};

/** What every entry has that the database does not have yet, whatever it delivers. */
export const live = {
  ...common,
  attempts: number,
  /**
   * How many of them were made with a network, all if it doesn't say; what a database may have from before, in another form or
   * before it was restored, counts too.
   */
  tries: maybe(number),
  /** An attempt ended without a definite answer: the database may have the row. */
  ambiguous: flag,
  /** Since when something else has been answering in our server's place. */
  foreignSince: maybe(instant),
  state: isLiveState,
};

const isLiveEntry = object({
  ...live,
  submission: isStored,
  /** Known only to this device and needed to correct the lead. */
  secret: maybe(text),
  /** The account that was signed in when it was captured. Without a pass, it is sent in their name if they still are. */
  by: maybe(text),
  /** Tells the database in whose name it was captured, whoever sends it. */
  pass: maybe(text),
  /** The lead that it updates. If the database refuses that, it is sent as a lead of its own. */
  amends: maybe(text),
  /** Until when it may be corrected; if missing, for a while after it was stored. */
  amendUntil: maybe(instant),
  /** The database that has the lead which this corrects. */
  epoch: maybe(text),
  /** The entry was cleared from the day's list: it is not shown by name, and nothing of it stays once it is sent. */
  isCleared: maybe(flag),
});

/** What was sent: a correction builds on it, and a database that lost it to a restore gets it again. */
const isKept = object({
  submission: isStored,
  secret: maybe(text),
  by: maybe(text),
  pass: maybe(text),
  /** Until when it can be corrected. */
  until: maybe(instant),
  /** The database that has it. */
  epoch: maybe(text),
});

/**
 * What stays of a delivered entry for a day. A viewing also keeps its name for today's list and the mark of its phone
 * number.
 */
const isDeliveredEntry = object({
  ...common,
  subject: object({
    table: text,
    property: nullable(text),
    kind: text,
    name: maybe(text),
    mark: maybe(number),
  }),
  kept: maybe(isKept),
  /** The lead that it updated. */
  amends: maybe(text),
  state: object({
    kind: oneOf('delivered'),
    at: instant,
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

/** The id and the capture time of a submission; they are older than its entry if it was noted before. */
export type Origin = { id: string; at: number } & Pick<LiveEntry, 'by' | 'pass'>;

/** An entry that is not stored yet: IndexedDB adds `seq`. */
export type NewEntry = Omit<LiveEntry, 'seq'>;

/** Creates the entry of a new submission. */
export function captured(
  id: string,
  submission: Submission,
  now: number,
  more?: Pick<LiveEntry, 'secret' | 'amendUntil' | 'by' | 'pass'>,
): NewEntry {
  return {
    ...more,
    id,
    capturedAt: new Date(now).toISOString(),
    submission,
    attempts: 0,
    ambiguous: false,
    state: { kind: 'waiting', dueAt: now },
  };
}

/** Returns an entry that may have arrived, to be sent again, if a submission says the same. */
export const again = (entry: NewEntry | undefined, submission: Submission): NewEntry | undefined =>
  entry && contentOf(entry.submission) === contentOf(submission)
    ? { ...entry, ambiguous: true }
    : undefined;

/** The moment of consent is that of each tap. */
const contentOf = (submission: Submission) =>
  JSON.stringify({ ...submission, consent_at: undefined });

/** The secret of the request that an entry belongs to. */
export const secretOf = (entry: Entry): string | undefined =>
  isLive(entry) ? entry.secret : entry.kept?.secret;
