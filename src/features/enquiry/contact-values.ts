import { chosenProperty } from '../../content/property-names';
import { LIMIT } from '../../domain/field-rules';
import type { Contact } from '../../domain/submission';
import { textOf } from '../../lib/form-values';

export const SUBJECT_MAX = 150;
/** With a subject before it, the message still is as long as one may be. */
export const MESSAGE_MAX = LIMIT.message - SUBJECT_MAX - 'Subject: \n'.length;

/** The enquiry as it was typed, not checked yet. The table has no subject: it becomes the message's first line. */
export function readContact(form: FormData): Contact {
  const subject = textOf(form, 'subject').trim();
  const message = textOf(form, 'message');
  return {
    table: 'contacts',
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    // A subject alone is no message: the field stays required.
    message: subject && message.trim() ? `Subject: ${subject}\n${message}` : message,
    ...chosenProperty(textOf(form, 'property_interest')),
  };
}
