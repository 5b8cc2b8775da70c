import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkSubmission, preloadRules } from '../../domain/check-submission';
import { findViewingErrors, type Lead, viewingLead } from '../../domain/viewing';
import type { FieldErrors } from '../../lib/field-errors';
import { focusFirst, nativeErrors } from '../../lib/form-values';
import type { Setup } from './setup';
import { readTyped } from './viewing-values';

/** What became of what was handed over: done, or what is wrong with it. */
export type Verdict = { errors?: FieldErrors } | undefined;

type Options = {
  setup: Setup;
  /** Gets what is whole and right. */
  onReady: (lead: Lead, form: HTMLFormElement) => Promise<Verdict>;
};

/** The rules of a viewing's form, for a new one and for a correction. */
export function useViewingForm({ setup, onReady }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  // State arrives with the next render, which is later than the second tap.
  const isUnderWay = useRef(false);

  // The rules have to be here before the signal goes.
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
