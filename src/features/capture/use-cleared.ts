import { useEffect, useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import type { OutboxList } from '../../hooks/use-outbox-list';
import { type Cleared, readCleared } from '../../offline/clear-viewings';
import { clearedChannel } from './cleared-channel';

/** The last entry cleared from the list, and how often clearing and undoing happened; undefined until loaded. */
export function useCleared(list: OutboxList) {
  const outbox = useOutbox();
  const [cleared, setCleared] = useState<Cleared>();
  useEffect(() => {
    if (list.kind !== 'ready') return;
    let isGone = false;
    const look = () =>
      readCleared(outbox)
        .catch(() => ({ upTo: 0, times: 0, undone: 0 }))
        .then((now) => !isGone && setCleared(now));
    // Also on every change of the list: a page restored from the back/forward cache has missed the messages.
    void look();
    const stopListening = clearedChannel.listen(() => void look());
    return () => {
      isGone = true;
      stopListening();
    };
  }, [outbox, list]);
  return [cleared, setCleared] as const;
}
