import { useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';

/** Sends everything again that needs attention: enquiries, and changes made in the dashboard. */
export function SendAgain({ seqs }: { seqs: number[] }) {
  const outbox = useOutbox();
  const [isBusy, setIsBusy] = useState(false);

  const onClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    // One that was sent or discarded meanwhile must not hold up the others.
    for (const seq of seqs) await outbox.retry(seq).catch(() => undefined);
    setIsBusy(false);
  };

  return (
    <button
      type="button"
      className="button button-primary"
      aria-disabled={isBusy}
      onClick={() => void onClick()}
    >
      Send everything again
    </button>
  );
}
