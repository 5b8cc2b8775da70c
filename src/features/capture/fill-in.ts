import type { Visitor } from '../../domain/lead';
import { fieldsOf } from '../../forms/form-fields';

/** Fills in a visitor's form as if it had been typed: drafts and errors follow. */
export function fillIn(form: HTMLFormElement | null, found: Partial<Visitor> & { notes?: string }) {
  for (const field of fieldsOf(form)) {
    const value: unknown = Reflect.get(found, field.name);
    if (typeof value !== 'string' || value === '') continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
