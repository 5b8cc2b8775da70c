import { useEffect, useRef, useState } from 'react';
import { Row } from '../../ui/paged-list';

/** How long one can change one's mind. */
const UNDO_MS = 12_000;

type Props = {
  seq: number;
  /** What it was. */
  words: string;
  /** An attempt ended without an answer. */
  mayHaveArrived?: boolean;
  onUndo: () => Promise<void>;
  onGone: (seq: number) => void;
};

/** Stands in the place of something that was discarded a moment ago. */
export function DiscardedCard({ seq, words, mayHaveArrived, onUndo, onGone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // The button that was pressed is gone: who works by keyboard goes on from here.
    button.current?.focus();
    const timer = setInterval(() => {
      if (!button.current?.matches(':focus-visible')) onGone(seq);
    }, UNDO_MS);
    return () => clearInterval(timer);
  }, [onGone, seq]);

  return (
    <Row data-unsaved="" className="flex flex-wrap items-center justify-between gap-x-6">
      <span role="status">
        {hasFailed ? 'It could not be put back. Please try again.' : `Discarded: ${words}`}
        {mayHaveArrived && <span className="note block">It may have reached us already.</span>}
      </span>
      <button
        ref={button}
        type="button"
        className="action"
        onClick={() => void onUndo().catch(() => setHasFailed(true))}
      >
        Undo
      </button>
    </Row>
  );
}
