import { slugOf } from '../../content/property-names';
import { furtherFields } from '../../domain/fields';
import { findViewingErrors, type Viewing, viewingLead } from '../../domain/viewing';
import { textOf } from '../../forms/form-fields';
import { checkTyped } from '../../forms/use-checked-form';
import type { Setup } from './setup';

/** Validates a viewing's form, for a new viewing or a correction. Returns the lead that it is stored as. */
export function checkViewing(form: HTMLFormElement, setup: Setup) {
  const viewing = readViewing(new FormData(form), setup);
  return checkTyped(form, viewingLead(viewing), findViewingErrors(viewing));
}

function readViewing(form: FormData, setup: Setup): Viewing {
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
