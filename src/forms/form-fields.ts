import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tooLong } from '../lib/english';
import type { FieldErrors } from '../lib/field-errors';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the fields of a form, or of the whole page, in document order. */
export function fieldsOf(form: ParentNode | null): Field[] {
  return [...(form?.querySelectorAll<Field>('input,textarea,select') ?? [])];
}

/** Returns a field's text; empty if the field is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns the text in a column of a submission; empty if there is none. */
export function storedText(submission: object, column: string): string {
  const value: unknown = Reflect.get(submission, column);
  return typeof value === 'string' ? value : '';
}

/** Whether a field's value differs from the one the page gave it. */
export function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const original = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
    return field.value !== original?.value;
  }
  // A checkbox without a value attribute has the value "on" but the default "".
  const canBeTicked = field.type === 'checkbox' || field.type === 'radio';
  if (canBeTicked && 'checked' in field) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Returns what was typed, by field name. Checkboxes are left out: consent applies to one submission only. */
export function typedInto(form: ParentNode | null): Record<string, string> {
  const typed = fieldsOf(form).filter((field) => field.type !== 'checkbox' && isTouched(field));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** Reports what was typed before hydration, by name, into controlled fields: their state would overwrite it. */
export function useTouchedValues(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Record<string, string>) => void,
): void {
  const first = useRef(take);
  useLayoutEffect(() => {
    const typed = typedInto(form.current);
    if (Object.keys(typed).length > 0) first.current(typed);
  }, [form]);
}

/** Returns the errors found by the fields' HTML attributes, in the browser's wording where it has any. */
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

/** Returns the errors of fields with more text than there is room for (`lengthRule`). */
export function lengthErrors(fields: Iterable<Field>): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, value, dataset } of fields) {
    const error = dataset['most'] && tooLong(value, Number(dataset['most']));
    if (error) errors[name] = error;
  }
  return errors;
}

/** Returns the name that a field's errors go by. The payment form's fields have only ids. */
function fieldName(field: Element): string {
  return field.getAttribute('name') ?? field.id;
}

/** Returns the name of the field that a form event came from. */
export function nameOfTarget({ target }: { target: EventTarget }): string {
  return target instanceof Element ? fieldName(target) : '';
}

/** Focuses the first field, in document order, that has an error. */
export function focusFirst(form: HTMLFormElement, names: string[]): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && names.includes(fieldName(element))) {
      element.focus();
      return;
    }
  }
}

/** Returns the remaining errors once a field is being corrected; the same object if that field had none. */
export function withoutError(errors: FieldErrors, name: string): FieldErrors {
  if (!(name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}
