import { type AttemptEnv, attempt } from './batch';
import type { NewEntry } from './entry';
import type { Outcome, Parcel } from './outcome';
import { type DirectResult, rejection } from './result';

/** Shorter than a queued attempt's: somebody watches the busy label all this time. */
const DIRECT_TIMEOUT_MS = 10_000;

/** Why a submission or change could not be stored. */
export type NotStored = 'quota' | 'unavailable';

/** Makes one attempt without storing first, for a device whose storage is full or can't be opened. */
export const attemptDirectly = <Parcel>(env: AttemptEnv<Parcel>, parcel: Parcel) =>
  attempt(env, parcel, new AbortController().signal, DIRECT_TIMEOUT_MS);

/** Sends a submission that could not be stored, once. */
export async function sendUnstored(
  env: AttemptEnv<Parcel>,
  { id, submission, secret, by, pass, ambiguous }: NewEntry,
  cause: NotStored,
): Promise<DirectResult> {
  const capturedAt = new Date(env.clock.now()).toISOString();
  const parcel = { id, capturedAt, submission, secret, by, pass, ambiguous };
  const outcome = await attemptDirectly(env, parcel);
  if (outcome.kind === 'closed') return { kind: 'already-subscribed' };
  const isUnclear = outcome.kind === 'retry' && (outcome.mayBeStored || ambiguous);
  return directResult(outcome, cause, isUnclear);
}

/** Returns what a person is told about an attempt of which nothing is stored here. */
export function directResult(outcome: Outcome, cause: NotStored, isUnclear?: boolean) {
  switch (outcome.kind) {
    case 'delivered':
    case 'closed':
      return { kind: 'delivered' as const };
    case 'conflict':
    case 'rejected':
      return rejection(outcome);
    case 'retry': {
      const because = outcome.why === 'busy' ? ('busy' as const) : undefined;
      return { kind: 'not-saved' as const, cause, because, isUnclear };
    }
    case 'hold':
      return { kind: 'not-saved' as const, cause, because: 'broken' as const };
  }
}
