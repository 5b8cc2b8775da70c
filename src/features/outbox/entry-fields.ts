import { contactInterests } from '../../content/interests';
import { tourProperties } from '../../content/options';
import { slugOf } from '../../content/property-names';
import { emailRule, LIMIT, lineRule, optionalLineRule } from '../../domain/field-rules';
import type { Submission } from '../../domain/submission';
import { findReachErrors } from '../../domain/viewing';
import type { FieldErrors } from '../../lib/field-errors';
import { textOf } from '../../lib/form-values';

type Column = 'name' | 'email' | 'phone' | 'property_interest' | 'message' | 'notes';
/** What can be changed of a submission. */
export type EntryField = {
  column: Column;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'long' | 'property';
  isRequired: boolean;
};

const field = (
  column: Column,
  label: string,
  kind: EntryField['kind'] = 'text',
  isRequired = false,
): EntryField => ({ column, label, kind, isRequired });

const FIELDS: Record<Submission['table'], EntryField[]> = {
  contacts: [
    field('name', 'Name', 'text', true),
    field('email', 'Email', 'email', true),
    field('phone', 'Phone', 'tel'),
    field('property_interest', 'Property interest', 'property'),
    field('message', 'Message', 'long', true),
  ],
  newsletter_subscribers: [field('email', 'Email', 'email', true), field('name', 'Name')],
  leads: [
    field('name', 'Name', 'text', true),
    field('phone', 'Phone', 'tel'),
    field('email', 'Email', 'email'),
    field('property_interest', 'Property interest', 'property'),
    field('notes', 'Notes', 'long'),
  ],
};

export function fieldsOf(submission: Submission): EntryField[] {
  return FIELDS[submission.table];
}

const LIMITS: Record<Column, number> = { ...LIMIT, property_interest: LIMIT.propertyInterest };

/** What a browser itself checks of a field. */
export function ruleOf({ column, kind, isRequired: required }: EntryField) {
  const max = LIMITS[column];
  if (kind === 'email') return { ...emailRule, required };
  if (kind === 'long') return { maxLength: max, required };
  return required ? lineRule(max) : optionalLineRule(max);
}

/** What stands in a column. */
export function storedText(submission: Submission, column: Column): string {
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
  const typed = fieldsOf(submission).map(({ column }) => {
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
