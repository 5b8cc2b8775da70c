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

/** What a cell holds: nothing if it isn't known. */
export type Value = string | boolean | null | undefined;

/**
 * Formats one cell. What visitors wrote could run as a formula on the staff's computer, so it gets an apostrophe, which
 * makes it text, and quotes (OWASP). A number such as +234 803… stays readable.
 */
export function csvCell(value: Value): string {
  const text = String(value ?? '');
  const isRisky = FORMULA.test(text) || CONTROL.test(text);
  const safe = `${isRisky ? "'" : ''}${text.replace(FORMULA_INSIDE, "$1'")}`;
  return isRisky || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats lines as in RFC 4180, each with its line ending. */
export function csvLines(rows: readonly (readonly Value[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
