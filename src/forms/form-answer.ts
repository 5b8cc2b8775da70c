import { savedAnswer, savedForNextRelease } from '../content/messages';
import type { FieldErrors } from '../lib/field-errors';
import type { SubmitResult } from '../offline/outbox';
import type { Trouble } from '../offline/status';
import type { Toast } from '../ui/toast-message';
import { releaseState } from '../updates/release-state';

/** How a form reacts to the outbox's result. */
export type FormAnswer = {
  toast: Toast;
  /** The submission is saved or delivered, so the form can be cleared. */
  isKept: boolean;
  fieldErrors?: FieldErrors;
};

/** The messages of one form. */
export type AnswerWords = { done: Pick<Toast, 'title' | 'description'>; failed: string };

export function formAnswer(result: SubmitResult, words: AnswerWords): FormAnswer {
  switch (result.kind) {
    case 'delivered':
    case 'already-subscribed':
      return { toast: { kind: 'done', ...words.done }, isKept: true };
    case 'saved':
      return { toast: { kind: 'done', ...savedWords(result.because) }, isKept: true };
    case 'rejected': {
      const { field, why } = result;
      // If no field is to blame, the message itself gives the reason.
      return field ? failure(words.failed, { [field]: why }) : failure(why);
    }
    case 'not-saved':
      // The form itself explains why and offers other ways to send it.
      return failure(words.failed);
  }
}

/** Returns an answer that leaves the form filled in. */
export function failure(
  description: string,
  fieldErrors?: FieldErrors,
  title = 'Error',
): FormAnswer {
  return {
    toast: { kind: 'error', title, description },
    isKept: false,
    ...(fieldErrors && { fieldErrors }),
  };
}

/** Returns the message for a submission that was just saved but is not yet confirmed. */
export function savedWords(because?: Trouble) {
  return releaseState.getState() === 'gone' ? savedForNextRelease : savedAnswer(because);
}
