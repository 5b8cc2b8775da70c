import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkSubmission, preloadRules } from '../../domain/check-submission';
import type { Lead } from '../../domain/lead';
import type { Checked } from '../../domain/submission';
import { findViewingErrors, viewingLead } from '../../domain/viewing';
import { focusFirst, nativeErrors } from '../../forms/form-values';
import type { FieldErrors } from '../../lib/field-errors';
import type { Setup } from './setup';
import { readTyped } from './viewing-values';

/** The errors of a submission, or undefined if it succeeded. */
export type ViewingResult = { errors?: FieldErrors } | undefined;

type Options = {
  setup: Setup;
  /** Called with a valid lead. */
  onReady: (lead: Checked<Lead>, form: HTMLFormElement) => Promise<ViewingResult>;
};

/** Validation and submission of a viewing's form, shared by new viewings and corrections. */
export function useViewingForm({ setup, onReady }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because state would only change with the next render, after a second tap.
  const isUnderWay = useRef(false);

  // Load the rules before the network drops.
  useEffect(preloadRules, []);

  const refuse = (target: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(target, Object.keys(found));
  };

  const submit = async (target: HTMLFormElement) => {
    const viewing = readTyped(new FormData(target), setup);
    const checked = await checkSubmission(viewingLead(viewing));
    const found = {
      ...checked.errors,
      ...('isUnchecked' in checked && nativeErrors(target)),
      ...findViewingErrors(viewing),
    };
    if (!checked.data || Object.keys(found).length > 0) return refuse(target, found);
    setErrors({});
    const verdict = await onReady(checked.data, target);
    if (verdict?.errors) refuse(target, verdict.errors);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await submit(event.currentTarget);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };

  const forgetErrors = () => setErrors({});

  return { form, onSubmit, errors, forgetErrors, isBusy };
}
