import type { Outgoing } from '../domain/amendment';

/** One submission as it goes out. */
export type Parcel = {
  /** The primary key of its row, made on this device. */
  id: string;
  /** When it was captured, ISO 8601. */
  capturedAt: string;
  submission: Outgoing;
  /** What its device knows and nobody else: with it, the lead can be corrected. */
  secret?: string | undefined;
  /** The lead that it brings up to date, where that is not its own. */
  amends?: string | undefined;
  /** An earlier attempt ended without a definite answer: the database may have the row already. */
  ambiguous: boolean;
};

/** What became of one attempt. Only the database's own word makes it `delivered`, `closed` or `rejected`. */
export type Outcome =
  /** `seenNow`: of a change, the row's state if nothing else has touched it; what was based on the old one goes on from it. */
  | { kind: 'delivered'; seenNow?: string | null }
  /** Somebody else has changed or deleted the row since; nothing was overwritten. */
  | { kind: 'conflict'; why: string }
  /** The database has it by another submission; there is nothing left to do. */
  | { kind: 'closed'; why: 'already-subscribed' }
  /** `link`: the link to the database failed, so others would fail as well. `entry`: this one alone. */
  | {
      kind: 'retry';
      scope: 'link' | 'entry';
      mayBeStored: boolean;
      retryAfterMs?: number;
      why: string;
      /** Somebody else has answered: a hotspot, a proxy, an address that is not ours. */
      isForeign?: boolean;
      /** The database itself has answered, with an error that may pass; `why` is a sentence for a person. */
      isAnswer?: boolean;
    }
  /**
   * The trouble is the server's, and trying again soon is no use. `all`: it refuses the app as a whole. `entry`: it has
   * answered this one with an error of its own. `why` is that error's code; of a change, a sentence for a person.
   */
  | { kind: 'hold'; scope: 'all' | 'entry'; why: string }
  /**
   * Refused because of what was written; `why` is a sentence for a person, `names` the constraint or column of ours that
   * the database named.
   */
  | { kind: 'rejected'; why: string; field?: string; code?: string; names?: string };

/** Sends one. It never throws, and ends soon after the signal aborts. */
export type Deliver = (parcel: Parcel, signal: AbortSignal) => Promise<Outcome>;
