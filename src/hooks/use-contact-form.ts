import { type SubmitEvent, useRef, useState } from 'react';
import { checkSubmission } from '../domain/check-submission';
import type { Contact } from '../domain/submission';
import type { FieldErrors } from '../lib/field-errors';
import { focusFirst, nativeErrors } from '../lib/form-values';
import type { SubmitResult } from '../offline/outbox';
import { showToast } from '../ui/toast';
import type { Answer } from './contact-answer';
import { prepareForm } from './prepare-form';
import { useDraft } from './use-draft';
import { useSend } from './use-send';

type Form = {
  /** Names the draft; unique on the site. */
  id: string;
  /** What was typed, not checked yet. */
  read: (form: FormData) => Contact;
  /** What is wrong beyond what a contact's own rules hold. */
  findErrors?: (form: FormData) => FieldErrors;
  answerTo: (result: SubmitResult) => Answer;
};

/**
 * A form whose submission becomes a contact: what is typed stays until it is sent, or safe on this device; the first
 * field with an error gets the focus; what this device can't keep is handed back as `unsaved`.
 */
export function useContactForm({ id, read, findErrors, answerTo }: Form) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft(formRef, id);
  const { send, isBusy } = useSend();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unsaved, setUnsaved] = useState<Contact | null>(null);

  const refuse = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, Object.keys(found));
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const checked = await checkSubmission(read(typed));
    const found = {
      ...checked.errors,
      ...('isUnchecked' in checked && nativeErrors(form)),
      ...findErrors?.(typed),
    };
    if (!checked.data || Object.keys(found).length > 0) return refuse(form, found);
    setErrors({});
    setUnsaved(null);

    const result = await send(checked.data);
    if (!result) return;
    const answer = answerTo(result);
    void showToast(answer.toast);
    if (answer.isKept) {
      draft.erase();
      form.reset();
    } else if (result.kind === 'not-saved') {
      setUnsaved(checked.data);
    } else if (answer.fieldErrors) {
      refuse(form, answer.fieldErrors);
    }
  };

  return {
    /** For the form element. */
    form: { ref: formRef, onSubmit, onInput: draft.onInput, onFocus: prepareForm },
    isBusy,
    errors,
    unsaved,
  };
}
