import { contactInterests } from '../../content/interests';
import { tourProperties } from '../../content/options';
import { slugOf } from '../../content/property-names';
import { tableFields } from '../../domain/fields';
import type { Submission } from '../../domain/submission';
import { findReachErrors } from '../../domain/viewing';
import { textOf } from '../../forms/form-fields';
import type { FieldErrors } from '../../lib/field-errors';

/** What stands in a column. */
export function storedText(submission: Submission, column: string): string {
  const value: unknown = Reflect.get(submission, column);
  return typeof value === 'string' ? value : '';
}

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
  const typed = tableFields(submission.table).map(({ column }) => {
    const text = textOf(form, column);
    // A lead may have no address; an empty one would be a wrong one.
    return [column, text.trim() === '' && submission.table === 'leads' ? null : text] as const;
  });
  const name = textOf(form, 'name');
  const changed = {
    ...submission,
    ...Object.fromEntries(typed),
    ...slugFor(submission, form),
    ...(submission.table === 'leads' && { name }),
  };
  // The outbox counts corrections itself, and knows what was sent first.
  for (const own of ['revision', 'first']) Reflect.deleteProperty(changed, own);
  return changed;
}

/** What is wrong beyond the rules of its table: at a viewing, somebody who can't be reached is of no use. */
export function findEntryErrors(submission: Submission): FieldErrors {
  if (submission.table !== 'leads' || submission.source !== 'viewing') return {};
  const { phone, email } = submission;
  return findReachErrors({ phone: phone ?? '', email: email ?? '' });
}
