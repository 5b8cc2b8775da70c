import { useEffect, useRef } from 'react';

/** How long undo is offered. After that, nothing on this page leads back to the cleared data. */
const UNDO_MS = 20_000;

type Props = {
  /** What was done, in words. */
  what: string;
  onUndo: () => void;
  onGone: () => void;
};

/** Announces what was cleared and offers to restore it, for a while and as long as the button has focus. */
export function Undo({ what, onUndo, onGone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);

  useEffect(() => {
    // The pressed button is gone, so keyboard users continue here.
    button.current?.focus();
    const timer = setInterval(() => {
      if (!button.current?.matches(':focus-visible')) gone.current();
    }, UNDO_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <p data-unsaved="" className="flex flex-wrap items-center justify-between gap-x-6">
      <span role="status">{what}</span>
      <button ref={button} type="button" className="action" onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
