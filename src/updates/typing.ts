/** A dialog, and a panel that says so of itself: what was chosen there, or stands there to be read, is kept nowhere. */
const OPEN = 'dialog[open],[data-unsaved]';

/**
 * Follows whether this page holds something of its visitor's that a reload would lose: something typed or chosen in a form
 * that is not sent yet, or an open dialog or panel.
 * @returns the answer for this moment
 */
export function watchTyping(): () => boolean {
  const filled = new Set<EventTarget>();
  document.addEventListener('input', ({ target }) => {
    const place = target instanceof Element && (target.closest('form') ?? target);
    if (place) filled.add(place);
  });
  // A form that was sent, or is safe on the device, is emptied.
  document.addEventListener('reset', ({ target }) => {
    if (target) filled.delete(target);
  });
  return () =>
    document.querySelector(OPEN) !== null ||
    [...filled].some((place) => place instanceof Node && place.isConnected);
}
