import { isObserved } from '../content/observed';

/** Dispatched on the window with the error's name. */
export const OUTBOX_ERROR = 'outbox-error';

/** Errors of the outbox, for whoever opens the console: their names and messages only, what a visitor typed is not in them. */
export function reportOutboxError(error: unknown): void {
  console.warn('Outbox:', error instanceof Error ? error.message : error);
  if (isObserved && error instanceof Error) {
    dispatchEvent(new CustomEvent(OUTBOX_ERROR, { detail: error.name }));
  }
}
