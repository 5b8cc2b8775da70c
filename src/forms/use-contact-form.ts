import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { checkSubmission } from '../domain/check-submission';
import { contactAsChat } from '../domain/contact-chat';
import type { Contact } from '../domain/submission';
import { useChatLink } from '../hooks/use-chat-link';
import type { FieldErrors } from '../lib/field-errors';
import type { SubmitResult } from '../offline/outbox';
import { REMEMBER } from '../ui/remember-me';
import { showToast } from '../ui/toast';
import { releaseState } from '../updates/release-state';
import type { ContactAnswer } from './contact-answer';
import { focusFirst, nameOfTarget, nativeErrors, withoutError } from './form-values';
import { prepareForm } from './prepare-form';
import { useDraft } from './use-draft';
import { readVisitor, useRememberedVisitor } from './use-remembered-visitor';
import { useSend } from './use-send';

type Form = {
  /** The draft's name; unique across the site. */
  id: string;
  /** Reads the form's values, unvalidated. */
  read: (form: FormData) => Contact;
  /** Errors beyond the contact schema's own rules. */
  findErrors?: (form: FormData) => FieldErrors;
  answerTo: (result: SubmitResult) => ContactAnswer;
};

type Unsaved = { message: string; isReachable: boolean; isUnclear: boolean };

/**
 * A form whose submission becomes a contact. What is typed is kept as a draft until it is saved or delivered; the first
 * invalid field gets the focus; a submission that can't be saved is returned as `unsaved`, a chat message; the details
 * of a remembered visitor are filled in.
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
    // While a submission is being sent, its draft goes with it.
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
      // A remembered visitor may have entered a new phone number. Somebody else on the same device has not agreed to be
      // remembered.
      const isSame = readVisitor()?.email === checked.data.email;
      if (typed.has(REMEMBER) || isSame) remember(checked.data);
      draft.erase();
      form.reset();
    } else if (result.kind === 'not-saved') {
      // If our server didn't answer, assume that the network is down and a chat won't get through either.
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
    form: { ref: formRef, onSubmit, onInput, onFocus },
    /** Props for the "remember me" checkbox. */
    memory: { isRemembered, onForget: forget },
    isBusy,
    errors,
    unsaved: unsaved && { message: unsaved.message, isUnclear: unsaved.isUnclear, chat },
  };
}
