/** Fills in a field as if it had been typed: React, drafts and errors follow. */
export function typeInto(field: { value: string } & EventTarget, text: string): void {
  // With the browser's own setter: React takes what is set on the element itself for its own doing.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
