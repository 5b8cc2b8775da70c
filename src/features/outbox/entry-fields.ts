import { contactInterests } from '../../content/interests';
import { tourProperties } from '../../content/options';
import { slugOf } from '../../content/property-names';
import type { Submission } from '../../domain/submission';
import { findReachErrors, isViewing } from '../../domain/viewing';
import { storedText, textOf } from '../../forms/form-fields';
import { typedColumns } from '../../forms/typed-columns';
import type { FieldErrors } from '../../lib/field-errors';

/** What a submission can be about, the words that it has among them. */
export function propertyChoices(submission: Submission) {
  const stored = storedText(submission, 'property_interest');
  const words = new Set(['', ...contactInterests, ...tourProperties, stored]);
  return [...words].map((value) => ({ value, label: value || 'Not said' }));
}

/** The slug goes with the words: other words are about another property, or about none. */
function slugFor(submission: Submission, form: FormData) {
  const words = textOf(form, 'property_interest');
  const isSame = words === storedText(submission, 'property_interest');
  return isSame || submission.table === 'newsletter_subscribers'
    ? {}
    : { property_slug: slugOf(words) };
}

/** The submission with what was typed, not checked yet. */
export function withTyped<T extends Submission>(submission: T, form: FormData): T {
  const changed = {
    ...submission,
    ...typedColumns(submission.table, form),
    ...slugFor(submission, form),
  };
  // The outbox counts corrections itself, and knows what was sent first.
  for (const own of ['revision', 'first']) Reflect.deleteProperty(changed, own);
  return changed;
}

/** What is wrong beyond the rules of its table: at a viewing, somebody who can't be reached is of no use. */
export function findEntryErrors(submission: Submission): FieldErrors {
  return isViewing(submission) ? findReachErrors(submission) : {};
}
