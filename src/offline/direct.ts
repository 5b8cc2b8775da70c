import type { Submission } from '../domain/submission';
import { type AttemptEnv, attempt } from './batch';
import type { Outcome, Parcel } from './outcome';
import { type DirectResult, rejection } from './result';

/** Shorter than a queued attempt's: somebody watches the busy label all this time. */
const DIRECT_TIMEOUT_MS = 10_000;

/** Why a submission or change could not be stored. */
export type NotStored = 'quota' | 'unavailable';

/** Makes one attempt without storing first, for a device whose storage is full or can't be opened. */
export const attemptDirectly = <Parcel>(env: AttemptEnv<Parcel>, parcel: Parcel) =>
  attempt(env, parcel, new AbortController().signal, DIRECT_TIMEOUT_MS);

/** Reuses the id when the same content is submitted again after an unclear end, so that it can't be stored twice. */
export function createDirect(env: AttemptEnv<Parcel>) {
  let unclear: { content: string; id: string } | undefined;

  return async (id: string, submission: Submission, cause: NotStored): Promise<DirectResult> => {
    const content = JSON.stringify(submission);
    const earlier = unclear?.content === content ? unclear.id : undefined;
    const parcel = {
      id: earlier ?? id,
      capturedAt: new Date(env.clock.now()).toISOString(),
      submission,
      ambiguous: earlier !== undefined,
    };
    const outcome = await attemptDirectly(env, parcel);
    unclear =
      outcome.kind === 'retry' && (outcome.mayBeStored || earlier)
        ? { content, id: parcel.id }
        : undefined;
    if (outcome.kind === 'closed') return { kind: 'already-subscribed' };
    return directResult(outcome, cause, unclear !== undefined);
  };
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
