export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a form, or of the whole page, in document order. */
export function fieldsOf(form: ParentNode | null): Field[] {
  return [...(form?.querySelectorAll<Field>('input,textarea,select') ?? [])];
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

/** What was typed into a form, by field name. Checkboxes are left out: consent applies to one submission only. */
export function typedInto(form: ParentNode | null): Record<string, string> {
  const typed = fieldsOf(form).filter((field) => field.type !== 'checkbox' && isTouched(field));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}
