import { contactInterests } from '../../content/interests';
import { listedName, slugOf } from '../../content/property-names';
import { tourProperties } from '../../content/tour-options';
import { type NamedField, tableFields } from '../../domain/fields';
import type { Submission } from '../../domain/submission';
import { kindOf } from '../../domain/submission-kind';
import { findReachErrors, isViewing } from '../../domain/viewing';
import { storedText, textOf } from '../../forms/form-fields';
import { typedColumns } from '../../forms/typed-columns';
import type { FieldErrors } from '../../lib/field-errors';

/** Whether a column holds what this app wrote for the office: the notes of a chat or call, such as the consultation's time. */
const isOurs = (submission: Submission, column: string) =>
  column === 'notes' && ['chat', 'call'].includes(kindOf(submission));

/** The fields in which a person may change a submission. */
export function entryFields(submission: Submission): NamedField[] {
  return tableFields(submission.table).filter(({ column }) => !isOurs(submission, column));
}

/** The properties a submission can be about, including the one it already names. */
export function propertyChoices(submission: Submission) {
  const stored = storedText(submission, 'property_interest');
  const listed = listedName(storedText(submission, 'property_slug'));
  const words = new Set(['', ...contactInterests, ...tourProperties, stored]);
  // The same property under another name is not a second choice.
  if (listed && listed !== stored) words.delete(listed);
  return [...words].map((value) => {
    const name = value === stored ? (listed ?? stored) : value;
    return { value, label: name || 'Not said' };
  });
}

/** The slug for the chosen property: the stored one if the words are unchanged, otherwise one looked up, or none. */
function slugFor(submission: Submission, form: FormData) {
  const words = textOf(form, 'property_interest');
  const isSame = words === storedText(submission, 'property_interest');
  return isSame || submission.table === 'newsletter_subscribers'
    ? {}
    : { property_slug: slugOf(words) };
}

/** Returns the submission with the typed values, not yet checked. */
export function withTyped<T extends Submission>(submission: T, form: FormData): T {
  const changed = {
    ...submission,
    ...typedColumns(submission.table, form),
    // The form has no field for it.
    ...('notes' in submission && isOurs(submission, 'notes') && { notes: submission.notes }),
    ...slugFor(submission, form),
  };
  // The outbox numbers revisions itself, and knows what was sent first.
  for (const own of ['revision', 'first']) Reflect.deleteProperty(changed, own);
  return changed;
}

/** Finds errors beyond the table's own rules: a viewing is useless without a way to reach the visitor. */
export function findEntryErrors(submission: Submission): FieldErrors {
  return isViewing(submission) ? findReachErrors(submission) : {};
}
