import { savedWords } from '../../forms/saved-words';
import type { SubmitResult } from '../../offline/outbox';
import type { Toast } from '../../ui/toast-message';

/** The form's reaction to an outbox result: the message, whether to clear the field, and an error beside it. */
export type NewsletterAnswer = {
  toast: Toast;
  isCleared: boolean;
  error?: { field: string | undefined; why: string };
};

const failed: Toast = {
  kind: 'error',
  title: 'Error',
  description: 'There was an error subscribing. Please try again.',
};

/** The newsletter form's messages; their wording is in the specification. */
export function answerTo(result: SubmitResult): NewsletterAnswer {
  switch (result.kind) {
    case 'delivered':
      return {
        toast: {
          kind: 'done',
          title: 'Successfully Subscribed!',
          description: 'Thank you for subscribing to our newsletter.',
        },
        isCleared: true,
      };
    case 'saved':
      return { toast: { kind: 'done', ...savedWords(result.because) }, isCleared: true };
    case 'already-subscribed':
      return {
        toast: {
          kind: 'error',
          title: 'Already Subscribed',
          description: 'This email is already subscribed to our newsletter.',
        },
        isCleared: false,
      };
    case 'rejected':
      return {
        toast: failed,
        isCleared: false,
        error: { field: result.field, why: result.why },
      };
    case 'not-saved':
      return {
        toast: failed,
        isCleared: false,
        error: {
          field: undefined,
          why: result.isUnclear
            ? 'We got no answer, so we can’t tell whether this arrived, and it could not be saved on this phone. Please try again later.'
            : 'This could not be sent, and could not be saved on this phone. Please try again later.',
        },
      };
  }
}
