declare global {
  interface Window {
    /** Set when the page handles its own forms; until then the loader keeps them back. */
    appReady?: true;
    /** A form that was sent before the page's script was there. */
    earlySubmit?: HTMLFormElement;
  }
}

/** Takes over the forms from the loader, and sends what a visitor sent before the page could. */
export function takeOverForms(): void {
  window.appReady = true;
  const form = window.earlySubmit;
  delete window.earlySubmit;
  if (!form?.isConnected) return;
  // A press of its button instead of `requestSubmit()`, and not from within React's own work: React brings a section to
  // life for a click that comes too early, but not for a submit. The browser would post that form itself.
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  setTimeout(() => button?.click());
}
