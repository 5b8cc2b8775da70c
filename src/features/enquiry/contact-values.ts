import { answerGoesTo } from '../../content/messages';
import { chosenProperty } from '../../content/property-names';
import { LIMIT } from '../../domain/field-rules';
import type { Contact } from '../../domain/submission';
import type { AnswerWords } from '../../forms/form-answer';
import { textOf } from '../../forms/form-fields';

export const SUBJECT_MAX = 150;
/** Leaves room for the subject within the maximum length of a message. */
export const MESSAGE_MAX = LIMIT.message - SUBJECT_MAX - 'Subject: \n'.length;

/** From the specification. */
export const contactWords: AnswerWords = {
  done: {
    title: 'Message Sent Successfully!',
    description: "Thank you for your inquiry. We'll get back to you soon.",
  },
  receipt: 'We have your message. You can write another one here.',
  goesTo: answerGoesTo,
  failed: 'There was an error sending your message. Please try again.',
};

/** Reads the enquiry, unvalidated. Its subject is the message's first line as well. */
export function readContact(form: FormData): Contact {
  const subject = textOf(form, 'subject').trim();
  const message = textOf(form, 'message');
  return {
    table: 'contacts',
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    // A subject alone is not a message; leave it empty so that the rule applies.
    message: subject && message.trim() ? `Subject: ${subject}\n${message}` : message,
    ...chosenProperty(textOf(form, 'property_interest')),
    kind: 'enquiry',
    subject: subject || null,
  };
}
