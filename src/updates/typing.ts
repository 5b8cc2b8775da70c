/**
 * Follows whether something was typed on this page that is not sent yet.
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
  return () => [...forms].some((form) => form instanceof Node && form.isConnected);
}
