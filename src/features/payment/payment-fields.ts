/** From the specification; the card number has sixteen digits and the spaces between them. */
export const MAX_LENGTH = { cardNumber: 19, expiryDate: 5, cvv: 4 };

/** The rules of `payment.ts` as HTML patterns, for the prerendered page only: its script formats and checks. */
export const PATTERN = {
  amount: String.raw`[,\s]*(?=.*[1-9])\d(?:[,\s]*\d){0,11}[,\s]*(?:\.[,\s]*\d[,\s]*\d?[,\s]*)?`,
  cardNumber: String.raw`\D*(?:\d\D*){12,}`,
  expiryDate: String.raw`\D*(?:0\D*[1-9]|1\D*[0-2]|[2-9])\D*\d\D*\d.*`,
  cvv: String.raw`\D*(?:\d\D*){3,}`,
  cardholderName: String.raw`.*\S.*`,
};

/** A field's id. Fields have no names, so a native submission would contain nothing. */
export const fieldId = (field: string) => `payment-${field}`;
