import { chosenProperty } from '../../content/property-names';
import { findViewingErrors, type Viewing, viewingLead } from '../../domain/viewing';
import { textOf } from '../../forms/form-fields';
import { typedColumns } from '../../forms/typed-columns';
import { checkTyped } from '../../forms/use-checked-form';

/**
 * Validates a viewing's form. Returns the lead that it is stored as.
 * @param property what is being shown; undefined for a correction, whose form has a field for it
 */
export function checkViewing(target: HTMLFormElement, agent: string, property?: string) {
  const form = new FormData(target);
  const viewing: Viewing = {
    table: 'leads',
    source: 'viewing',
    ...typedColumns('leads', form),
    ...chosenProperty(property ?? textOf(form, 'property')),
    interest: textOf(form, 'interest'),
    budget: textOf(form, 'budget'),
    agent,
    hasConsent: form.has('consent'),
  };
  return checkTyped(target, viewingLead(viewing), findViewingErrors(viewing));
}
