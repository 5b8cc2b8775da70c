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
export type AnswerWords = {
  done: Pick<Toast, 'title' | 'description'>;
  failed: string;
  /** The form's main field, at which a problem is explained that no field caused. */
  field?: string;
};

export function formAnswer(result: SubmitResult, words: AnswerWords): FormAnswer {
  switch (result.kind) {
    case 'delivered':
      return { toast: { kind: 'done', ...words.done }, isKept: true };
    case 'saved':
      return { toast: { kind: 'done', ...savedWords(result.because) }, isKept: true };
    case 'already-subscribed':
      return failure('This email is already subscribed to our newsletter.', 'Already Subscribed');
    case 'rejected': {
      const field = result.field ?? words.field;
      return field
        ? { ...failure(words.failed), fieldErrors: { [field]: result.why } }
        : failure(result.why);
    }
    case 'not-saved':
      // Without a main field, the form itself explains why and offers other ways to send it.
      return {
        ...failure(words.failed),
        ...(words.field && { fieldErrors: { [words.field]: unsavedWords(result.isUnclear) } }),
      };
  }
}

/** Returns an answer that leaves the form filled in. */
function failure(description: string, title = 'Error'): FormAnswer {
  return { toast: { kind: 'error', title, description }, isKept: false };
}

const unsavedWords = (isUnclear = false) =>
  isUnclear
    ? 'We got no answer, so we can’t tell whether this arrived, and it could not be saved on this phone. Please try again later.'
    : 'This could not be sent, and could not be saved on this phone. Please try again later.';

/** Returns the message for a submission that was just saved but is not yet confirmed. */
export function savedWords(because?: Trouble) {
  return releaseState.getState() === 'gone' ? savedForNextRelease : savedAnswer(because);
}
