import type { Toast } from '../../ui/toast-message';
import { cardText, caretAfter, cvvText, expiryText } from './card-text';
import { fieldId, type PaymentField, type PaymentValues } from './payment-fields';
import { paidToast, paymentErrors } from './payment-values';

/** How long the simulated payment takes; from the specification. */
const PAYMENT_MS = 2000;

const ORDER: [PaymentField, (typed: string) => string][] = [
  ['cardNumber', cardText],
  ['expiryDate', expiryText],
  ['cvv', cvvText],
];

/** Formats the card fields and restores the caret. */
export function putInOrder(form: HTMLFormElement): void {
  for (const [name, order] of ORDER) {
    const field = fieldOf(form, name);
    if (!(field instanceof HTMLInputElement)) continue;
    const typed = field.value;
    const ordered = order(typed);
    if (ordered === typed) continue;
    const caret = caretAfter(typed, field.selectionStart ?? typed.length, ordered);
    field.value = ordered;
    // In Safari, setting a selection also focuses the field.
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
  }
}

/** Validates the form; returns errors by field. */
export function check(form: HTMLFormElement) {
  putInOrder(form);
  return paymentErrors(valuesOf(form));
}

/**
 * Simulates a payment: nothing leaves the page.
 * @returns the message to show
 */
export async function pay(form: HTMLFormElement): Promise<Toast> {
  const { amount, currency } = valuesOf(form);
  await new Promise((resolve) => setTimeout(resolve, PAYMENT_MS));
  form.reset();
  return paidToast({ amount, currency });
}

function fieldOf(form: HTMLFormElement, name: PaymentField) {
  return form.elements.namedItem(fieldId(name));
}

function valuesOf(form: HTMLFormElement): PaymentValues {
  const value = (name: PaymentField) => {
    const field = fieldOf(form, name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return isField ? field.value : '';
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
