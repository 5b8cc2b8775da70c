import type { KeyboardEvent } from 'react';

/** Fields in which Enter has a meaning of its own. */
const OWN_ENTER = ['TEXTAREA', 'BUTTON'];

/**
 * Enter goes on to the next field instead of sending a half-filled form: the keyboard's big key, under the thumb. From
 * the last field it sends.
 */
export function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  // Enter also ends the choice of a character on keyboards that compose them.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLElement) || OWN_ENTER.includes(field.tagName)) return;
  const fields = [...event.currentTarget.elements];
  const next = fields[fields.indexOf(field) + 1];
  if (!(next instanceof HTMLElement) || next.getAttribute('type') === 'submit') return;
  event.preventDefault();
  next.focus();
}
