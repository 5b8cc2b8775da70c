import type { FieldErrors } from '../lib/field-errors';
import type { SubmitResult } from '../offline/outbox';
import type { Toast } from '../ui/toast-message';
import { savedWords } from './saved-words';

/** What a form does about the outbox's result. */
export type Answer = {
  toast: Toast;
  /** The enquiry is safe: the form may forget it. */
  isKept: boolean;
  fieldErrors?: FieldErrors;
};

/** A form's own words. */
export type AnswerWords = Record<'done' | 'failed', Pick<Toast, 'title' | 'description'>>;

/** How a form whose submission becomes a contact answers each result. */
export function contactAnswer(result: SubmitResult, words: AnswerWords): Answer {
  switch (result.kind) {
    case 'delivered':
    case 'already-subscribed':
      return { toast: { kind: 'done', ...words.done }, isKept: true };
    case 'saved':
      return { toast: { kind: 'done', ...savedWords(result.because) }, isKept: true };
    case 'rejected': {
      const { field, why } = result;
      // Where no field is to blame none is marked, and the reason stands in the message.
      return {
        toast: { kind: 'error', ...words.failed, ...(!field && { description: why }) },
        isKept: false,
        ...(field && { fieldErrors: { [field]: why } }),
      };
    }
    case 'not-saved':
      // The form itself says why, and which ways are left.
      return { toast: { kind: 'error', ...words.failed }, isKept: false };
  }
}
