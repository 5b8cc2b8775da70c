import type { Discarded } from './use-discards';

/** A row of a list: something that is there, or the place of something that was discarded a moment ago. */
export type ListRow<Item> = { seq: number; item: Item; discarded: Discarded<Item> | undefined };

/** What is there and what was just discarded, each in its old place. */
export function rowsWithDiscards<Item extends { seq: number }>(
  items: Item[],
  discarded: Discarded<Item>[],
): ListRow<Item>[] {
  return [
    ...items.map((item) => ({ seq: item.seq, item, discarded: undefined })),
    ...discarded
      // Until the list has been read again, it is in both.
      .filter(({ item: { seq } }) => items.every((item) => item.seq !== seq))
      .map((one) => ({ seq: one.item.seq, item: one.item, discarded: one })),
  ].sort((a, b) => a.seq - b.seq);
}
