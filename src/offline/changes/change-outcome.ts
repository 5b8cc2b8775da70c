import type { Change } from '../../domain/change';
import type { Outcome } from '../outcome';

/** What became of one attempt to change a row. Only the database's own word makes it more than `retry`. */
export type ChangeOutcome =
  /** `seenNow`: the row's state, if nothing but this change has touched it; what was based on the old one goes on from it. */
  | { kind: 'delivered'; seenNow?: string | null }
  /** Somebody else has changed or deleted the row since; nothing was overwritten. */
  | { kind: 'conflict'; why: string }
  /** Refused for good; `why` is a sentence for a person. */
  | Omit<Extract<Outcome, { kind: 'rejected' }>, 'field'>
  /** `isAnswer`: the database itself answered, with an error that may pass. */
  | (Extract<Outcome, { kind: 'retry' }> & { isAnswer?: boolean })
  /** `all`: no change can go out, as while nobody is signed in. `entry`: the database does not know this one yet. */
  | { kind: 'hold'; scope: 'all' | 'entry'; why: string };

/** A change as it goes out: on top of this state of its row. */
export type ChangeParcel = { change: Change; basis: string | null };

/** Delivers changes in the name of one administrator: their own, and nobody else's. */
export type DeliverChange = {
  staff: string;
  /** Never throws, and ends soon after the signal aborts. */
  deliver(parcel: ChangeParcel, signal: AbortSignal): Promise<ChangeOutcome>;
};

/** What an administrator is told of a change. */
export type ChangeResult =
  | { kind: 'delivered' }
  /** Waits on this device; nothing has answered yet. */
  | { kind: 'saved' }
  /** Answered with an error. It is kept and tried again. */
  | { kind: 'failed'; why: string }
  | { kind: 'conflict'; seq: number }
  /** `seq` is the kept change; there is none if nothing was stored. */
  | { kind: 'rejected'; why: string; seq?: number }
  /** Neither stored nor sent. */
  | { kind: 'not-saved'; cause: 'quota' | 'unavailable' };

/** What an administrator is told of a change that goes out later. */
export type KeepChangeResult =
  /** `outcome`, asked for once it is due, says within a few seconds what became of it. */
  | { kind: 'kept'; seq: number; outcome(): Promise<ChangeResult> }
  /** Nothing can be stored here: it was sent at once, and this is what became of it. */
  | ChangeResult;
