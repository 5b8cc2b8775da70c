import { Clock } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import type { pendingState } from '../rows/pending-notes';
import { titleOf } from '../rows/row';
import { clockWords, type QueueEntry, reasonWords, wantsWords } from './entries';

type Props = {
  entry: QueueEntry;
  now: number;
  /** How far the changes of its row are that the database doesn't have. */
  pending: ReturnType<typeof pendingState>;
  /** Whether it is shown beside the queue. */
  isCurrent: boolean;
  /** What confirms their time, if that is what they wait for, and nothing needs a decision first. */
  confirm?: ReactNode;
  onOpen: () => void;
};

/** Somebody in the queue: who, what they want, the clock that is running, and what is to be done. A tap opens them. */
export function QueueRow({ entry, now, pending, isCurrent, confirm, onOpen }: Props) {
  const id = useId();
  const clock = clockWords(entry, now);
  const isParked = pending === 'parked';
  return (
    <article aria-labelledby={id} className="row-item queue-item">
      <h3 id={id} className="row-title">
        <button
          type="button"
          className="row-open"
          aria-current={isCurrent || undefined}
          onClick={onOpen}
        >
          <PersonText>{titleOf(entry.row)}</PersonText>
        </button>
      </h3>
      <p className="queue-clock figures" data-late={clock.isLate || undefined} title={clock.title}>
        {pending === 'waiting' && (
          <>
            <Icon drawing={Clock} />
            <span className="sr-only">Waiting to be sent. </span>
          </>
        )}
        <span>{clock.words}</span>
      </p>
      <p className="queue-wants">
        <PersonText>{wantsWords(entry.row)}</PersonText>
      </p>
      {confirm || (
        <p className="queue-chip" data-reason={isParked ? 'parked' : entry.reason}>
          <span>{isParked ? 'Needs a decision' : reasonWords(entry, now)}</span>
        </p>
      )}
    </article>
  );
}
