import type { QueryClient } from '@tanstack/react-query';
import type { Change, PendingChange } from '../../domain/change';
import { type InboxTable, isLeadStatus } from '../../domain/staff-event';
import {
  flag,
  listOf,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type ShapeOf,
  text,
} from '../../lib/shape';
import { parseTime } from '../../lib/time-words';

const isNullable = nullable(text);

const columns = {
  id: text,
  lead_id: isNullable,
  contact_id: isNullable,
  kind: text,
  body: isNullable,
  outcome: isNullable,
  call_back_at: isNullable,
  status: isNullable,
  assignee: isNullable,
  follow_up_on: isNullable,
  appointment_at: isNullable,
  host: isNullable,
  merged_into: isNullable,
  same_as: maybe(isNullable),
  via: isNullable,
  by: isNullable,
  applied: flag,
  captured_at: text,
  created_at: text,
};

/** A row of `lead_events`. */
export const isHistoryEvent = object(columns);
export type HistoryEvent = ShapeOf<typeof isHistoryEvent>;

/** What a query selects. */
export const EVENT_COLUMNS = Object.keys(columns).join();

/** An event of which only these columns are known. */
export function eventWith(
  known: Partial<HistoryEvent> & Pick<HistoryEvent, 'id' | 'kind' | 'captured_at'>,
): HistoryEvent {
  const unknown = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
  return { ...unknown, applied: true, created_at: known.captured_at, ...known } as HistoryEvent;
}

/** Another enquiry of the same person, or their subscription. */
const isOther = object({
  found_in: oneOf('leads', 'contacts', 'newsletter_subscribers'),
  id: text,
  name: text,
  created_at: text,
  kind: nullable(text),
  property_slug: nullable(text),
  /** A subscription has none. */
  status: nullable(isLeadStatus),
  assignee: nullable(text),
  merged_into: nullable(text),
  /** Which row it was joined with by hand; missing in what was kept before. */
  same_as: maybe(nullable(text)),
  /** How many there are in all. */
  total: number,
});
export type Other = ShapeOf<typeof isOther>;
export const areOthers = listOf(isOther);

/** Which row, of which of the tables with a history. */
export type InboxKey = { found_in: InboxTable; id: string };

/** What happened with a row's person, and what else there is of theirs. */
export const isHistory = object({
  events: listOf(isHistoryEvent),
  others: areOthers,
  /** Whether the database has earlier ones. */
  hasEarlier: flag,
});
export type History = ShapeOf<typeof isHistory>;

/** Begins the keys of the queries, and of their copies on this device; the row's id follows. */
export const HISTORY = 'history:';

const HISTORIES = 'history';

/** Begins the key of a row's history; how much of it is asked for follows. */
export const historyKey = (id: string) => [HISTORIES, id] as const;

/** Latest first: in the order in which they were captured, which is the one that counts. */
export function latestFirst(events: readonly HistoryEvent[]): HistoryEvent[] {
  return [...events].sort(
    (a, b) => parseTime(b.captured_at) - parseTime(a.captured_at) || (a.id < b.id ? 1 : -1),
  );
}

/** The row that an event is about. */
export const rowOfEvent = ({ lead_id, contact_id }: HistoryEvent) => lead_id ?? contact_id ?? '';

/** An event that was made on this device, as the database will have it. */
type MadeHere = { id: string; capturedAt: string; change: Change };

/** Returns a change as an event of its row's history; `undefined` for a subscriber's. */
function eventOf({ id, capturedAt, change }: MadeHere): HistoryEvent | undefined {
  if (change.action !== 'event') return undefined;
  const row = change.row_table === 'leads' ? 'lead_id' : 'contact_id';
  const made = {
    id,
    kind: change.value.kind,
    by: change.staff,
    captured_at: capturedAt,
    [row]: change.row_id,
  };
  return { ...eventWith(made), ...change.value } as HistoryEvent;
}

/** Returns the changes that wait on this device as events that the database does not have yet. */
export function waitingEvents(
  events: readonly HistoryEvent[],
  changes: readonly PendingChange[],
): HistoryEvent[] {
  const known = new Set(events.map(({ id }) => id));
  return changes.flatMap((change) => {
    // One that was refused stands above, with what can be done about it.
    const event = change.state === 'parked' ? undefined : eventOf(change);
    return event && !known.has(event.id) ? event : [];
  });
}

/**
 * Returns the row that another was last joined with by hand; null if with none.
 * @param changes those that wait on this device
 */
export function joinedWith(
  id: string,
  events: readonly HistoryEvent[],
  changes: readonly PendingChange[],
): string | null {
  const own = [...events, ...waitingEvents(events, changes)].filter(
    (event) => rowOfEvent(event) === id && event.kind === 'same_person',
  );
  return latestFirst(own)[0]?.same_as ?? null;
}

/** Reloads the history on an open sheet. */
export const refreshHistories = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: [HISTORIES] });

/** Shows an event that the database has just taken at once, and reloads its row's history. */
export function addDelivered(queries: QueryClient, delivery: MadeHere): void {
  const queryKey = historyKey(delivery.change.row_id);
  const event = eventOf(delivery);
  queries.setQueriesData<History>({ queryKey }, (held) => {
    const isKnown = !event || held?.events.some(({ id }) => id === event.id);
    return held && (isKnown ? held : { ...held, events: latestFirst([event, ...held.events]) });
  });
  // Other sheets may show the row as another enquiry of the same person.
  refreshHistories(queries);
}
