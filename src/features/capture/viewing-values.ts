import { slugOf } from '../../content/property-names';
import { furtherFields } from '../../domain/fields';
import type { Viewing } from '../../domain/viewing';
import { textOf } from '../../forms/form-values';

/** Reads a viewing from the form, unvalidated. */
export function readTyped(form: FormData, setup: { property: string; agent: string }): Viewing {
  // A correction may change the property.
  const property = textOf(form, 'property') || setup.property;
  return {
    ...setup,
    property,
    slug: slugOf(property),
    name: textOf(form, 'name'),
    phone: textOf(form, 'phone'),
    email: textOf(form, 'email'),
    interest: textOf(form, 'interest'),
    budget: textOf(form, 'budget'),
    notes: textOf(form, 'notes'),
    hasConsent: form.has('consent'),
    further: Object.fromEntries(
      furtherFields('leads').map(({ column }) => [column, textOf(form, column)]),
    ),
  };
}
