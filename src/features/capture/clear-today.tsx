import { useEffect, useRef, useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { type Cleared, type Clearing, clearToday } from '../../offline/clear-viewings';
import type { Today } from './todays';

/** How long one can change one's mind; then nothing on this page leads back to the names. */
const UNDO_MS = 20_000;

type Props = {
  today: Today;
  /** Gets how the list stands now. */
  onChange: (cleared: Cleared) => void;
};

/** For handing the phone on: takes the names and what is half-typed off this phone, and nothing that is still to be sent. */
export function ClearToday({ today, onChange }: Props) {
  const outbox = useOutbox();
  const [undo, setUndo] = useState<Clearing['undo']>();
  const [clearings, setClearings] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  const run = (work: () => Promise<Clearing>) =>
    work().then(
      (clearing) => {
        setHasFailed(false);
        setUndo(() => clearing.undo);
        setClearings((n) => n + 1);
        onChange(clearing.cleared);
      },
      () => setHasFailed(true),
    );

  return (
    <div className="mt-4">
      {undo && (
        <Undo
          // Another clearing has another way back.
          key={clearings}
          onUndo={() => void run(undo)}
          onGone={() => setUndo(undefined)}
        />
      )}
      {today.captured.length > 0 && (
        <>
          <button
            type="button"
            className="action"
            onClick={() => void run(() => clearToday(outbox))}
          >
            Clear today’s list
          </button>
          <p className="note">
            Before you hand this phone on: the names leave this page, and so does what is half-typed
            in any tab. What is not sent yet is kept and still goes out.
          </p>
        </>
      )}
      {hasFailed && <p role="alert">This phone’s storage did not answer. Please try again.</p>}
    </div>
  );
}

type UndoProps = { onUndo: () => void; onGone: () => void };

function Undo({ onUndo, onGone }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);

  useEffect(() => {
    // The button that was pressed is gone: who works by keyboard goes on from here.
    button.current?.focus();
    const timer = setInterval(() => {
      if (!button.current?.matches(':focus-visible')) gone.current();
    }, UNDO_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <p data-unsaved="" className="flex flex-wrap items-center justify-between gap-x-6">
      <span role="status">Today’s list is cleared.</span>
      <button ref={button} type="button" className="action" onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
