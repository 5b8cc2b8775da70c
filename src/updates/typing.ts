/** A dialog, or a panel marked as unsaved: what was chosen there is stored nowhere. */
const OPEN = 'dialog[open],[data-unsaved]';

/**
 * Tracks whether a reload would lose something: unsent input in a form, or an open dialog or panel.
 * @returns a function that answers for the current moment
 */
export function watchTyping(): () => boolean {
  const filled = new Set<EventTarget>();
  document.addEventListener('input', ({ target }) => {
    const place = target instanceof Element && (target.closest('form') ?? target);
    if (place) filled.add(place);
  });
  // A form is reset once it has been sent or saved.
  document.addEventListener('reset', ({ target }) => {
    if (target) filled.delete(target);
  });
  return () =>
    document.querySelector(OPEN) !== null ||
    [...filled].some((place) => place instanceof Node && place.isConnected);
}
