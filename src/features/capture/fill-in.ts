import type { Visitor } from '../../domain/lead';
import { fieldsOf } from '../../forms/form-fields';
import { typeInto } from '../../ui/type-into';

/** Fills in a visitor's form. */
export function fillIn(form: HTMLFormElement | null, found: Partial<Visitor> & { notes?: string }) {
  for (const field of fieldsOf(form)) {
    const value: unknown = Reflect.get(found, field.name);
    if (typeof value === 'string' && value !== '') typeInto(field, value);
  }
}
