import { useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { type Cleared, type Clearing, clearToday } from '../../offline/clear-viewings';
import type { Today } from './todays';
import { Undo } from './undo';

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
          what="Today’s list is cleared."
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
