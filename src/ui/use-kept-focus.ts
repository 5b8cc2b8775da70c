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
