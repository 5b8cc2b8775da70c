import type { Contact } from '../../domain/submission';
import { textOf } from '../../lib/form-values';

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
    property_interest: textOf(form, 'property_interest'),
  };
}
