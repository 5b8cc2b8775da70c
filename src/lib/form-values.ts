/** A field's text; a missing field reads as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
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
