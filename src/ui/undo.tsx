import { type ReactNode, useEffect, useRef } from 'react';
import { Action } from './button';

/** Long enough to read what was removed, and to reach the button. */
const UNDO_MS = 12_000;

type Props = {
  forMs?: number;
  children: ReactNode;
  onUndo: () => void;
  onGone: () => void;
};

/** A ref callback for what replaces the pressed button: keyboard users continue there. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** Announces what was removed and offers to restore it, for a while and as long as the button has focus. */
export function Undo({ forMs = UNDO_MS, children, onUndo, onGone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);

  useEffect(() => {
    // The pressed button is gone, so keyboard users continue here.
    button.current?.focus();
    const timer = setInterval(() => {
      if (!button.current?.matches(':focus-visible')) gone.current();
    }, forMs);
    return () => clearInterval(timer);
  }, [forMs]);

  return (
    <div data-unsaved="" className="flex flex-wrap items-center justify-between gap-x-6">
      <span role="status">{children}</span>
      <Action ref={button} onClick={onUndo}>
        Undo
      </Action>
    </div>
  );
}
