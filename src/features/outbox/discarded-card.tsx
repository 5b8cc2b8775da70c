import { useState } from 'react';
import { Undo } from '../../ui/undo';

type Props = {
  words: string;
  /** An attempt ended without an answer. */
  mayHaveArrived?: boolean;
  onUndo: () => Promise<void>;
  onGone: () => void;
};

/** Takes the place of an item that was just discarded. */
export function DiscardedCard({ words, mayHaveArrived, onUndo, onGone }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <li>
      <Undo onUndo={() => void onUndo().catch(() => setHasFailed(true))} onGone={onGone}>
        <span>
          {hasFailed ? 'It could not be put back. Please try again.' : `Discarded: ${words}`}
        </span>
        {mayHaveArrived && <span className="note block">It may have reached us already.</span>}
      </Undo>
    </li>
  );
}
