import { useNavigate } from 'react-router-dom';
import { useNow } from '../../hooks/use-now';
import { OURS } from '../../hooks/use-open-in-address';
import { MINUTE_MS } from '../../lib/durations';
import { ArrowLink } from '../../ui/link';
import { listAddress } from '../dashboard-tab';
import { useReturnOnce } from '../people/started';
import { QUEUE } from '../queries';
import { useStaff } from '../staff';
import { countsLeft, countText, peopleText, type Queue, stillWaiting } from './entries';
import { QueueRows } from './queue-rows';
import { useAnswers } from './use-answers';
import { usePending } from './use-opened';

/** Above the figures there is room for these. */
const FIRST = 5;

/** What the figures stand below: who has waited longest, and the way to all of them. */
export function QueuePart({ queue, isShown }: { queue: Queue; isShown: boolean }) {
  const navigate = useNavigate();
  const now = useNow(MINUTE_MS);
  const { pending } = usePending();
  const { id } = useStaff();
  const waiting = stillWaiting(queue.rows, pending, now);
  const entries = waiting.slice(0, FIRST);
  const { all, due } = countsLeft(queue, waiting, id);
  const answers = useAnswers(entries);
  const onOpen = (row: string) => navigate(listAddress(QUEUE, { row }), { state: OURS });
  useReturnOnce(({ row }) => {
    // Its sheet asks how it went.
    const isHere = isShown && entries.some((entry) => entry.row.id === row);
    if (isHere) onOpen(row);
    return isHere;
  });
  return (
    <section aria-labelledby="statistics-queue">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line">
        <h2 id="statistics-queue" className="pb-1 text-subtitle leading-[1.3]">
          Needs an answer
        </h2>
        {due > 0 && (
          <ArrowLink className="action" to={listAddress(QUEUE, { view: 'due' })}>
            {countText(due)} due today
          </ArrowLink>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="pt-3">Nobody is waiting for an answer.</p>
      ) : (
        <QueueRows
          entries={entries}
          now={now}
          pending={pending}
          answers={answers}
          onOpen={onOpen}
        />
      )}
      {all > entries.length && (
        <ArrowLink className="action" to={listAddress(QUEUE)}>
          All {peopleText(all)} in the queue
        </ArrowLink>
      )}
    </section>
  );
}
