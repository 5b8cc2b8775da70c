import type { Clock } from './env';
import type { Outcome } from './outcome';

/** A request that hangs is given up after this; the whole answer has to be there by then. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

type AttemptEnv<Parcel> = {
  clock: Clock;
  deliver(parcel: Parcel, signal: AbortSignal): Promise<Outcome>;
};

/**
 * One attempt that ends in time whatever `deliver` does. The end by timeout or by `signal` tells nothing about the
 * row: it may be stored.
 */
export function attempt<Parcel>(
  { clock, deliver }: AttemptEnv<Parcel>,
  parcel: Parcel,
  signal: AbortSignal,
  timeoutMs = ATTEMPT_TIMEOUT_MS,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new AbortController();
    const end = (outcome: Outcome) => {
      stopTimer();
      signal.removeEventListener('abort', cut);
      resolve(outcome);
    };
    const giveUp = (why: string) => {
      end({ kind: 'retry', scope: 'link', mayBeStored: true, why });
      request.abort();
    };
    const cut = () => giveUp('interrupted');
    const stopTimer = clock.setTimer(() => giveUp('no answer in time'), timeoutMs);
    signal.addEventListener('abort', cut);
    if (signal.aborted) return cut();
    deliver(parcel, request.signal).then(end, (error) => giveUp(String(error)));
  });
}
