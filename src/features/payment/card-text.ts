import { MOST_DIGITS, withShortYear } from './payment-fields';

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
