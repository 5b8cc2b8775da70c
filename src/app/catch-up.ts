import { fieldsOf, isTouched } from '../forms/form-fields';

declare global {
  interface Window {
    /** Set once React handles clicks; until then the loader collects them in `taps`. */
    appReady?: true;
    /** The buttons clicked before that, in order. */
    taps?: HTMLButtonElement[] | undefined;
  }
}

/** Replays to React what happened before hydration: fields that were filled in and buttons that were clicked. */
export function catchUp(): void {
  const { taps } = window;
  window.taps = undefined;
  if (!taps) return;
  // Deferred, because an event dispatched during React's own work would force it to hydrate that section early.
  setTimeout(() => {
    const { activeElement, body } = document;
    for (const field of fieldsOf(document).filter(isTouched)) {
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // If the body has focus, nothing was focused by the visitor.
    if (activeElement !== body) {
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    for (const button of taps) button.click();
  });
}
