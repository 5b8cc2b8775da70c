/** From the specification; the card number has sixteen digits and the spaces between them. */
export const MAX_LENGTH = { cardNumber: 19, expiryDate: 5, cvv: 4 };

/** How many digits each has room for. */
export const MOST_DIGITS = { cardNumber: 16, expiryDate: 4, cvv: 4 };

/** "09/2029" as "09/29": so it is copied from elsewhere, and too long for the field. */
export const withShortYear = (text: string) =>
  text.replace(/^\D*(?:(\d{1,2})\D+|(\d{2}))20(\d{2})\D*$/, '$1$2/$3');

/**
 * The rules of `payment.ts` as HTML patterns, for the prerendered page only: its script formats and checks. Regular
 * expressions rather than `String.raw`, which the bundler would keep in that script.
 */
export const PATTERN = {
  amount:
    /\s*(?=.*[1-9])(?:[£₦$] ?)?(?:\d{1,12}(?:[.,]\d{1,2})?|[1-9]\d{0,2}(?:(?:,\d{3}){1,3}(?:\.\d{1,2})?|(?:\.\d{3}){1,3}(?:,\d{1,2})?|(?:[' ]\d{3}){1,3}(?:[.,]\d{1,2})?))(?: ?[kKmM])?\s*/,
  cardNumber: /\D*(?:\d\D*){12,}/,
  expiryDate: /\D*(?:0\D*[1-9]|1\D*[0-2]|[2-9])\D*\d\D*\d.*/,
  cvv: /\D*(?:\d\D*){3,}/,
  cardholderName: /.*\S.*/,
};

/** A field's id. Fields have no names, so a native submission would contain nothing. */
export const fieldId = (field: string) => `payment-${field}`;
