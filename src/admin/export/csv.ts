/** Excel reads a file as UTF-8 only with this at its start: otherwise ₦ becomes three characters. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What spreadsheets take for a formula, also in full width or after spaces, quotes and invisible marks. */
const FORMULA = /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u;
/** What changes how a cell is read if it comes first. */
const CONTROL = /^[\t\r\n]/;
/**
 * In countries where Excel separates cells by semicolons or tabs, each of them starts a new cell, in the middle of
 * ours and despite its quotes; so does a line break.
 */
const FORMULA_INSIDE = /([;\t\r\n])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠])/gu;

/**
 * One cell. What visitors wrote could run as a formula on the staff's computer: it gets an apostrophe,
 * which makes it text, and quotes (OWASP). A number such as +234 803… stays readable after it.
 */
export function csvCell(value: string | boolean | null): string {
  const text = value === null ? '' : String(value);
  const isRisky = FORMULA.test(text) || CONTROL.test(text);
  const safe = `${isRisky ? "'" : ''}${text.replace(FORMULA_INSIDE, "$1'")}`;
  return isRisky || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as in RFC 4180, each with its line ending. */
export function csvLines(rows: readonly (readonly (string | boolean | null)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
