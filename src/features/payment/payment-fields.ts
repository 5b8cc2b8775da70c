/** The fields of the form, in the order on the screen. */
export const PAYMENT_FIELDS = [
  'property',
  'paymentType',
  'amount',
  'currency',
  'cardNumber',
  'expiryDate',
  'cvv',
  'cardholderName',
] as const;

export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/** What was typed. It lives in the form's fields and nowhere else: not in state, not in storage, not in a log. */
export type PaymentValues = Record<PaymentField, string>;

/** By the specification; the card number's are sixteen digits and the spaces between them. */
export const MAX_LENGTH = { cardNumber: 19, expiryDate: 5, cvv: 4 };

/**
 * What the fields may hold before they are put in order, which takes a script: the rules of `payment-values.ts`. They stand
 * in the prerendered page only, for the time before that script.
 */
export const PATTERN = {
  amount: String.raw`[,\s]*(?=.*[1-9])\d(?:[,\s]*\d){0,11}[,\s]*(?:\.[,\s]*\d[,\s]*\d?[,\s]*)?`,
  cardNumber: String.raw`\D*(?:\d\D*){12,}`,
  expiryDate: String.raw`\D*(?:0\D*[1-9]|1\D*[0-2]|[2-9])\D*\d\D*\d.*`,
  cvv: String.raw`\D*(?:\d\D*){3,}`,
  cardholderName: String.raw`.*\S.*`,
};

/** The id of a field. Fields have no names: a form that the browser itself sends carries nothing. */
export const fieldId = (field: PaymentField) => `payment-${field}`;
