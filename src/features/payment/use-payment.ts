import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { withoutError } from '../../forms/form-values';
import type { FieldErrors } from '../../lib/field-errors';
import { preloadToaster, showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { fieldId, PAYMENT_FIELDS } from './payment-fields';

/** The form's logic is loaded when the form is first touched: most visitors only read. */
const openDesk = () => import('./payment-desk');

const failedToast: Toast = {
  kind: 'error',
  title: 'Payment Failed',
  description: 'There was an issue processing your payment. Please try again or contact support.',
};

/** Simulates a payment: nothing leaves the page. */
export function usePayment() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because state would only change with the next render, after a second tap.
  const isUnderWay = useRef(false);

  const onFocus = () => {
    preloadToaster();
    // If it fails, it is loaded again on submit.
    openDesk().catch(() => undefined);
  };

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    const { currentTarget: form, target, nativeEvent } = event;
    const mended = PAYMENT_FIELDS.find(
      (field) => form.elements.namedItem(fieldId(field)) === target,
    );
    if (mended) setErrors((found) => withoutError(found, mended));
    // Don't re-insert the slash or zero that somebody is deleting.
    if ('inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete')) return;
    openDesk()
      .then(({ putInOrder }) => putInOrder(form))
      .catch(() => undefined);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const form = event.currentTarget;
      const { check, pay } = await openDesk();
      const found = check(form);
      setErrors(found);
      const first = PAYMENT_FIELDS.find((field) => found[field]);
      if (first) return document.getElementById(fieldId(first))?.focus();
      setIsBusy(true);
      void showToast(await pay(form));
    } catch {
      void showToast(failedToast);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };

  return { form: { onFocus, onInput, onSubmit }, errors, isBusy };
}
