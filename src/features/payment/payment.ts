import { paymentCurrencies } from '../../content/options';
import { readAmount } from '../../domain/amount';
import { CURRENCIES, isCurrency, SYMBOL } from '../../domain/money';
import type { Check } from '../../domain/submission';
import { fieldsOf } from '../../forms/form-fields';
import type { FieldErrors } from '../../lib/field-errors';
import type { Toast } from '../../ui/toast-message';
import { fieldId, MOST_DIGITS, withShortYear } from './payment-fields';

const FORMATS = [
  ['cardNumber', cardText],
  ['expiryDate', expiryText],
  ['cvv', cvvText],
] as const;

const isFilled = (value: string) => value.trim() !== '';

/** What is typed into each field. */
type Values = (field: string) => string;

/** When a field is valid, and the message if it isn't. */
const RULES = {
  property: [isFilled, 'Please choose a property.'],
  paymentType: [isFilled, 'Please choose a payment type.'],
  amount: [
    (value, typed) => amountOf(value, typed('currency')) > 0,
    'Please enter an amount in the currency you chose, like 5,000.',
  ],
  currency: [isFilled, 'Please choose a currency.'],
  cardNumber: [(value) => /^[\d ]{14,19}$/.test(value), 'Please enter the whole card number.'],
  expiryDate: [
    (value) => /^(0[1-9]|1[0-2])\/\d\d$/.test(value),
    'Please enter month and year, like 09/29.',
  ],
  cvv: [(value) => /^\d{3,4}$/.test(value), 'Please enter the 3 or 4 digits.'],
  cardholderName: [isFilled, 'Please enter the name on the card.'],
} satisfies Record<string, [isGood: (value: string, typed: Values) => boolean, message: string]>;

export type PaymentField = keyof typeof RULES;

/** Formats the card fields and restores the caret. */
export function formatCard(form: HTMLFormElement): void {
  for (const [name, format] of FORMATS) {
    const field = form.elements.namedItem(fieldId(name));
    if (!(field instanceof HTMLInputElement)) continue;
    const typed = field.value;
    const formatted = format(typed);
    if (formatted === typed) continue;
    const caret = caretAfter(typed, field.selectionStart ?? typed.length, formatted);
    field.value = formatted;
    // In Safari, setting a selection also focuses the field.
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
  }
}

/** Validates the form. Returns the message that confirms the payment, or errors. */
export function checkPayment(form: HTMLFormElement): Check<Toast> {
  formatCard(form);
  const values = Object.fromEntries(fieldsOf(form).map(({ id, value }) => [id, value]));
  const typed = (field: string) => values[fieldId(field)] ?? '';
  const errors = paymentErrors(typed);
  if (Object.keys(errors).length > 0) return { errors };
  return { data: paidToast(typed('amount'), typed('currency')) };
}

/** A payment's errors, by the fields' ids. */
export function paymentErrors(typed: Values): FieldErrors {
  const wrong = Object.entries(RULES).filter(([field, [isGood]]) => !isGood(typed(field), typed));
  return Object.fromEntries(wrong.map(([field, [, message]]) => [fieldId(field), message]));
}

/** The message for a successful payment. */
export function paidToast(amount: string, currency: string): Toast {
  const code = paymentCurrencies.find((offered) => offered === currency);
  const symbol = code ? SYMBOL[code] : '';
  const sum = amountOf(amount, currency).toLocaleString('en-GB', { maximumFractionDigits: 2 });
  return {
    kind: 'done',
    title: 'Payment Successful!',
    description: `Your payment of ${symbol}${sum} ${currency} has been processed. A confirmation email will follow.`,
  };
}

/** NaN for anything that isn't an amount in this currency or, while none is chosen, in any. */
function amountOf(typed: string, currency: string): number {
  const possible = isCurrency(currency) ? [currency] : CURRENCIES;
  return possible.map((one) => readAmount(typed, one)).find(Boolean) ?? Number.NaN;
}

const digits = (text: string) => text.replace(/\D/g, '');

/** "4242424242" as "4242 4242 42". */
export function cardText(typed: string): string {
  return digits(typed)
    .slice(0, MOST_DIGITS.cardNumber)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "1230" becomes "12/30". A digit that can't start a two-digit month gets a leading zero: "4" is April. Of a whole year the last two count. */
export function expiryText(typed: string): string {
  const all = digits(withShortYear(typed));
  const filled = /^[2-9]/.test(all) ? `0${all}` : all;
  const month = filled.slice(0, 2);
  const year = filled.slice(2, 4);
  return year ? `${month}/${year}` : month;
}

export function cvvText(typed: string): string {
  return digits(typed).slice(0, MOST_DIGITS.cvv);
}

/** The caret's position after formatting: behind the same digit, so that it stays where somebody is editing. */
export function caretAfter(typed: string, caret: number, ordered: string): number {
  // At the end it stays at the end, even behind an added zero.
  if (caret >= typed.length) return ordered.length;
  const before = digits(typed.slice(0, caret)).length;
  let seen = 0;
  for (let index = 0; index < ordered.length; index++) {
    if (seen === before) return index;
    if (/\d/.test(ordered.charAt(index))) seen++;
  }
  return ordered.length;
}
