/** What somebody is in the middle of: a sheet, or the confirmation of a consultation. */
const OPEN = 'dialog[open], .asked';

/**
 * Follows whether somebody is in the middle of something: words that are not sent yet, or an open sheet.
 * @returns the answer for this moment
 */
export function watchTyping(): () => boolean {
  const forms = new Set<EventTarget>();
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (form) forms.add(form);
  });
  // A form that was sent, or is safe on the device, is emptied.
  document.addEventListener('reset', ({ target }) => {
    if (target) forms.delete(target);
  });
  return () =>
    document.querySelector(OPEN) !== null ||
    [...forms].some((form) => form instanceof Node && form.isConnected);
}
