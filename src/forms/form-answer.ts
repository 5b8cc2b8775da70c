import {
  answerAppearsHere,
  savedAnswer,
  savedForNextRelease,
  unsavedAnswer,
  waitingHere,
} from '../content/messages';
import type { FieldErrors } from '../lib/field-errors';
import type { SubmitResult } from '../offline/result';
import type { Trouble } from '../offline/status';
import type { Toast } from '../ui/toast-message';
import { releaseState } from '../updates/release-state';

/** How a form reacts to the outbox's result. */
type FormAnswer = {
  toast: Toast;
  /** The submission is saved or delivered, so the form can be cleared. */
  isKept: boolean;
  fieldErrors?: FieldErrors;
  receipt?: Receipt;
};

/** What the form says for as long as nothing else is sent from it. The toast has other words: it says more, and passes. */
export type Receipt = {
  text: string;
  /** Whether it waits on this device. */
  isWaiting: boolean;
  /** Whether it is followed on this device, with what the office answers. */
  isListed?: boolean | undefined;
};

type Message = Pick<Toast, 'title' | 'description'>;

/** The messages of one form. */
export type AnswerWords = {
  done: Message;
  /** The receipt of what has arrived, for a form that gives one. */
  receipt?: string;
  /** Where what follows is sent. */
  goesTo?: (address: string) => string;
  failed: string;
  /** For a form that takes each address only once. */
  alreadySubscribed?: Message;
  /** The form's main field, at which a problem is explained that no field caused. */
  field?: string;
};

export function formAnswer(
  result: SubmitResult,
  words: AnswerWords,
  address?: string | null,
  isListed?: boolean,
): FormAnswer {
  const goesTo = address && words.goesTo?.(address);
  const listed = isListed && answerAppearsHere;
  switch (result.kind) {
    case 'delivered':
      return kept(words.done, [words.receipt, goesTo, listed], { isWaiting: false, isListed });
    case 'saved':
      return kept(savedWords(result.because), [waitingHere, goesTo, listed], {
        isWaiting: true,
        isListed,
      });
    case 'already-subscribed':
      return failure(words.failed, words.alreadySubscribed);
    case 'rejected': {
      const field = result.field ?? words.field;
      return field
        ? { ...failure(words.failed), fieldErrors: { [field]: result.why } }
        : failure(result.why);
    }
    case 'not-saved': {
      const why = `${unsavedAnswer(result.isUnclear)} Please try again later.`;
      // Without a main field, the form itself explains why and offers other ways to send it.
      return {
        ...failure(words.failed),
        ...(words.field && { fieldErrors: { [words.field]: why } }),
      };
    }
  }
}

function kept(
  message: Message,
  sentences: (string | false | null | undefined)[],
  where: Omit<Receipt, 'text'>,
): FormAnswer {
  const text = sentences.filter(Boolean).join(' ');
  return {
    toast: { kind: 'done', ...message },
    isKept: true,
    ...(text && { receipt: { text, ...where } }),
  };
}

/** Returns an answer that leaves the form filled in. */
function failure(failed: string, message?: Message): FormAnswer {
  const words = message ?? { title: 'Error', description: failed };
  return { toast: { kind: 'error', ...words }, isKept: false };
}

/** Returns the message for a submission that was just saved but is not yet confirmed. */
export function savedWords(because?: Trouble) {
  return releaseState.getState() === 'gone' ? savedForNextRelease : savedAnswer(because);
}
