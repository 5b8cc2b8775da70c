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

/** The id of a field. Fields have no names: a form that the browser itself sends carries nothing. */
export const fieldId = (field: PaymentField) => `payment-${field}`;
