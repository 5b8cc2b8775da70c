import { useCallback, useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { withdrawBooking } from '../../offline/bookings';
import type { Changed } from '../../offline/rows';

/** A row of a list; with `undo`, the place of something that was discarded a moment ago. */
type ListRow<Item> = {
  seq: number;
  item: Item;
  undo?: () => Promise<void>;
  /** It was put back last. */
  isBack?: boolean;
};

/** Discards items of the outbox and lists each in its old place for as long as it can be put back. */
export function useDiscards<Item extends { seq: number }>(items: Item[]) {
  const outbox = useOutbox();
  const [discarded, setDiscarded] = useState<ListRow<Item>[]>([]);
  const [back, setBack] = useState<number>();
  const forget = useCallback(
    (seq: number) => setDiscarded((all) => all.filter((row) => row.seq !== seq)),
    [],
  );

  const discard = async (item: Item): Promise<Changed> => {
    const { seq } = item;
    const { change, undo } = await outbox.discard(seq, withdrawBooking);
    const row = {
      seq,
      item,
      // Not by its number: it may have been discarded again meanwhile.
      undo: () =>
        undo().then(() => {
          setBack(seq);
          setDiscarded((all) => all.filter((one) => one !== row));
        }),
    };
    if (change === 'changed') setDiscarded((all) => [...all.filter((one) => one.seq !== seq), row]);
    return change;
  };

  const rows: ListRow<Item>[] = [
    ...items.map((item) => ({ seq: item.seq, item, isBack: item.seq === back })),
    // Until the list has been read again, it is in both.
    ...discarded.filter(({ seq }) => items.every((item) => item.seq !== seq)),
  ].sort((a, b) => a.seq - b.seq);
  return { rows, discard, forget };
}
