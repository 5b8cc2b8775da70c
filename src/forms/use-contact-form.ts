import { useState } from 'react';
import type { Lead } from '../domain/lead';
import type { Contact } from '../domain/submission';
import type { FieldErrors } from '../lib/field-errors';
import type { AlsoWrite } from '../offline/stored-records';
import { REMEMBER } from '../ui/remember-me';
import { releaseState } from '../updates/release-state';
import type { AnswerWords } from './form-answer';
import type { Unsaved } from './not-saved';
import { readVisitor, rememberVisitor, useRememberedVisitor } from './use-remembered-visitor';
import { useSubmissionForm } from './use-submission-form';

type Form = {
  /** The draft's name; unique across the site. */
  id: string;
  /** Reads the form's values, unvalidated. */
  read: (form: FormData) => Contact | Lead;
  /** Errors beyond the contact schema's own rules. */
  findErrors?: (form: FormData) => FieldErrors;
  words: AnswerWords;
  /** Keeps more of it on the device, to be followed there, in the write that stores it. */
  keep?: (typed: Contact | Lead) => AlsoWrite;
};

/**
 * Manages a form whose submission becomes a contact, or a lead if it has no address. One that can't be saved is returned as
 * `unsaved`, a chat message; the details of a remembered visitor are filled in.
 */
export function useContactForm({ id, read, findErrors, words, keep }: Form) {
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const { form, ...shown } = useSubmissionForm<Contact | Lead>({
    id,
    read,
    findErrors,
    words,
    keep,
    onSend(contact, target) {
      const hasAgreed = new FormData(target).has(REMEMBER);
      setUnsaved(null);
      return (result, isKept) => {
        // A remembered visitor may have entered a new phone number. Somebody else on the same device has not agreed to be
        // remembered.
        if (isKept && contact.table === 'contacts') {
          if (hasAgreed || readVisitor()?.email === contact.email) rememberVisitor(contact);
        }
        if (result.kind !== 'not-saved') return;
        // If our server didn't answer, assume that the network is down and a chat won't get through either.
        setUnsaved({
          message: contactAsChat(contact),
          isReachable: result.because !== undefined || releaseState.getState() === 'gone',
          isUnclear: result.isUnclear === true,
        });
      };
    },
  });
  /** Props for the "remember me" checkbox. */
  const memory = useRememberedVisitor(form.ref);
  return { form, memory, unsaved, ...shown };
}

/** An enquiry as a chat message, for when this device can't save it. */
export function contactAsChat(contact: Contact | Lead): string {
  return [
    contact.property_interest && `About: ${contact.property_interest}`,
    contact.table === 'contacts' ? contact.message : contact.notes,
    [contact.name, contact.email, contact.phone].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n\n');
}
