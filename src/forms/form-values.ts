import type { FieldErrors } from '../lib/field-errors';
import { fieldsOf } from './form-fields';

/** A field's text; empty if the field is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Errors found by the fields' own HTML attributes, in the browser's wording where it has any. */
export function nativeErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, required, value, validity, validationMessage } of fieldsOf(form)) {
    // Browsers accept blank text as filled in and reject addresses in other scripts; our rules and the pattern don't.
    const isBlank = required && !value.trim();
    const isWrong = !validity.valid && (!validity.typeMismatch || validity.patternMismatch);
    if (isBlank || isWrong) errors[name] ??= validationMessage || 'Please fill in this field.';
  }
  return errors;
}

/** Focuses the first field, in document order, that has an error. */
export function focusFirst(form: HTMLFormElement, names: string[]): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? '')) {
      element.focus();
      return;
    }
  }
}

/** The remaining errors once a field is being corrected; the same object if that field had none. */
export function withoutError(errors: FieldErrors, name: string): FieldErrors {
  if (!(name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}

/** The name of the field that a form event came from. */
export function nameOfTarget({ target }: { target: EventTarget }): string {
  return (target instanceof Element && target.getAttribute('name')) || '';
}
