import { type ContactAnswer, contactAnswer } from '../../forms/contact-answer';
import type { SubmitResult } from '../../offline/outbox';

/** The tour form's messages; their wording is in the specification. */
export function answerTo(result: SubmitResult): ContactAnswer {
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
