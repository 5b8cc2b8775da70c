import { queryOptions } from '@tanstack/react-query';
import { type PendingChange, withChanges } from '../../domain/change';
import { stateOn, UNIT_STATES, type UnitState } from '../../domain/unit';
import { flag, listOf, nullable, number, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { UNITS } from '../queries';
import { runQuery } from '../rows/run-query';
import type { Staff } from '../staff';
import { copiedQuery } from '../with-copy';

const isUnit = object({
  id: text,
  property_slug: text,
  label: text,
  kind: text,
  price: nullable(number),
  currency: oneOf('NGN', 'GBP'),
  state: oneOf(...UNIT_STATES),
  reserved_until: nullable(text),
  is_example: flag,
});
export const areUnits = listOf(isUnit);
/** A unit as the staff see it. */
export type StaffUnit = ShapeOf<typeof isUnit>;

const isEvent = object({
  id: text,
  kind: text,
  state: nullable(oneOf(...UNIT_STATES)),
  reserved_until: nullable(text),
  price: nullable(number),
  by: nullable(text),
  captured_at: text,
});
const COLUMNS = 'id,property_slug,label,kind,price,currency,state,reserved_until,is_example';

export const unitsQuery = ({ client, lists }: Pick<Staff, 'client' | 'lists'>) =>
  copiedQuery(lists.copy, UNITS, areUnits, (signal) => loadUnits(client, signal));

export function loadUnits(
  { database }: Staff['client'],
  signal: AbortSignal,
): Promise<StaffUnit[]> {
  const rows = database.from('units').select(COLUMNS).order('label');
  return runQuery(rows, areUnits, signal);
}

/** What was changed about a unit, latest first. */
export const unitHistoryQuery = ({ client }: Pick<Staff, 'client'>, id: string) =>
  queryOptions({
    queryKey: [UNITS, id],
    queryFn: ({ signal }) =>
      runQuery(
        client.database
          .from('unit_events')
          .select('id,kind,state,reserved_until,price,by,captured_at')
          .eq('unit_id', id)
          .order('captured_at', { ascending: false })
          .limit(50),
        listOf(isEvent),
        signal,
      ),
  });

/** The units as they are on a day in Lagos, with what this device has still to send. */
export function unitsToday(
  units: readonly StaffUnit[],
  changes: readonly Pick<PendingChange, 'change' | 'state'>[],
  day: string,
): StaffUnit[] {
  const own = changes.filter(({ change }) => change.row_table === 'units');
  return withChanges(units, own).map((unit) => {
    const state = stateOn(day, unit.state, unit.reserved_until);
    return { ...unit, state, reserved_until: state === 'reserved' ? unit.reserved_until : null };
  });
}

/** How long a reservation is offered for. */
export const RESERVED_DAYS = 7;

/** What somebody may make of a unit: an agent neither releases it nor takes back what is sold. */
export function choicesFor(isAdmin: boolean, state: UnitState): UnitState[] {
  const all: UnitState[] = ['available', 'reserved', 'sold', 'not_released'];
  if (!isAdmin && (state === 'not_released' || state === 'sold')) return [];
  return all.filter((one) => one !== state && (isAdmin || one !== 'not_released'));
}
