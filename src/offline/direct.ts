import type { Submission } from '../domain/submission';
import { attempt } from './attempt';
import type { Clock } from './env';
import type { Deliver, Outcome } from './outcome';
import { type DirectResult, rejection } from './submit-result';

/** Somebody is looking at the busy label all this time. */
export const DIRECT_TIMEOUT_MS = 10_000;

type DirectEnv = { clock: Clock; deliver: Deliver };

/** `cause`: why it could not be stored. */
export type SendDirectly = (
  id: string,
  submission: Submission,
  cause: 'quota' | 'unavailable',
) => Promise<DirectResult>;

/**
 * Sends without storing first, for a device whose storage is full or can't be opened. The same content tried again after an
 * unclear end goes out under the same id, so that it can't be stored twice.
 */
export function createDirect(env: DirectEnv): SendDirectly {
  let unclear: { content: string; id: string } | undefined;

  return async (id, submission, cause) => {
    const content = JSON.stringify(submission);
    const earlier = unclear?.content === content ? unclear.id : undefined;
    const parcel = {
      id: earlier ?? id,
      capturedAt: new Date(env.clock.now()).toISOString(),
      submission,
      ambiguous: earlier !== undefined,
    };
    const outcome = await attempt(env, parcel, new AbortController().signal, DIRECT_TIMEOUT_MS);
    unclear =
      outcome.kind === 'retry' && (outcome.mayBeStored || earlier)
        ? { content, id: parcel.id }
        : undefined;
    return resultOf(outcome, cause, unclear !== undefined);
  };
}

function resultOf(
  outcome: Outcome,
  cause: 'quota' | 'unavailable',
  isUnclear: boolean,
): DirectResult {
  switch (outcome.kind) {
    case 'delivered':
      return { kind: 'delivered' };
    case 'closed':
      return { kind: 'already-subscribed' };
    case 'rejected':
      return rejection(outcome);
    case 'retry':
      return {
        kind: 'not-saved',
        cause,
        because: outcome.why === 'busy' ? 'busy' : undefined,
        isUnclear,
      };
    case 'hold':
      return { kind: 'not-saved', cause, because: 'broken' };
  }
}
