import { type ContactAnswer, contactAnswer } from '../../forms/contact-answer';
import type { SubmitResult } from '../../offline/outbox';

/** The contact form's messages; their wording is in the specification. */
export function answerTo(result: SubmitResult): ContactAnswer {
  return contactAnswer(result, {
    done: {
      title: 'Message Sent Successfully!',
      description: "Thank you for your inquiry. We'll get back to you soon.",
    },
    failed: {
      title: 'Error',
      description: 'There was an error sending your message. Please try again.',
    },
  });
}
