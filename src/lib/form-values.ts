import type { FieldErrors } from './field-errors';
import { fieldsOf } from './form-fields';

/** A field's text; a missing field reads as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What the attributes of a form's fields say against what is in them, in the browser's words where it has any. */
export function nativeErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, required, value, validity, validationMessage } of fieldsOf(form)) {
    // To a browser blanks are something, and letters of other scripts no address: our rules, and the pattern, differ.
    const isBlank = required && !value.trim();
    const isWrong = !validity.valid && (!validity.typeMismatch || validity.patternMismatch);
    if (isBlank || isWrong) errors[name] ??= validationMessage || 'Please fill in this field.';
  }
  return errors;
}

/** Moves the focus to the first field of the form that has an error, in the order on the screen. */
export function focusFirst(form: HTMLFormElement, names: string[]): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? '')) {
      element.focus();
      return;
    }
  }
}

/** The complaints that are left once a field is being mended; the same object if there was none about it. */
export function withoutError(errors: FieldErrors, name: string): FieldErrors {
  if (!(name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}

/** The name of the field that an event of its form comes from. */
export function nameOfTarget({ target }: { target: EventTarget }): string {
  return (target instanceof Element && target.getAttribute('name')) || '';
}
