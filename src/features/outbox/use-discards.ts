import { useCallback, useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import type { LiveEntry } from '../../offline/entry';
import type { Changed } from '../../offline/rows';

/** An entry that was removed a moment ago, and can be put back. */
export type Discarded = { entry: LiveEntry; undo: () => Promise<void> };

/** Removes entries and remembers them for as long as they can be put back. */
export function useDiscards() {
  const outbox = useOutbox();
  const [discarded, setDiscarded] = useState<Discarded[]>([]);
  const forget = useCallback(
    (seq: number) => setDiscarded((all) => all.filter(({ entry }) => entry.seq !== seq)),
    [],
  );

  return {
    discarded,
    forget,
    async discard(entry: LiveEntry): Promise<Changed> {
      const { change, undo } = await outbox.discard(entry.seq);
      if (change === 'changed') setDiscarded((all) => [...all, { entry, undo }]);
      return change;
    },
    async undo({ entry, undo }: Discarded): Promise<void> {
      await undo();
      forget(entry.seq);
    },
  };
}
