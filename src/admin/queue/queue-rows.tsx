import type { PendingChange } from '../../domain/change';
import { RowSwipe } from '../rows/listed';
import { pendingState } from '../rows/pending-notes';
import type { QueueEntry } from './entries';
import { QueueRow } from './queue-row';
import type { useAnswers } from './use-answers';

type Props = {
  entries: readonly QueueEntry[];
  now: number;
  /** What the database doesn't have yet, of any row. */
  pending: readonly Pick<PendingChange, 'change' | 'state'>[];
  answers: ReturnType<typeof useAnswers>;
  /** Who is shown beside the queue. */
  currentId?: string | undefined;
  isBusy?: boolean;
  onOpen: (id: string) => void;
  onFocus?: (id: string) => void;
};

/** Those who wait for an answer, whom a press or a swipe answers. */
export function QueueRows({ entries, now, pending, answers, currentId, ...rest }: Props) {
  const { isBusy, onOpen, onFocus } = rest;
  return (
    <div className="list-body" aria-busy={isBusy}>
      <RowSwipe wayOf={answers.wayOf} onSwipe={answers.swiped} />
      <ul aria-label="Queue" tabIndex={-1} className="rows queue-list">
        {entries.map((entry) => {
          const { found_in, reason, row } = entry;
          return (
            <li key={row.id} className="row" data-id={row.id} onFocus={() => onFocus?.(row.id)}>
              <QueueRow
                entry={entry}
                now={now}
                pending={pendingState(pending.filter(({ change }) => change.row_id === row.id))}
                isCurrent={row.id === currentId}
                confirm={reason === 'asked' && answers.buttonOf(found_in, row)}
                onOpen={() => onOpen(row.id)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
