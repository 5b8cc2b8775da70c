import assert from 'node:assert/strict';
import type { Change } from '../../../src/domain/change';
import type { AnyChange } from '../../../src/offline/changes/change-entry';
import type { ChangeResult } from '../../../src/offline/result';
import type { LeadRow, Write } from './row-server';

/** A change that somebody made, and what must be true of it. */
export type ChangeFact = {
  /** Identifies it: every value is written only once. */
  key: string;
  staff: string;
  row: string;
  action: Change['action'];
  result: ChangeResult['kind'] | undefined;
  isDiscarded: boolean;
  /** How often its author insisted on it after seeing somebody else's change to the row. */
  insisted: number;
  /** The states of the row that its author saw before insisting. */
  seen: LeadRow[];
};

export const keyOf = ({ action, value, staff, row_id }: Change) =>
  action === 'delete' ? `delete ${row_id} by ${staff}` : String(value);

export type ChangesSeen = {
  facts: ChangeFact[];
  /** What is still in the outbox. */
  kept: AnyChange[];
  /** The changes that the database made, in order. */
  writes: Write[];
  isThere(row: string): boolean;
};

/** Compares the results of all changes with the requests. */
export function checkChanges({ facts, kept, writes, isThere }: ChangesSeen): void {
  const byStaff = writes.filter(({ by }) => by !== 'office');
  const isOf = (write: Write, { key, action, staff, row }: ChangeFact) =>
    write.by === staff &&
    write.row === row &&
    (action === 'delete' ? !Object.keys(write.set).length : Object.values(write.set).includes(key));

  const orders = new Map<string, number[]>();

  for (const fact of facts) {
    const { key, result, isDiscarded, insisted, action } = fact;
    const made = writes.filter((write) => isOf(write, fact));
    const waits = kept.filter(({ change }) => keyOf(change) === key);
    assert.ok(made.length <= 1 + insisted, `${key}: made ${made.length} times`);
    // Killed before it was stored: its author was told nothing, or that it is not saved.
    if (result === undefined || result === 'not-saved' || isDiscarded) continue;
    const isGone = action === 'delete' && !isThere(fact.row);
    assert.ok(made.length > 0 || waits.length > 0 || isGone, `${key} (${result}): lost`);
    if (result === 'delivered') assert.ok(made.length > 0 || isGone, `${key}: not made`);
  }

  // Nobody overwrote a change that they had not seen.
  for (const write of byStaff) {
    const index = facts.findIndex((one) => isOf(write, one));
    const fact = facts[index];
    assert.ok(fact, `Nobody wanted ${JSON.stringify(write)}.`);
    const whose = `${write.by} on ${write.row}`;
    orders.set(whose, [...(orders.get(whose) ?? []), index]);
    const mine = writes.filter(({ by, row }) => by === write.by && row === write.row);
    for (const column of ['status', 'notes'] as const) {
      const known = [...fact.seen.map((one) => one[column]), ...mine.map(({ set }) => set[column])];
      assert.ok(known.includes(write.before[column]), `${fact.key} overwrites unseen ${column}`);
    }
  }

  // Each person's changes to a row were made in the order of their requests.
  for (const [whose, order] of orders) {
    assert.deepEqual(
      order,
      [...order].sort((a, b) => a - b),
      `${whose}: out of order`,
    );
  }

  // Whatever is left needs a person, or waits behind an entry that does.
  for (const { seq, state, change } of kept) {
    const isHeldBack = kept.some(
      (other) =>
        other.seq < seq &&
        other.change.row_id === change.row_id &&
        other.change.staff === change.staff &&
        other.state.kind === 'parked',
    );
    assert.ok(state.kind === 'parked' || isHeldBack, `${keyOf(change)}: stuck`);
  }
}
