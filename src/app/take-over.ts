import { fieldsOf, isTouched } from '../lib/form-fields';

declare global {
  interface Window {
    /** Set when React hears what is pressed; until then the loader notes it. */
    appReady?: true;
    /** The buttons that were pressed before that, in their order. */
    taps?: HTMLButtonElement[] | undefined;
  }
}

/** Takes over from the loader. */
export function takeOver(): void {
  window.appReady = true;
}

/** Lets the page, which has come alive, hear what it has missed: fields that were filled in, and presses. */
export function catchUp(): void {
  const { taps } = window;
  window.taps = undefined;
  if (!taps) return;
  // Not from within React's own work: React brings a section to life for an event that comes too early.
  setTimeout(() => {
    const { activeElement, body } = document;
    for (const field of fieldsOf(document).filter(isTouched)) {
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // With the focus nowhere it is the body's, and nobody has touched anything.
    if (activeElement !== body) {
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    for (const button of taps) button.click();
  });
}
