import { Clock, TriangleAlert } from 'lucide';
import type { PendingChange } from '../../domain/change';
import { seenOf } from '../../domain/seen';
import { useOutbox } from '../../hooks/use-outbox';
import { Icon } from '../../ui/icon';
import { conflictWords, waitingWords } from './pending-words';
import type { AnyRow } from './row';

type Props = {
  changes: readonly PendingChange[];
  /** The row as the database has it. */
  stored: AnyRow | undefined;
};

/** What of a row is not in the database yet, and what somebody else was quicker with. */
export function PendingNotes({ changes, stored }: Props) {
  const parked = changes.filter(({ state }) => state === 'parked');
  const waiting = changes.filter(({ state }) => state !== 'parked');
  return (
    <>
      {waiting.length > 0 && parked.length === 0 && (
        <p className="row-waits">
          <Icon drawing={Clock} />
          {waitingWords(waiting)}
        </p>
      )}
      {parked.map((one) => (
        <Parked key={one.seq} pending={one} stored={stored} />
      ))}
    </>
  );
}

function Parked({ pending, stored }: { pending: PendingChange; stored: AnyRow | undefined }) {
  const outbox = useOutbox();
  const { seq, change, isConflict, why } = pending;
  return (
    <div className="row-conflict">
      <p>
        <Icon drawing={TriangleAlert} />
        {isConflict
          ? conflictWords(change, stored)
          : `This could not be saved: ${why ?? 'refused'}`}
      </p>
      <div className="row-conflict-choice">
        <button
          type="button"
          className="button button-line"
          onClick={() => void outbox.discard(seq)}
        >
          {isConflict ? 'Keep theirs' : 'Discard'}
        </button>
        {isConflict && stored && (
          <button
            type="button"
            className="button button-line"
            onClick={() => void outbox.insist(seq, seenOf(stored))}
          >
            Use mine
          </button>
        )}
        {!isConflict && (
          <button
            type="button"
            className="button button-line"
            onClick={() => void outbox.retry(seq)}
          >
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
