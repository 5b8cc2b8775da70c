import { useEffect, useRef } from 'react';

/** How long one can change one's mind; then nothing on this page leads back to what was cleared. */
const UNDO_MS = 20_000;

type Props = {
  /** What was done, in words. */
  what: string;
  onUndo: () => void;
  onGone: () => void;
};

/** Says what was cleared and offers to put it back, for a while and as long as the keyboard rests on it. */
export function Undo({ what, onUndo, onGone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);

  useEffect(() => {
    // The button that was pressed is gone, or not what comes next: who works by keyboard goes on from here.
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
