import { useState } from 'react';
import type { Lead } from '../domain/lead';
import type { Checked, Contact } from '../domain/submission';
import type { FieldErrors } from '../lib/field-errors';
import { REMEMBER } from '../ui/remember-me';
import { releaseState } from '../updates/release-state';
import type { AnswerWords } from './form-answer';
import type { Unsaved } from './not-saved';
import { checkTyped, prepareForm, useCheckedForm } from './use-checked-form';
import { useDraft } from './use-draft';
import { readVisitor, rememberVisitor, useRememberedVisitor } from './use-remembered-visitor';
import { useAnswer, useSubmit } from './use-submit';

type Form = {
  /** The draft's name; unique across the site. */
  id: string;
  /** Reads the form's values, unvalidated. */
  read: (form: FormData) => Contact | Lead;
  /** Errors beyond the contact schema's own rules. */
  findErrors?: (form: FormData) => FieldErrors;
  words: AnswerWords;
};

/**
 * Manages a form whose submission becomes a contact, or a lead if it has no address. What is typed is kept as a draft until it is saved or delivered;
 * a submission that can't be saved is returned as `unsaved`, a chat message; the details of a remembered visitor are
 * filled in.
 */
export function useContactForm({ id, read, findErrors, words }: Form) {
  const submit = useSubmit();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const { receipt, clear, tell } = useAnswer(words);

  const send = async (
    contact: Checked<Contact | Lead>,
    form: HTMLFormElement,
    isAsSent: () => boolean,
  ) => {
    const hasAgreed = new FormData(form).has(REMEMBER);
    setUnsaved(null);
    clear();
    const result = await submit(contact, draft.eraseOnSave());
    const answer = tell(result, contact.email);
    if (answer.isKept) {
      // A remembered visitor may have entered a new phone number. Somebody else on the same device has not agreed to be
      // remembered.
      if (contact.table === 'contacts') {
        if (hasAgreed || readVisitor()?.email === contact.email) rememberVisitor(contact);
      }
      // What was added while it was being sent has not been sent.
      if (isAsSent()) {
        draft.erase();
        form.reset();
      } else draft.write();
    } else if (result.kind === 'not-saved') {
      // If our server didn't answer, assume that the network is down and a chat won't get through either.
      setUnsaved({
        message: contactAsChat(contact),
        isReachable: result.because !== undefined || releaseState.getState() === 'gone',
        isUnclear: result.isUnclear === true,
      });
    }
    return answer.fieldErrors;
  };

  const checked = useCheckedForm({
    check(target) {
      const typed = new FormData(target);
      return checkTyped(target, read(typed), findErrors?.(typed));
    },
    send,
  });
  const memory = useRememberedVisitor(checked.form.ref);
  const { draft, form } = useDraft(checked, id);
  const onFocus = () => {
    prepareForm();
    form.onFocus();
  };

  return {
    form: { ...form, onFocus },
    /** Props for the "remember me" checkbox. */
    memory,
    isBusy: checked.isBusy,
    errors: checked.errors,
    unsaved,
    receipt,
  };
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
