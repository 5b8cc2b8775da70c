import type { KeyboardEvent } from 'react';

/** Elements with their own behaviour on Enter. */
const OWN_ENTER = ['TEXTAREA', 'BUTTON'];

/**
 * Enter moves to the next field instead of submitting a half-filled form: it is the big key under the thumb. In the
 * last field it submits.
 */
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
