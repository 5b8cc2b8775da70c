import { changeWords } from '../../domain/change-words';
import { PagedList } from '../../ui/paged-list';
import { DiscardedCard } from './discarded-card';
import { discardedWords, mayHaveArrived } from './entry-words';
import { type Unsent, UnsentCard } from './unsent-card';
import type { Discards } from './use-discards';

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
