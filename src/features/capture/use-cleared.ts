import { useEffect, useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import type { OutboxList } from '../../hooks/use-outbox-list';
import { readCleared } from '../../offline/clear-viewings';

/** Up to which entry the list was cleared, undefined until that is known; and what sets it. */
export function useCleared(list: OutboxList) {
  const outbox = useOutbox();
  const [cleared, setCleared] = useState<number>();
  useEffect(() => {
    if (list.kind !== 'ready') return;
    let isGone = false;
    // With each change of the list: another tab may have cleared it.
    readCleared(outbox)
      .catch(() => 0)
      .then((upTo) => !isGone && setCleared(upTo));
    return () => {
      isGone = true;
    };
  }, [outbox, list]);
  return [cleared, setCleared] as const;
}
