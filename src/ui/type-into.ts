/** Fills in a field as if it had been typed: drafts and errors follow. */
export function typeInto(field: { value: string } & EventTarget, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
