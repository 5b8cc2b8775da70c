import { useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { type Clearing, clearToday } from '../../offline/clear-viewings';
import type { Cleared } from '../../offline/cleared';
import { Action } from '../../ui/button';
import { takeFocus, Undo } from '../../ui/undo';
import type { Today } from './todays';
import { UNDO_MS } from './use-cleared';

type Props = {
  today: Today;
  /** The list's state now, whichever tab changed it. */
  cleared: Cleared | undefined;
  /** Called with the new state of the list. */
  onChange: (cleared: Cleared) => void;
};

/** Clears names and half-typed input before the phone is handed on, but nothing that still has to be sent. */
export function ClearToday({ today, cleared, onChange }: Props) {
  const outbox = useOutbox();
  /** The last clearing, or what its undo led to. */
  const [last, setLast] = useState<Clearing>();
  const [hasFailed, setHasFailed] = useState(false);

  const run = (work: () => Promise<Clearing>) =>
    work().then(
      (clearing) => {
        setHasFailed(false);
        setLast(clearing);
        onChange(clearing.cleared);
      },
      () => setHasFailed(true),
    );

  // Another tab may have cleared the list again, or have signed out: then it would bring nothing back.
  const current =
    last && cleared && clearings(last.cleared) === clearings(cleared) ? last : undefined;
  const undo = current?.undo;
  return (
    <div className="mt-4">
      {undo && (
        <Undo
          // Each clearing has its own undo.
          key={current.cleared.times}
          forMs={UNDO_MS}
          onUndo={() => void run(undo)}
          onGone={() => setLast(undefined)}
        >
          Today’s list is cleared.
        </Undo>
      )}
      {today.captured.length > 0 && (
        <>
          <Action
            ref={last && !undo ? takeFocus : undefined}
            onClick={() => void run(() => clearToday(outbox))}
          >
            Clear today’s list
          </Action>
          <p className="note">
            Before you hand this phone on: this removes the names from this page and what is
            half-typed in any tab. What still waits goes out, and is then erased.
          </p>
        </>
      )}
      {hasFailed && <p role="alert">This phone’s storage did not answer. Please try again.</p>}
    </div>
  );
}

/** How often the list was cleared without an undo. */
const clearings = ({ times, undone }: Cleared) => times - undone;
