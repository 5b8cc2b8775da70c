/** Where an entry stands that the database does not have yet. */
export type LiveState =
  /** `isAnswer`: the database has answered, with an error that may pass; `why` is its sentence. */
  | {
      kind: 'waiting';
      dueAt: number;
      round?: number | undefined;
      why?: string | undefined;
      isAnswer?: boolean | undefined;
    }
  | { kind: 'sending'; since: number; by: string }
  | {
      kind: 'held';
      why: 'configuration' | 'version';
      code?: string | undefined;
      since: number;
      dueAt: number;
      round?: number | undefined;
    }
  /** `isConflict`: somebody else has changed or deleted the row since. */
  | {
      kind: 'parked';
      why: string;
      field?: string | undefined;
      code?: string | undefined;
      names?: string | undefined;
      isConflict?: boolean | undefined;
      at: number;
    };

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
