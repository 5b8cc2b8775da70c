import { fieldsOf, isTouched } from './form-fields';

declare global {
  interface Window {
    /** Set once React handles clicks; until then the loader collects them in `taps`. */
    appReady?: true;
    /** The buttons and openers clicked before that, or in a part that is not hydrated yet (`hydrate-later.tsx`), in order. */
    taps?: HTMLElement[] | undefined;
  }
}

/** Marks prerendered parts that are not hydrated yet. The loader knows it as well. */
export const NOT_HYDRATED = 'data-not-hydrated';

/** Whether something was filled in or tapped in a part that is not hydrated yet. */
export function isTouchedEarly(): boolean {
  const touched = [...(window.taps ?? []), ...fieldsOf(document).filter(isTouched)];
  return touched.some((one) => one.closest(`[${NOT_HYDRATED}]`));
}

/** Replays to React what happened before hydration: fields that were filled in and buttons that were clicked. */
export function catchUp(part: ParentNode & Node = document): void {
  const { taps } = window;
  // The page itself is hydrated only once.
  if (!taps && part === document) return;
  const isDue = (one: Element) => part.contains(one) && !one.closest(`[${NOT_HYDRATED}]`);
  const due = taps?.filter(isDue) ?? [];
  const rest = taps?.filter((button) => !due.includes(button));
  window.taps = rest?.length ? rest : undefined;
  const fields = fieldsOf(part).filter((field) => isTouched(field) && isDue(field));
  // Deferred, because an event dispatched during React's own work would force it to hydrate that section early.
  setTimeout(() => {
    const { activeElement, body } = document;
    for (const field of fields) field.dispatchEvent(new Event('input', { bubbles: true }));
    // If the body has focus, nothing was focused by the visitor.
    if (activeElement && activeElement !== body && isDue(activeElement)) {
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    for (const button of due) {
      button.ariaBusy = null;
      button.click();
    }
  });
}
