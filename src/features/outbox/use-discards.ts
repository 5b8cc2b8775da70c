import { useCallback, useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { withdrawBooking } from '../../offline/bookings';
import type { Changed } from '../../offline/rows';

/** Something that was removed a moment ago, and can be put back. */
export type Discarded<Item> = { item: Item; undo: () => Promise<void> };

/** Removes what lies in the outbox, and remembers it for as long as it can be put back. */
export function useDiscards<Item extends { seq: number }>() {
  const outbox = useOutbox();
  const [discarded, setDiscarded] = useState<Discarded<Item>[]>([]);
  const forget = useCallback(
    (seq: number) => setDiscarded((all) => all.filter(({ item }) => item.seq !== seq)),
    [],
  );

  return {
    discarded,
    forget,
    async discard(item: Item): Promise<Changed> {
      const { change, undo } = await outbox.discard(item.seq, withdrawBooking);
      if (change === 'changed')
        setDiscarded((all) => [...all.filter((one) => one.item.seq !== item.seq), { item, undo }]);
      return change;
    },
    async undo(taken: Discarded<Item>): Promise<void> {
      await taken.undo();
      // Not by its number: it may have been discarded again meanwhile.
      setDiscarded((all) => all.filter((one) => one !== taken));
    },
  };
}
