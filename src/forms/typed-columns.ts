import { type SubmissionTable, tableFields } from '../domain/fields';
import type { Columns } from '../domain/submission';
import { textOf } from './form-fields';

/** Returns the typed columns, unvalidated. An empty optional one becomes null: an empty address is no address. */
export function typedColumns<T extends SubmissionTable>(table: T, form: FormData): Columns<T> {
  const typed = tableFields(table).map(({ column, missing }) => {
    const text = textOf(form, column);
    return [column, missing === undefined && text.trim() === '' ? null : text];
  });
  // `Object.fromEntries` loses the columns' types; the cast restores them.
  return Object.fromEntries(typed) as Columns<T>;
}
