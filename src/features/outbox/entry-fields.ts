import { contactInterests } from '../../content/interests';
import { tourProperties } from '../../content/options';
import { slugOf } from '../../content/property-names';
import type { Submission } from '../../domain/submission';
import { findReachErrors, isViewing } from '../../domain/viewing';
import { storedText, textOf } from '../../forms/form-fields';
import { typedColumns } from '../../forms/typed-columns';
import type { FieldErrors } from '../../lib/field-errors';

/** The properties a submission can be about, including the one it already names. */
export function propertyChoices(submission: Submission) {
  const stored = storedText(submission, 'property_interest');
  const words = new Set(['', ...contactInterests, ...tourProperties, stored]);
  return [...words].map((value) => ({ value, label: value || 'Not said' }));
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
