import { type Answer, contactAnswer } from '../../hooks/contact-answer';
import type { SubmitResult } from '../../offline/outbox';

/** How the tour form answers each result, in the specification's words. */
export function answerTo(result: SubmitResult): Answer {
  return contactAnswer(result, {
    done: {
      title: 'Tour Request Sent!',
      description: "We'll contact you soon to confirm your tour details.",
    },
    failed: {
      title: 'Error',
      description: 'There was an error sending your request. Please try again.',
    },
  });
}
