import { withFacts } from './known';
import {
  type EventColumns,
  eventColumns,
  type InboxTable,
  isFact,
  isOfAppointment,
  type StaffEvent,
  type SubscriberEvent,
  type UnitEvent,
} from './staff-event';

/** What somebody of the staff does to a row: an event, which the database puts in its order. */
export type ChangeAction =
  | { row_table: InboxTable; action: 'event'; value: StaffEvent }
  | { row_table: 'units'; action: 'unit'; value: UnitEvent }
  | { row_table: 'newsletter_subscribers'; action: 'subscriber'; value: SubscriberEvent };

/** A staff change: it waits in the outbox as a submission does, and contains no personal data of the row. */
export type Change = ChangeAction & {
  table: 'changes';
  row_id: string;
  /** The user id of whoever made it. */
  staff: string;
};

/** A change that the database doesn't have yet. */
export type PendingChange = {
  /** Increases with each change made on this device. */
  seq: number;
  /** The key under which the database will have an event. */
  id: string;
  capturedAt: string;
  change: Change;
  /** `parked`: no longer tried; waits for a person. */
  state: 'waiting' | 'sending' | 'parked';
  /** Why it was refused or is still waiting, as a sentence. */
  why: string | undefined;
  /** Somebody else has changed or deleted the row since. */
  isConflict: boolean;
};

type UnitColumns = Partial<{ state: string; reserved_until: string | null; price: number | null }>;

const unitColumns = ({ kind: _, ...columns }: UnitEvent): UnitColumns => columns;

/** The columns that a change sets on a row; none for a deletion. */
export function columnsOf(
  change: ChangeAction,
  row?: object,
): Partial<EventColumns & { is_active: boolean }> | UnitColumns {
  switch (change.action) {
    case 'event':
      return eventColumns(change.value, row);
    case 'unit':
      return unitColumns(change.value);
    case 'subscriber':
      return change.value.kind === 'deletion'
        ? {}
        : { is_active: change.value.kind === 'subscription' };
  }
}

/** Whether a change hides its row; false if it brings the row back, and nothing if it is about something else. */
export function hides(change: ChangeAction): boolean | undefined {
  const { kind } = change.value;
  return kind === 'deletion' ? true : kind === 'restoration' ? false : undefined;
}

/** Whether a change is about an appointment at another time than the row's: the visitor has moved it since. */
function isOfAnotherTime(change: Change, row: object): boolean {
  if (change.action !== 'event' || !('appointment_at' in row)) return false;
  const { value } = change;
  if (!isOfAppointment(value)) return false;
  return Date.parse(String(row.appointment_at)) !== Date.parse(value.appointment_at);
}

/**
 * The optimistic update: the rows with their pending changes applied, and without the deleted ones. Parked changes are
 * not applied. What is known of a person is shown on all of their rows. Rows without changes keep their identity.
 */
export function withChanges<Row extends { id: string }>(
  rows: readonly Row[],
  changes: readonly Pick<PendingChange, 'change' | 'state'>[],
): Row[] {
  const byRow = new Map<string, Change[]>();
  for (const { change, state } of changes) {
    if (state === 'parked') continue;
    byRow.set(change.row_id, [...(byRow.get(change.row_id) ?? []), change]);
  }
  const changed = rows.flatMap((row) => {
    const own = byRow.get(row.id);
    if (!own) return [row];
    if (own.map(hides).findLast((isHidden) => isHidden !== undefined)) return [];
    const shown = { ...row };
    for (const change of own) {
      if (!isOfAnotherTime(change, shown)) Object.assign(shown, columnsOf(change, shown));
    }
    return [shown];
  });
  return withFacts(
    changed,
    [...byRow.values()].flat().flatMap((change) => {
      if (change.action !== 'event' || !isFact(change.value)) return [];
      return { row_id: change.row_id, ...change.value };
    }),
  );
}
