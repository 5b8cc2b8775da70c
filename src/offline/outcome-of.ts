import type { Clock } from './env';
import type { Item } from './listing';
import type { Monitor } from './monitor';

/** After this a person is told "saved" and no longer waits for the database. */
const PATIENCE_MS = 4_000;

/** Follows an entry until there is anything to say of it, and after a few seconds says that it is saved. */
export type OutcomeOf = <R>(
  seq: number,
  /** Reads it from the entry, or from there being none any more. */
  resultOf: (item: Item | undefined) => R | undefined,
  /** Ends when the attempt to send it has. */
  sent: Promise<unknown>,
  /** What is said while nothing more is known. */
  saved: () => R,
) => Promise<R>;

export function createOutcomeOf(clock: Clock, monitor: () => Monitor): OutcomeOf {
  return (seq, resultOf, sent, saved) =>
    new Promise((resolve) => {
      const { find, onRefresh } = monitor();
      let wasThere = false;
      const look = (isLast: boolean) => {
        const item = find(seq);
        wasThere ||= item !== undefined;
        const result = wasThere || isLast ? resultOf(item) : undefined;
        if (!result && !isLast) return;
        stopTimer();
        stopListening();
        resolve(result ?? saved());
      };
      const stopTimer = clock.setTimer(() => look(true), PATIENCE_MS);
      const stopListening = onRefresh(() => look(false));
      void sent.then(() => look(true));
    });
}
