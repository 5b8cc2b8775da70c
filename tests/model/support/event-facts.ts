import assert from 'node:assert/strict';
import type { Change } from '../../../src/domain/change';
import type { StaffEvent } from '../../../src/domain/staff-event';
import type { AnyChange } from '../../../src/offline/change-entry';
import type { ChangeResult } from '../../../src/offline/result';

/** An event that somebody made, and what they were told. */
export type EventFact = {
  /** Identifies it: every value is made only once. */
  key: string;
  staff: string;
  row: string;
  result: ChangeResult['kind'] | undefined;
  isDiscarded: boolean;
};

/** An event that the database has. */
export type StoredEvent = Pick<EventFact, 'key' | 'staff' | 'row'>;

/** What identifies an event, since every value is made only once. */
export function keyOf(event: StaffEvent): string {
  const { kind, ...columns } = event;
  return [kind, ...Object.values(columns)].join(' ');
}

export const keyOfChange = ({ action, value }: Change): string =>
  action === 'event' ? keyOf(value) : `${action} ${value}`;

export type EventsSeen = {
  facts: EventFact[];
  /** What is still in the outbox. */
  kept: AnyChange[];
  stored: StoredEvent[];
  /** Whether the database still has a row. */
  isThere(row: string): boolean;
};

/** Compares what everybody was told with what the database has, once the network has recovered. */
export function checkEvents({ facts, kept, stored, isThere }: EventsSeen): void {
  for (const fact of facts) {
    const { key, result, isDiscarded, row, staff } = fact;
    const made = stored.filter((one) => one.key === key);
    const waits = kept.filter(({ change }) => keyOfChange(change) === key);
    assert.ok(made.length <= 1, `${key}: made ${made.length} times`);
    for (const one of made) assert.deepEqual([one.staff, one.row], [staff, row], key);
    // Killed before it was stored: its author was told nothing, or that it is not saved.
    if (result === undefined || result === 'not-saved' || isDiscarded) continue;
    const isKnown = made.length > 0 || !isThere(row);
    assert.ok(isKnown || waits.length > 0, `${key} (${result}): lost`);
    if (result === 'delivered') assert.ok(isKnown, `${key}: not made`);
  }
  for (const { state, change } of kept) {
    assert.ok(state.kind === 'parked', `${keyOfChange(change)}: stuck`);
    // Whatever the order, an event on a row that is there is taken.
    assert.ok(!isThere(change.row_id), `${keyOfChange(change)}: refused, ${state.why}`);
  }
}
