import type { FieldErrors } from '../lib/field-errors';
import type { Delivered, Entry, Live } from './entry';
import type { Monitor } from './monitor';
import type { Item, Trouble } from './status';
import type { Changed } from './stored-records';

/** Tells once something that was saved is sent; false if it is discarded, or waits for a person. */
type IsSent = () => Promise<boolean>;

/**
 * What a person is told after submitting. `saved`: durable on this device, not yet confirmed; `because` is the server's
 * problem, if it has reported one. `not-saved`: not stored here and not known to have been sent.
 */
export type SubmitResult =
  | { kind: 'delivered' }
  | { kind: 'already-subscribed' }
  | { kind: 'saved'; because?: Trouble | undefined; isSent?: IsSent }
  /** `seq` is the kept entry, which can be edited; it is missing if nothing was stored. */
  | { kind: 'rejected'; why: string; field?: string; seq?: number }
  | {
      kind: 'not-saved';
      cause: 'quota' | 'unavailable';
      because?: Trouble | undefined;
      /** There was no answer: the submission may have arrived. */
      isUnclear?: boolean | undefined;
    };

/** What an administrator is told about a change. */
export type ChangeResult =
  | Exclude<SubmitResult, { kind: 'already-subscribed' }>
  /** The database answered with an error. The change is kept and retried. */
  | { kind: 'failed'; why: string }
  | { kind: 'conflict'; seq: number };

/** The result where nothing can be stored, so never `saved`. */
export type DirectResult = Exclude<SubmitResult, { kind: 'saved' }>;
/** `kept`: durable on this device. Any other result is final. */
export type KeepResult = { kind: 'kept'; seq: number } | DirectResult;
/** What an administrator is told about a change that is sent later. */
export type KeepChangeResult =
  /** `outcome`, called once the change is due, reports its result within a few seconds. */
  | { kind: 'kept'; seq: number; outcome(): Promise<ChangeResult>; isSent: IsSent }
  /** Nothing can be stored here: the change was sent at once, with this result. */
  | ChangeResult;

export type EditResult = Changed | { kind: 'rejected'; why: string; field?: string };

const TROUBLES: Trouble[] = ['broken', 'busy'];

/** Returns the result of a stored submission, or `undefined` if there is none yet. */
export function resultOf(entry: Entry | undefined): SubmitResult | undefined {
  const note = entry?.state.kind === 'delivered' ? entry.state.note : undefined;
  return note ? { kind: note } : liveResult(entry);
}

/** Returns the result of any stored entry, or `undefined` if there is none yet. */
export function liveResult(entry: Live | Delivered | undefined) {
  // Another tab discarded it while we waited: it was saved.
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

/** Returns whether something that was saved has been sent; nothing for as long as it waits. */
function sentResult(entry: Live | Delivered | undefined): 'sent' | 'not-sent' | undefined {
  switch (entry?.state.kind) {
    case 'delivered':
      return 'note' in entry.state && entry.state.note ? 'not-sent' : 'sent';
    case 'parked':
    case undefined:
      return 'not-sent';
    default:
      return undefined;
  }
}

export function rejection({ why, field }: { why: string; field?: string | undefined }) {
  return { kind: 'rejected' as const, why, ...(field === undefined ? {} : { field }) };
}

/** Returns the first error of an invalid submission as a rejection. */
export function firstRefusal(errors: FieldErrors) {
  const [[field, why] = []] = Object.entries(errors);
  return why === undefined ? undefined : rejection({ why, field });
}

/**
 * Watches an entry until it has a result.
 * @param read returns the result, from the entry or from its absence
 * @param sent resolves when the attempt to send it has ended
 */
export function follow<R>(
  { find, contents }: Pick<Monitor, 'find' | 'contents'>,
  seq: number,
  read: (item: Item | undefined) => R | undefined,
  sent?: Promise<unknown>,
): Promise<R | undefined> {
  return new Promise((resolve) => {
    let wasThere = find(seq) !== undefined;
    const check = (isLast: boolean) => {
      const item = find(seq);
      wasThere ||= item !== undefined;
      const result = wasThere || isLast ? read(item) : undefined;
      if (!result && !isLast) return;
      stopListening();
      resolve(result);
    };
    const stopListening = contents.subscribe(() => check(false));
    void sent?.then(() => check(true));
  });
}

/** Resolves once something that was saved is sent; with false if it is discarded, or waits for a person. */
export async function untilSent(
  monitor: Pick<Monitor, 'find' | 'contents'>,
  seq: number,
  entryOf: (item: Item | undefined) => Live | Delivered | undefined,
): Promise<boolean> {
  const read = (item: Item | undefined) => sentResult(entryOf(item));
  return (read(monitor.find(seq)) ?? (await follow(monitor, seq, read))) === 'sent';
}

/** Adds to the result of what was saved a way to learn that it is sent; false if that can't be learned. */
export function withSent<R extends { kind: string }>(result: R, isSent: () => Promise<boolean>): R {
  return result.kind === 'saved'
    ? { ...result, isSent: () => isSent().catch(() => false) }
    : result;
}
