/** What a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a form, or of the whole page, in the order on the screen. */
export function fieldsOf(form: ParentNode | null): Field[] {
  return [...(form?.querySelectorAll<Field>('input,textarea,select') ?? [])];
}

/** Whether a field holds something else than the page gave it. */
export function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const original = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
    return field.value !== original?.value;
  }
  // A box without a value of its own has the value "on", and "" as the one it was given.
  const canBeTicked = field.type === 'checkbox' || field.type === 'radio';
  if (canBeTicked && 'checked' in field) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** What was typed into a form, by the fields' names. A ticked box is no part of it: it is a yes to what is sent now. */
export function typedInto(form: ParentNode | null): Record<string, string> {
  const typed = fieldsOf(form).filter((field) => field.type !== 'checkbox' && isTouched(field));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}
