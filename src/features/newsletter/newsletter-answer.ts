import { type AnswerWords, type FormAnswer, failure, formAnswer } from '../../forms/form-answer';
import type { SubmitResult } from '../../offline/outbox';

/** From the specification. */
const WORDS: AnswerWords = {
  done: {
    title: 'Successfully Subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  failed: 'There was an error subscribing. Please try again.',
};

/** The form's reaction to an outbox result. A problem that no field caused is shown at the e-mail field. */
export function answerTo(result: SubmitResult): FormAnswer {
  switch (result.kind) {
    case 'already-subscribed':
      return failure(
        'This email is already subscribed to our newsletter.',
        undefined,
        'Already Subscribed',
      );
    case 'rejected':
      return failure(WORDS.failed, { [result.field ?? 'email']: result.why });
    case 'not-saved':
      return failure(WORDS.failed, {
        email: result.isUnclear
          ? 'We got no answer, so we can’t tell whether this arrived, and it could not be saved on this phone. Please try again later.'
          : 'This could not be sent, and could not be saved on this phone. Please try again later.',
      });
    default:
      return formAnswer(result, WORDS);
  }
}
