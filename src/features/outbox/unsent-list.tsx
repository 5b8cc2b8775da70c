import { useDeferredValue, useEffect, useState } from 'react';
import { changeWords } from '../../domain/change-words';
import { useOutbox } from '../../hooks/use-outbox';
import { mayHaveArrived } from '../../offline/entry';
import type { Changed } from '../../offline/stored-records';
import { PagedList } from '../../ui/paged-list';
import { Undo } from '../../ui/undo';
import { discardedWords } from './entry-words';
import { type Unsent, UnsentCard } from './unsent-card';

/** A list of items; each that was just discarded is replaced by its undo. */
export function UnsentList({ rows, discard, forget }: Discards<Unsent>) {
  return (
    <PagedList className="rules mt-4" size={40}>
      {rows.map(({ seq, item, undo, isBack }) =>
        undo ? (
          <DiscardedCard
            key={seq}
            words={'change' in item ? changeWords(item.change) : discardedWords(item)}
            mayHaveArrived={mayHaveArrived(item)}
            onUndo={undo}
            onGone={() => forget(seq)}
          />
        ) : (
          <UnsentCard
            // A new one closes an open form once the day’s list is cleared.
            key={'isCleared' in item && item.isCleared ? -seq : seq}
            item={item}
            isBack={isBack}
            onDiscard={discard}
          />
        ),
      )}
    </PagedList>
  );
}

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

/** A row of a list; with `undo`, the placeholder of an item that was just discarded. */
type ListRow<Item> = {
  seq: number;
  item: Item;
  undo?: () => Promise<void>;
  /** Whether the day’s list was cleared since. */
  isCleared?: () => Promise<boolean>;
  /** Whether it was the last to be restored. */
  isBack?: boolean;
};

type Discards<Item> = {
  rows: ListRow<Item>[];
  discard: (item: Item) => Promise<Changed>;
  /** Ends the offer to restore an item. */
  forget: (seq: number) => void;
};

/** Discards items of the outbox and keeps each listed in its place for as long as it can be restored. */
export function useDiscards<Item extends { seq: number }>(items: Item[]): Discards<Item> {
  const outbox = useOutbox();
  const [discards, setDiscarded] = useState<ListRow<Item>[]>([]);
  // As the list is: what was restored would be in neither for a moment, and lose the focus.
  const discarded = useDeferredValue(discards);
  const [back, setBack] = useState<number>();
  const forget = (seq: number) => setDiscarded((all) => all.filter((row) => row.seq !== seq));

  // Once: a row that is mounted again for another reason must not take the focus.
  const isListed = items.some(({ seq }) => seq === back);
  useEffect(() => {
    if (isListed) setBack(undefined);
  }, [isListed]);

  // A sign-out in any tab changes the contents: then nobody may be named here.
  useEffect(() => {
    const check = () => {
      for (const row of discards) {
        void row.isCleared?.().then((isCleared) => {
          if (isCleared) setDiscarded((all) => all.filter((one) => one !== row));
        });
      }
    };
    return outbox.contents.subscribe(check);
  }, [outbox, discards]);

  const discard = async (item: Item) => {
    const { seq } = item;
    const { change, undo, isCleared } = await outbox.discard(seq);
    const row = {
      seq,
      item,
      isCleared,
      // Compare rows, not numbers: the item may have been discarded again in the meantime.
      undo: () => {
        // Before the list has it: then it has the focus at once.
        setBack(seq);
        return undo().then(() => setDiscarded((all) => all.filter((one) => one !== row)));
      },
    };
    if (change === 'changed') setDiscarded((all) => [...all.filter((one) => one.seq !== seq), row]);
    return change;
  };

  const rows: ListRow<Item>[] = [
    ...items.map((item) => ({ seq: item.seq, item, isBack: item.seq === back })),
    // Until the list is read again, a restored item is in both.
    ...discarded.filter(({ seq }) => items.every((item) => item.seq !== seq)),
  ].sort((a, b) => a.seq - b.seq);
  return { rows, discard, forget };
}
