const DIGIT = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;

/** The digits of other scripts as those of ours: ٣٠ is 30. */
export const plainDigits = (text: string): string => text.replace(DIGIT, plainDigit);

/** The digits of a script follow each other from its zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
