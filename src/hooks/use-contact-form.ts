import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { checkSubmission } from '../domain/check-submission';
import { contactAsChat } from '../domain/contact-chat';
import type { Contact } from '../domain/submission';
import type { FieldErrors } from '../lib/field-errors';
import { focusFirst, nameOfTarget, nativeErrors, withoutError } from '../lib/form-values';
import type { SubmitResult } from '../offline/outbox';
import { REMEMBER } from '../ui/remember-me';
import { showToast } from '../ui/toast';
import { releaseState } from '../updates/release-state';
import type { Answer } from './contact-answer';
import { prepareForm } from './prepare-form';
import { useChatLink } from './use-chat-link';
import { useDraft } from './use-draft';
import { readVisitor, useRememberedVisitor } from './use-remembered-visitor';
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

type Unsaved = { message: string; isReachable: boolean; isUnclear: boolean };

/**
 * A form whose submission becomes a contact: what is typed stays until it is sent, or safe on this device; the first
 * field with an error gets the focus; what this device can't keep is handed back as `unsaved`, a chat
 * message. Whose details the device
 * remembers finds them in the form.
 */
export function useContactForm({ id, read, findErrors, answerTo }: Form) {
  const formRef = useRef<HTMLFormElement>(null);
  const { isRemembered, remember, forget } = useRememberedVisitor(formRef);
  const draft = useDraft(formRef, id);
  const { send, isBusy } = useSend();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const chat = useChatLink(unsaved?.message ?? '', unsaved?.isReachable);

  const refuse = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, Object.keys(found));
  };

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    // What is typed while it is sent goes with the form.
    if (!isBusy) draft.onInput();
    setErrors((found) => withoutError(found, nameOfTarget(event)));
  };

  const onFocus = () => {
    prepareForm();
    draft.onFocus();
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

    const result = await send(checked.data, draft.handOver());
    if (!result) return;
    const answer = answerTo(result);
    void showToast(answer.toast);
    if (answer.isKept) {
      // Who is remembered may have a new phone; somebody else on the same device has not been asked.
      const isSame = readVisitor()?.email === checked.data.email;
      if (typed.has(REMEMBER) || isSame) remember(checked.data);
      draft.erase();
      form.reset();
    } else if (result.kind === 'not-saved') {
      // Unless our server has answered, a chat is not taken to get through either.
      setUnsaved({
        message: contactAsChat(checked.data),
        isReachable: result.because !== undefined || releaseState.getState() === 'gone',
        isUnclear: result.isUnclear === true,
      });
    } else if (answer.fieldErrors) {
      refuse(form, answer.fieldErrors);
    }
  };

  return {
    /** For the form element. */
    form: { ref: formRef, onSubmit, onInput, onFocus },
    /** For the box that asks whether to remember. */
    memory: { isRemembered, onForget: forget },
    isBusy,
    errors,
    unsaved: unsaved && { message: unsaved.message, isUnclear: unsaved.isUnclear, chat },
  };
}
