import { Clock } from 'lucide';
import type { PendingChange } from '../../domain/change';
import { MINUTE_MS } from '../../lib/durations';
import { exactTime, parseTime } from '../../lib/time-words';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { When } from '../rows/facts';
import { type AboutRow, ARRIVAL, historyWords, type NameOf } from './event-words';
import {
  eventWith,
  type History,
  type HistoryEvent,
  latestFirst,
  type Other,
  rowOfEvent,
  waitingEvents,
} from './history';

type Props = {
  /** Undefined while it is being loaded, or if it could not be. */
  history: History | undefined;
  isLoading: boolean;
  /** This device's changes to the row that the database doesn't have yet. */
  changes: readonly PendingChange[];
  nameOf: NameOf;
  about: AboutRow;
  /** When the row came in. */
  arrivedAt: string;
  /** Missing while earlier events are being loaded. */
  onEarlier: (() => void) | undefined;
};

/** What happened to a row since it came in, latest first: what waits on this device is marked. */
export function Timeline(props: Props) {
  const { history, isLoading, changes, nameOf, about, arrivedAt, onEarlier } = props;
  const stored = history?.events ?? [];
  const waiting = waitingEvents(stored, changes);
  const waits = new Set(waiting.map(({ id }) => id));
  const last = history?.hasEarlier ? latestFirst(stored).at(-1)?.captured_at : undefined;
  const own = { id: about.row, created_at: arrivedAt };
  // What came in before the earliest event that is shown is shown with those before it.
  const arrivals = [own, ...(history?.others ?? [])]
    .map(arrivalOf)
    .filter((one) => !last || parseTime(one.captured_at) > parseTime(last));
  const isOfOther = (event: HistoryEvent) =>
    event.kind !== ARRIVAL && rowOfEvent(event) !== about.row;
  const events = latestFirst([...waiting, ...stored, ...arrivals]);
  return (
    <section aria-label="History">
      <h3 className="field-label font-sans tracking-normal">History</h3>
      {events.length > 0 && (
        <ol className="mt-2">
          {events.map((event) => (
            <Entry
              key={event.id}
              event={event}
              isWaiting={waits.has(event.id)}
              words={historyWords(event, nameOf, about)}
              of={isOfOther(event) ? about.aboutOf(rowOfEvent(event)) : undefined}
              nameOf={nameOf}
            />
          ))}
        </ol>
      )}
      {history?.hasEarlier && (
        <Action aria-disabled={!onEarlier} onClick={onEarlier}>
          Show earlier
        </Action>
      )}
      {!history && (
        <p className="note mt-2">
          {isLoading ? 'Loading...' : 'The earlier history needs a network.'}
        </p>
      )}
    </section>
  );
}

/** The moment at which a row of the person came in. */
const arrivalOf = ({ id, created_at }: Pick<Other, 'id' | 'created_at'>) =>
  eventWith({ id, kind: ARRIVAL, lead_id: id, captured_at: created_at });

type EntryProps = {
  event: HistoryEvent;
  isWaiting: boolean;
  words: string;
  /** What it was about, if not the open row. */
  of: string | undefined;
  nameOf: NameOf;
};

function Entry({ event, isWaiting, words, of, nameOf }: EntryProps) {
  const { body, by, applied, captured_at, created_at } = event;
  const captured = parseTime(captured_at);
  const stored = parseTime(created_at);
  // A smaller gap is just the time it takes to send.
  const isLate = stored - captured > MINUTE_MS;
  return (
    <li className="timeline-event">
      <p>
        <strong>{words}</strong>
      </p>
      {body && (
        <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
          {body}
        </p>
      )}
      <p className="note">
        {by && (
          <>
            <bdi>{nameOf(by)}</bdi>,{' '}
          </>
        )}
        <When at={captured_at} />
        {isLate && <span>{`; written ${exactTime(captured)}, arrived ${exactTime(stored)}`}</span>}
        {isWaiting && (
          <span className="timeline-waits">
            <Icon drawing={Clock} size={16} />
            Waiting to be sent
          </span>
        )}
      </p>
      {of && <p className="note">{`About: ${of}`}</p>}
      {!applied && <p className="note">Superseded by a later change.</p>}
    </li>
  );
}
