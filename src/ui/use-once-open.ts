import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * For what is inside a `Dialog`: calls `onOpen` once the dialog is open, and before it is painted. A dialog opens in a layout
 * effect, which runs after those of its children; state that they set there is rendered after it, in the same frame.
 */
export function useOnceOpen(isShown: boolean, onOpen: () => void): void {
  const [isOpen, setIsOpen] = useState(false);
  const opened = useEffectEvent(onOpen);
  useLayoutEffect(() => setIsOpen(isShown), [isShown]);
  useLayoutEffect(() => {
    if (isOpen) opened();
  }, [isOpen]);
}
