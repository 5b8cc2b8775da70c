import type { KeyboardEvent } from 'react';

/** Elements with their own behaviour on Enter. */
const OWN_ENTER = ['TEXTAREA', 'BUTTON'];

/** Enter, the big key under the thumb, moves to the next field. Only in the last one does it submit. */
export function nextFieldOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  // In an input method editor, Enter confirms a character.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLElement) || OWN_ENTER.includes(field.tagName)) return;
  const fields = [...event.currentTarget.elements];
  const next = fields[fields.indexOf(field) + 1];
  if (!(next instanceof HTMLElement) || next.getAttribute('type') === 'submit') return;
  event.preventDefault();
  next.focus();
}
