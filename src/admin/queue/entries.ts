import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isUnconfirmed } from '../../domain/appointment';
import { type PendingChange, withChanges } from '../../domain/change';
import { withKnownName } from '../../domain/known';
import { lagosDay } from '../../domain/lagos-time';
import type { InboxTable } from '../../domain/staff-event';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations';
import { grouped } from '../../lib/english';
import { listOf, number, object, oneOf, type Shape, type ShapeOf, text } from '../../lib/shape';
import { clockTime, exactTime, parseTime } from '../../lib/time-words';
import { every, QUEUE } from '../queries';
import { kindWords, shortAppointment } from '../rows/fact-words';
import { propertyText } from '../rows/property';
import { contactRow, type InboxRow, isDue, leadRow } from '../rows/row';
import { runQuery } from '../rows/run-query';
import type { Staff } from '../staff';
import { STATISTICS } from '../statistics/statistics';
import { withCopy } from '../with-copy';

const isWait = object({
  found_in: oneOf<InboxTable>('leads', 'contacts'),
  /** What they wait for. */
  reason: oneOf('new', 'waiting', 'asked', 'call_back', 'due'),
  since: text,
  /** Until when they were promised an answer. */
  promised_at: text,
});
/** Somebody who waits, with the row by which they do. */
export type QueueEntry = ShapeOf<typeof isWait> & { row: InboxRow };

const isEntry: Shape<QueueEntry> = (value): value is QueueEntry =>
  isWait(value) &&
  'row' in value &&
  (value.found_in === 'leads' ? leadRow : contactRow).isRow(value.row);

/** The queue as the database has it: the first of it, and how many there are in all. */
export const isQueue = object({
  counts: object({ all: number, mine: number, new: number, asked: number, due: number }),
  rows: listOf(isEntry),
});

/** What part of the queue is shown; all of it if none is named. */
export type QueueView = '' | 'mine' | 'new' | 'asked' | 'due';

/** Whether an entry is in a part of the queue, as the database decides. */
function isIn(view: QueueView, { reason, row }: QueueEntry, me: string): boolean {
  if (view === '') return true;
  if (view === 'mine') return row.assignee === me;
  return reason === view || (view === 'due' && reason === 'call_back');
}

/** Applies what waits on this device. Who was answered by it waits no more. */
export function stillWaiting(
  entries: readonly QueueEntry[],
  changes: readonly Pick<PendingChange, 'change' | 'state'>[],
  now: number,
): QueueEntry[] {
  const rows = withChanges(
    entries.map(({ row }) => row),
    changes,
  ).map(withKnownName);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return entries.flatMap((entry) => {
    const row = byId.get(entry.row.id);
    return row && isOpen(entry.reason, row, now) ? { ...entry, row } : [];
  });
}

function isOpen(reason: QueueEntry['reason'], row: InboxRow, now: number): boolean {
  switch (reason) {
    case 'new':
    case 'waiting':
      return row.status === 'new' && !row.follow_up_on && !row.merged_into;
    case 'asked':
      return isUnconfirmed(row.appointment_state) && parseTime(row.appointment_at ?? '') > now;
    case 'call_back':
    case 'due':
      return isDue(row, now);
  }
}

const REASONS: Record<QueueEntry['reason'], string> = {
  new: 'New',
  waiting: 'Not reached',
  asked: 'To confirm',
  call_back: 'Call back',
  due: 'Due today',
};

/** What is to be done: "To confirm". */
export function reasonWords({ reason, row }: QueueEntry, now: number): string {
  const isLate = reason === 'due' && (row.follow_up_on ?? '') < lagosDay(now);
  return isLate ? 'Overdue' : REASONS[reason];
}

/** The clock that is running: "25 min", or "2 d late" once the promise is broken. */
export function clockWords({ reason, since, promised_at }: QueueEntry, now: number) {
  const [from, until] = [parseTime(since), parseTime(promised_at)];
  const isLate = now >= until + MINUTE_MS;
  const promised = `${reason === 'due' || reason === 'call_back' ? 'due' : 'answer promised by'} ${exactTime(until)}`;
  const words = isLate
    ? `${shortSpan(now - until)} late`
    : from > now
      ? clockTime(from)
      : shortSpan(now - from);
  return { words, isLate, title: `Since ${exactTime(from)}, ${promised}` };
}

function shortSpan(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.trunc(ms / MINUTE_MS))} min`;
  if (ms < DAY_MS) return `${Math.trunc(ms / HOUR_MS)} h`;
  return `${Math.trunc(ms / DAY_MS)} d`;
}

/** What somebody wants, and when: "Viewing · Thu 3 Mar, 10:00 · Bloom Towers". A narrow screen cuts off the end. */
export const wantsWords = (row: InboxRow): string =>
  [
    kindWords(row),
    row.appointment_state === 'cancelled' ? 'Cancelled' : shortAppointment(row),
    propertyText(row),
  ]
    .filter(Boolean)
    .join(' · ');

/** Of each reason and list the database counts no more people than these. */
const MOST_COUNTED = 1_000;

/** A count of the queue: "120", or "1,000+" where there may be more. */
export const countText = (count: number): string =>
  count < MOST_COUNTED ? grouped(count) : `${grouped(MOST_COUNTED)}+`;

/** The same with its noun: "1 person", "1,000+ people". */
export const peopleText = (count: number, one = 'person', many = 'people'): string =>
  `${countText(count)} ${count === 1 ? one : many}`;

/**
 * Counts each part of the queue without those who were answered by what waits on this device.
 * @param waiting those of its rows who still wait
 * @param me the user id of whoever looks at it
 */
export function countsLeft(
  { counts, rows }: Pick<Queue, 'counts' | 'rows'>,
  waiting: readonly QueueEntry[],
  me: string,
): Queue['counts'] {
  const ids = new Set(waiting.map(({ row }) => row.id));
  const answered = rows.filter(({ row }) => !ids.has(row.id));
  const left = (view: QueueView) => {
    const count = counts[view || 'all'];
    // Others take their place in it.
    if (count >= MOST_COUNTED) return count;
    return count - answered.filter((entry) => isIn(view, entry, me)).length;
  };
  return {
    all: left(''),
    mine: left('mine'),
    new: left('new'),
    asked: left('asked'),
    due: left('due'),
  };
}

/**
 * "12 people are waiting", or "The first 50 of 120 people": the database returns only so many. Once those are answered:
 * "70 more people are waiting".
 */
export function queueWords(shown: number, all: number): string {
  if (shown === 0 && all > 0)
    return peopleText(all, 'more person is waiting', 'more people are waiting');
  return shown < all
    ? `The first ${shown} of ${peopleText(all)}`
    : peopleText(shown, 'person is waiting', 'people are waiting');
}

/** With the copy's time if it is the staff copy. */
export type Queue = ShapeOf<typeof isQueue> & { savedAt?: number };

/**
 * Loads who waits for an answer, or a part of them.
 * @throws {QueryError} unless the database answers
 */
export const loadQueue = (
  { database }: Staff['client'],
  view: QueueView,
  signal: AbortSignal,
): Promise<ShapeOf<typeof isQueue>> =>
  runQuery(database.rpc('queue', view === '' ? {} : { narrowed: view }), isQueue, signal);

/** Who waits for an answer, the oldest promise first; counted again with the figures. Offline it is the device's copy. */
export function queueQuery({ id, client, lists }: Staff, view: QueueView = '') {
  const { copy } = lists;
  return queryOptions({
    queryKey: [STATISTICS, QUEUE, view],
    async queryFn({ signal }): Promise<Queue> {
      const queue = await loadQueue(client, view, signal);
      if (view === '') void copy.write(QUEUE, queue);
      return queue;
    },
    persister: withCopy(async () => {
      const kept = await copy.read(QUEUE, isQueue);
      if (!kept) return undefined;
      const rows = kept.value.rows.filter((entry) => isIn(view, entry, id));
      return { ...kept.value, rows, savedAt: kept.savedAt };
    }),
    placeholderData: keepPreviousData,
    ...every(MINUTE_MS),
    // Offline too: a query that never runs never shows the copy.
    networkMode: 'offlineFirst',
    staleTime: 0,
    meta: { failure: 'Failed to load the queue' },
  });
}
