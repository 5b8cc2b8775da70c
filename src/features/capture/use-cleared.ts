import { useEffect, useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import type { OutboxList } from '../../hooks/use-outbox-list';
import { type Cleared, readCleared } from '../../offline/clear-viewings';
import { clearedChannel } from './cleared-channel';

/** Up to which entry the list was cleared, how often, and how often that was undone; undefined until it is known. */
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
    // With each change of the list as well: a page that was put away has not heard of it.
    void look();
    const stopListening = clearedChannel.listen(() => void look());
    return () => {
      isGone = true;
      stopListening();
    };
  }, [outbox, list]);
  return [cleared, setCleared] as const;
}
