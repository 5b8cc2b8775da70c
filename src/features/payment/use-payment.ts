import { type SubmitEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../lib/field-errors';
import { showToast } from '../../ui/toast';
import {
  failedToast,
  PAYMENT_FIELDS,
  type PaymentField,
  type PaymentValues,
  paidToast,
  paymentErrors,
} from './payment-values';

/** How long the demonstration takes, by the specification. */
const PAYMENT_MS = 2000;

const simulatePayment = () => new Promise<void>((resolve) => setTimeout(resolve, PAYMENT_MS));

/** The id of a field. Fields have no names: a form that is sent by the browser itself carries nothing. */
export const fieldId = (field: PaymentField) => `payment-${field}`;

/** A payment that is only shown: nothing that is typed leaves the page. */
export function usePayment() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  // State arrives with the next render, which is later than a second tap.
  const isUnderWay = useRef(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    const values = readValues(form);
    const found = paymentErrors(values);
    setErrors(found);
    const first = PAYMENT_FIELDS.find((field) => found[field]);
    if (first) {
      document.getElementById(fieldId(first))?.focus();
      return;
    }

    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await simulatePayment();
      form.reset();
      void showToast(paidToast(values));
    } catch {
      void showToast(failedToast);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };

  return { onSubmit, errors, isBusy };
}

function readValues(form: HTMLFormElement): PaymentValues {
  const value = (field: PaymentField) => {
    const element = form.elements.namedItem(fieldId(field));
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    return isField ? element.value : '';
  };
  return {
    property: value('property'),
    paymentType: value('paymentType'),
    amount: value('amount'),
    currency: value('currency'),
    cardNumber: value('cardNumber'),
    expiryDate: value('expiryDate'),
    cvv: value('cvv'),
    cardholderName: value('cardholderName'),
  };
}
