import { paymentCurrencies } from '../../content/options';
import type { FieldErrors } from '../../lib/field-errors';
import type { Toast } from '../../ui/toast-message';
import type { PaymentField, PaymentValues } from './payment-fields';

type Rule = { field: PaymentField; isGood: (value: string) => boolean; message: string };

const isFilled = (value: string) => value.trim() !== '';

const RULES: Rule[] = [
  { field: 'property', isGood: isFilled, message: 'Please choose a property.' },
  { field: 'paymentType', isGood: isFilled, message: 'Please choose a payment type.' },
  {
    field: 'amount',
    isGood: (value) => amountOf(value) > 0,
    message: 'Please enter an amount, like 5000.',
  },
  { field: 'currency', isGood: isFilled, message: 'Please choose a currency.' },
  {
    field: 'cardNumber',
    isGood: (value) => /^[\d ]{14,19}$/.test(value),
    message: 'Please enter the whole card number.',
  },
  {
    field: 'expiryDate',
    isGood: (value) => /^(0[1-9]|1[0-2])\/\d\d$/.test(value),
    message: 'Please enter month and year, like 09/29.',
  },
  {
    field: 'cvv',
    isGood: (value) => /^\d{3,4}$/.test(value),
    message: 'Please enter the 3 or 4 digits.',
  },
  {
    field: 'cardholderName',
    isGood: isFilled,
    message: 'Please enter the name on the card.',
  },
];

/** A payment's errors, by field. */
export function paymentErrors(values: PaymentValues): FieldErrors {
  const wrong = RULES.filter(({ field, isGood }) => !isGood(values[field]));
  return Object.fromEntries(wrong.map(({ field, message }) => [field, message]));
}

/** The message for a successful payment. */
export function paidToast({ amount, currency }: Pick<PaymentValues, 'amount' | 'currency'>): Toast {
  const symbol = paymentCurrencies.find(({ code }) => code === currency)?.symbol ?? '';
  const sum = amountOf(amount).toLocaleString('en-GB', { maximumFractionDigits: 2 });
  return {
    kind: 'done',
    title: 'Payment Successful!',
    description: `Your payment of ${symbol}${sum} ${currency} has been processed. A confirmation email will follow.`,
  };
}

/** Parses "1,250.50"; NaN for anything that isn't a number. */
function amountOf(typed: string): number {
  const plain = typed.replace(/[,\s]/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}
