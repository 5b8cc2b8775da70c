import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in an element whose controls go with what they belong to: it moves to what stands first in it.
 * @returns props for that element; what may take the focus in it is marked by `tabIndex={-1}`
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const ref = useRef<Place>(null);
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    // Nothing moves under a thumb.
    ref.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  return { ref, onFocus };
}

/** A ref callback that focuses what takes the place of what had the focus. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();

/**
 * A ref for what stands somewhere only until something else does, such as that it is being loaded, or could not be. If it
 * has the focus then, what comes in its place gets it: keyboards and screen readers go on there.
 */
export function passFocusOn(box: HTMLElement | null): () => void {
  return () => {
    if (!box?.contains(document.activeElement)) return;
    const { parentElement: place, previousElementSibling: before } = box;
    // React is still changing the page.
    queueMicrotask(() => {
      const came = before ? before.nextElementSibling : place?.firstElementChild;
      if (!(came instanceof HTMLElement) || document.activeElement !== document.body) return;
      if (came.tabIndex < 0) came.tabIndex = -1;
      // Nothing moves under a thumb.
      came.focus({ preventScroll: true });
    });
  };
}
