/** Makes Excel read the file as UTF-8; without it, ₦ becomes three characters. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What spreadsheets read as a formula, even in full width or after spaces, quotes and invisible characters. */
const FORMULA = /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u;
/** Control characters that change how a cell is read if they come first. */
const CONTROL = /^[\t\r\n]/;
/**
 * Formulas inside a cell: in countries where Excel separates cells by semicolons or tabs, each starts a new cell within
 * ours, despite its quotes; so does a line break.
 */
const FORMULA_INSIDE = /([;\t\r\n])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** Our own days and times: every spreadsheet reads them as what they are. */
const ISO_TIME = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/;
/** A whole number or decimal that reads the same after a spreadsheet has made a number of it. Excel rounds beyond 11 digits. */
const SAME_AS_NUMBER = /^(?:0|[1-9]\d{0,10})(?:\.\d{0,9}[1-9])?$/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/**
 * What Excel makes a number, day, time or fraction of, quoted or not: a number in groups or brackets loses its zeros, `2348031234567`
 * becomes `2.348E+12`, and `1/2`, `3-4` and `Mar 1` become days.
 */
const CONVERTED = new RegExp(
  `^(?:[(\\d][\\d\\s.,:/()-]*(?:e[+-]?\\d+)?(?: ?[ap]m)?|(?:\\d{1,4}[ /.-]*)?${MONTH}[ /.,-]*\\d[\\d ,:/.-]*|\\d{1,2}[ /.-]*${MONTH})$`,
  'i',
);

function isConverted(text: string): boolean {
  const seen = text.trim();
  return CONVERTED.test(seen) && !SAME_AS_NUMBER.test(seen) && !ISO_TIME.test(seen);
}

/** What a cell holds: nothing if it isn't known. */
export type Value = string | boolean | null | undefined;

/**
 * Formats one cell. What visitors wrote could run as a formula on the staff's computer, so it gets an apostrophe, which
 * makes it text, and quotes (OWASP). So does what Excel would change: phone numbers keep their `+`, zeros and digits, and
 * whoever imports the file elsewhere has only that apostrophe to take off.
 */
export function csvCell(value: Value): string {
  const text = String(value ?? '');
  const isRisky = FORMULA.test(text) || CONTROL.test(text) || isConverted(text);
  const safe = `${isRisky ? "'" : ''}${text.replace(FORMULA_INSIDE, "$1'")}`;
  return isRisky || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats lines as in RFC 4180, each with its line ending. */
export function csvLines(rows: readonly (readonly Value[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
