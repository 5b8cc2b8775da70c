import type { Submission } from '../domain/submission';

/** One submission as it goes out. */
export type Parcel = {
  /** The primary key of its row, made on this device. */
  id: string;
  /** When it was captured, ISO 8601. */
  capturedAt: string;
  submission: Submission;
  /** An earlier attempt ended without a definite answer: the database may have the row already. */
  ambiguous: boolean;
};

/** What became of one attempt. Only the database's own word makes it `delivered`, `closed` or `rejected`. */
export type Outcome =
  | { kind: 'delivered' }
  /** The database has it by another submission; there is nothing left to do. */
  | { kind: 'closed'; why: 'already-subscribed' }
  /** `link`: the way to the database failed, so others would fail as well. `entry`: this one alone. */
  | {
      kind: 'retry';
      scope: 'link' | 'entry';
      mayBeStored: boolean;
      retryAfterMs?: number;
      why: string;
    }
  /** Trying again soon is no use: the app and the database do not fit each other. */
  | { kind: 'hold'; scope: 'all' | 'entry'; why: 'configuration' | 'version' }
  /** Refused for good; `why` is a sentence for a person. */
  | { kind: 'rejected'; why: string; field?: string; code?: string };

/** An attempt that came to nothing. */
export type Failure = Extract<Outcome, { kind: 'retry' }>;

/** Sends one. It never throws, and ends soon after the signal aborts. */
export type Deliver = (parcel: Parcel, signal: AbortSignal) => Promise<Outcome>;
