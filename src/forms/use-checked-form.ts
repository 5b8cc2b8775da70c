import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { checkSubmission, preloadRules } from '../domain/check-submission';
import type { Check, Checked, Submission } from '../domain/submission';
import type { FieldErrors } from '../lib/field-errors';
import { later } from '../ui/later';
import { preloadToaster } from '../ui/toast';
import {
  fieldsOf,
  focusFirst,
  lengthErrors,
  nameOfTarget,
  nativeErrors,
  typedInto,
  withoutError,
} from './form-fields';

type Options<T> = {
  /** Validates what was typed. */
  check: (form: HTMLFormElement) => Promise<Check<T>>;
  /**
   * Called with valid values. Returns errors if they were refused after all.
   * @param isAsSent whether nothing has been typed into the form since it was submitted
   */
  send: (
    values: T,
    form: HTMLFormElement,
    isAsSent: () => boolean,
  ) => Promise<FieldErrors | undefined>;
  /** The errors that the form opens with. */
  openingErrors?: FieldErrors;
};

/** Validates on submit, shows the errors, clears each when its field is edited, and sends, once at a time. A tap during a send is ignored. */
export function useCheckedForm<T>({ check, send, openingErrors = {} }: Options<T>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(openingErrors);
  const [isBusy, setIsBusy] = useState(false);
  // Refs, because state would only change with the next render, after a second tap.
  const underWay = useRef<object>(undefined);
  const isSending = useRef(false);
  const editedSince = useRef(new Set<string>());

  const submit = async (form: HTMLFormElement, attempt: object) => {
    const typed = JSON.stringify(typedInto(form));
    const checked = await check(form);
    // The rules may have been slow to load, and the mistake corrected by now: the last tap counts.
    if (underWay.current !== attempt) return;
    const long = lengthErrors(fieldsOf(form));
    let found: FieldErrors | undefined = checked.errors;
    for (const name of editedSince.current) found &&= withoutError(found, name);
    if (checked.errors || Object.keys(long).length > 0) found = { ...found, ...long };
    else {
      setErrors({});
      isSending.current = true;
      setIsBusy(true);
      found = await send(checked.data, form, () => JSON.stringify(typedInto(form)) === typed);
    }
    if (!found) return;
    setErrors(found);
    // Somebody who is typing by now keeps the focus.
    if (editedSince.current.size === 0) focusFirst(form, Object.keys(found));
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRepeated = underWay.current && editedSince.current.size === 0;
    if (isSending.current || isRepeated) return;
    const attempt = {};
    underWay.current = attempt;
    editedSince.current.clear();
    try {
      await submit(event.currentTarget, attempt);
    } finally {
      if (underWay.current === attempt) {
        underWay.current = undefined;
        isSending.current = false;
        setIsBusy(false);
      }
    }
  };

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    const name = nameOfTarget(event);
    editedSince.current.add(name);
    // What is pasted may be too long at once; everything else is said after submitting.
    const long = lengthErrors(
      fieldsOf(event.currentTarget).filter((field) => field === event.target),
    );
    setErrors((found) => {
      const left = withoutError(found, name);
      return name in long ? { ...left, ...long } : left;
    });
  };

  return { form: { ref, onSubmit, onInput }, errors, isBusy, showErrors: setErrors };
}

/** Validates a submission. If the rules could not be loaded, the browser's own checks apply. */
export async function checkTyped<T extends Submission>(
  form: HTMLFormElement,
  typed: T,
  /** Errors beyond the rules of its table. */
  furtherErrors?: FieldErrors,
): Promise<Check<Checked<T>>> {
  const checked = await checkSubmission(typed);
  const errors = {
    ...checked.errors,
    ...('isUnchecked' in checked && nativeErrors(form)),
    ...furtherErrors,
  };
  return Object.keys(errors).length > 0 ? { errors } : checked;
}

/** Loads the form rules, the toaster and what follows. Called when a form is first touched. */
export function prepareForm(): void {
  preloadToaster();
  preloadRules();
  NotSaved.preload();
}

/** What a form shows if nothing could be stored or sent. Its receipt comes with it, since there may be no network by then. */
export const NotSaved = later(async () => (await import('./not-saved')).NotSaved);
