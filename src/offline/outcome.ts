import type { LiveEntry } from './entry';
import type { PictureEntry } from './pictures';

/** One submission as it is sent. */
export type Parcel = Pick<
  LiveEntry,
  'id' | 'capturedAt' | 'submission' | 'secret' | 'amends' | 'ambiguous' | 'by' | 'pass'
>;

/** One picture of a business card as it is sent. */
export type PictureParcel = Pick<PictureEntry, 'id' | 'lead' | 'secret' | 'picture'>;

/** What an attempt led to. Only an answer of the database itself makes it `delivered`, `closed` or `rejected`. */
export type Outcome =
  /** `epoch` names the database as it is since it was last restored from a backup. */
  | { kind: 'delivered'; epoch?: string }
  /** Somebody else has changed or deleted the row; nothing was overwritten. */
  | { kind: 'conflict'; why: string }
  /** The database has it from another submission; there is nothing left to do. */
  | { kind: 'closed'; why: 'already-subscribed' }
  /** `link`: the link to the database failed, so other entries would fail too. `entry`: only this one failed. */
  | {
      kind: 'retry';
      scope: 'link' | 'entry';
      mayBeStored: boolean;
      /** Nothing answered: on a device without a network, the request has not left it. */
      isUnanswered?: boolean;
      retryAfterMs?: number;
      why: string;
      /** Something other than our server answered: a captive portal, a proxy, an address that is not ours. */
      isForeign?: boolean;
      /** The database itself answered with an error that may pass; `why` is a sentence for a person. */
      isAnswer?: boolean;
    }
  /**
   * The problem is the server's, and retrying soon is no use. `all`: it refuses the whole app. `entry`: it answered
   * this entry with a server error. `why` is that error's code or, for a change, a sentence for a person.
   */
  | { kind: 'hold'; scope: 'all' | 'entry'; why: string }
  /**
   * Refused because of its content; `why` is a sentence for a person, `names` the constraint or column of ours that the
   * database named. `epoch` as above.
   */
  | {
      kind: 'rejected';
      why: string;
      field?: string;
      code?: string;
      names?: string;
      epoch?: string;
    };

/** Sends one submission or picture. Never throws, and ends soon after the signal aborts. */
export type Deliver = (parcel: Parcel | PictureParcel, signal: AbortSignal) => Promise<Outcome>;
