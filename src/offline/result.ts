import type { FieldErrors } from '../lib/field-errors';
import type { Delivered, Entry, Live } from './entry';
import type { Monitor } from './monitor';
import type { Changed } from './rows';
import type { Item, Trouble } from './status';

/**
 * What a person is told after submitting. `saved`: durable on this device, not yet confirmed; `because` says what keeps
 * the server from taking it, if that has answered. `not-saved`: not stored here and not known to have been sent.
 */
export type SubmitResult =
  | { kind: 'delivered' }
  | { kind: 'already-subscribed' }
  | { kind: 'saved'; because?: Trouble | undefined }
  /** `seq` is the kept entry, which can be edited; there is none if nothing was stored. */
  | { kind: 'rejected'; why: string; field?: string; seq?: number }
  | {
      kind: 'not-saved';
      cause: 'quota' | 'unavailable';
      because?: Trouble | undefined;
      /** There was no answer: it may have arrived. */
      isUnclear?: boolean;
    };

/** What an administrator is told of a change. */
export type ChangeResult =
  | Exclude<SubmitResult, { kind: 'already-subscribed' }>
  /** Answered with an error. It is kept and tried again. */
  | { kind: 'failed'; why: string }
  | { kind: 'conflict'; seq: number };

/** Where nothing is stored there is no "saved". */
export type DirectResult = Exclude<SubmitResult, { kind: 'saved' }>;
/** `kept`: durable on this device. Anything else is the end already. */
export type KeepResult = { kind: 'kept'; seq: number } | DirectResult;
/** What an administrator is told of a change that goes out later. */
export type KeepChangeResult =
  /** `outcome`, asked for once it is due, says within a few seconds what became of it. */
  | { kind: 'kept'; seq: number; outcome(): Promise<ChangeResult> }
  /** Nothing can be stored here: it was sent at once, and this is what became of it. */
  | ChangeResult;

export type EditResult = Changed | { kind: 'rejected'; why: string; field?: string };

const TROUBLES: Trouble[] = ['broken', 'busy'];

/** What the stored entry tells about its submission, if it tells anything yet. */
export function resultOf(entry: Entry | undefined): SubmitResult | undefined {
  const note = entry?.state.kind === 'delivered' ? entry.state.note : undefined;
  return note ? { kind: note } : liveResult(entry);
}

/** What any stored entry tells, if it tells anything yet. */
export function liveResult(entry: Live | Delivered | undefined) {
  // Discarded in another tab while we waited: it was saved.
  if (!entry) return { kind: 'saved' as const };
  const { state } = entry;
  switch (state.kind) {
    case 'delivered':
      return { kind: 'delivered' as const };
    case 'parked':
      return { ...rejection(state), seq: entry.seq };
    case 'held':
      return { kind: 'saved' as const, because: 'broken' as const };
    case 'waiting': {
      if (!('attempts' in entry) || entry.attempts === 0) return undefined;
      const because = TROUBLES.find((trouble) => trouble === state.why);
      return { kind: 'saved' as const, ...(because && { because }) };
    }
    case 'sending':
      return undefined;
  }
}

export function rejection({ why, field }: { why: string; field?: string | undefined }) {
  return { kind: 'rejected' as const, why, ...(field === undefined ? {} : { field }) };
}

/** The first thing wrong with a submission that no database could take. */
export function invalid(errors: FieldErrors): SubmitResult & { kind: 'rejected' } {
  const [[field, why] = []] = Object.entries(errors);
  return rejection({ why: why ?? 'Please check what you wrote.', field });
}

/**
 * Follows an entry until there is anything to say of it.
 * @param read reads it from the entry, or from there being none any more
 * @param sent ends when the attempt to send it has
 */
export function follow<R>(
  { find, list }: Pick<Monitor, 'find' | 'list'>,
  seq: number,
  read: (item: Item | undefined) => R | undefined,
  sent?: Promise<unknown>,
): Promise<R | undefined> {
  return new Promise((resolve) => {
    let wasThere = false;
    const look = (isLast: boolean) => {
      const item = find(seq);
      wasThere ||= item !== undefined;
      const result = wasThere || isLast ? read(item) : undefined;
      if (!result && !isLast) return;
      stopListening();
      resolve(result);
    };
    const stopListening = list.subscribe(() => look(false));
    void sent?.then(() => look(true));
  });
}
