import type { Clock } from './env';
import type { Failure } from './outcome';

/** A request that hangs is given up after this; the whole answer has to be there by then. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

type AttemptEnv<Parcel, Result> = {
  clock: Clock;
  deliver(parcel: Parcel, signal: AbortSignal): Promise<Result>;
};

/**
 * One attempt that ends in time whatever `deliver` does. The end by timeout or by `signal` tells nothing about the
 * row: it may be stored.
 */
export function attempt<Parcel, Result>(
  { clock, deliver }: AttemptEnv<Parcel, Result>,
  parcel: Parcel,
  signal: AbortSignal,
  timeoutMs = ATTEMPT_TIMEOUT_MS,
): Promise<Result | Failure> {
  return new Promise((resolve) => {
    const request = new AbortController();
    const end = (outcome: Result | Failure) => {
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
