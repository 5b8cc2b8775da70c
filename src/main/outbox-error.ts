import { isObserved } from '../content/observed';

/** An event on the window whose detail is the error's name. */
export const OUTBOX_ERROR = 'outbox-error';

/** Logs an outbox error: its name and message only, never what a visitor typed. */
export function reportOutboxError(error: unknown): void {
  console.warn('Outbox:', error instanceof Error ? error.message : error);
  if (isObserved && error instanceof Error) {
    dispatchEvent(new CustomEvent(OUTBOX_ERROR, { detail: error.name }));
  }
}
