/** Excel takes a file for UTF-8 only with this at its start: else ₦ comes out as three letters. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What spreadsheets take for a formula, also in full width or behind blanks, quotes and marks that can't be seen. */
const FORMULA = /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u;
/** What steers how a cell is read when it stands first. */
const CONTROL = /^[\t\r\n]/;
/**
 * Where Excel's country separates cells by semicolons or tabs, a cell begins behind each of them, in the middle of one of
 * ours and whatever its quotes; so it does behind a line break.
 */
const FORMULA_INSIDE = /([;\t\r\n])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠])/gu;

/**
 * One cell. What visitors wrote could be taken for a formula that runs on the staff's computer: it gets an apostrophe,
 * which makes a text of it, and quotes (OWASP). A number such as +234 803… stays readable behind it.
 */
export function csvCell(value: string | boolean | null): string {
  const text = value === null ? '' : String(value);
  const isRisky = FORMULA.test(text) || CONTROL.test(text);
  const safe = `${isRisky ? "'" : ''}${text.replace(FORMULA_INSIDE, "$1'")}`;
  return isRisky || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as RFC 4180 has them, each with its end. */
export function csvLines(rows: readonly (readonly (string | boolean | null)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
