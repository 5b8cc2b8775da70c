import { settle } from './carry-over';
import { fieldsOf, isTouched } from './form-fields';
import { NOT_HYDRATED } from './hydration';

declare global {
  interface Window {
    /** Set once React handles clicks; until then the loader collects them in `taps`. */
    appReady?: true;
    /** The buttons and openers clicked before that, or in a part that is not hydrated yet (`hydrate-later.tsx`), in order. */
    taps?: HTMLElement[] | undefined;
  }
}

/** Whether something was filled in or tapped in a part that is not hydrated yet. */
export function isTouchedEarly(): boolean {
  const touched = [...(window.taps ?? []), ...fieldsOf(document).filter(isTouched)];
  return touched.some((one) => one.closest(`[${NOT_HYDRATED}]`));
}

/** Replays to React what happened before hydration: fields that were filled in and buttons that were clicked. */
export function catchUp(part: ParentNode & Node = document): void {
  // The page itself is hydrated only once.
  if (!window.taps && part === document) return;
  const isDue = (one: Element) => part.contains(one) && !one.closest(`[${NOT_HYDRATED}]`);
  // Deferred, because an event dispatched during React's own work would force it to hydrate that section early.
  setTimeout(() => {
    const { taps } = window;
    const due = taps?.filter(isDue) ?? [];
    const rest = taps?.filter((button) => !due.includes(button));
    window.taps = rest?.length ? rest : undefined;
    settle(part);
    const { activeElement, body } = document;
    for (const field of fieldsOf(part)) {
      if (isTouched(field) && isDue(field)) {
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
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
