import { describe, expect, it } from 'vitest';
import type { ChangeAction } from '../../domain/change';
import { seenOf } from '../../domain/seen';
import { someLead } from '../doubles/rows';
import { conflictWords, isWaiting } from './pending-words';
import type { Subscriber } from './row';

const change = (action: ChangeAction) => ({
  table: 'changes' as const,
  ...action,
  row_id: 'id',
  seen: null,
  staff: 'ada',
});
const subscriber: Subscriber = {
  id: 'id',
  email: 'ada@example.com',
  name: null,
  is_active: false,
  subscribed_at: '2026-11-21 09:00:00+00',
};
const qualified = someLead({ status: 'qualified' });

describe('a conflict says what somebody else did, and what was wanted here', () => {
  it.each<[ChangeAction, Parameters<typeof conflictWords>[1], string]>([
    [
      { row_table: 'leads', action: 'status', value: 'contacted' },
      qualified,
      'Somebody else set this lead to Qualified meanwhile. You chose Contacted.',
    ],
    [
      { row_table: 'leads', action: 'notes', value: 'Call on Monday' },
      qualified,
      'Somebody else changed this lead meanwhile. Your notes are kept here.',
    ],
    [
      { row_table: 'leads', action: 'delete', value: null },
      qualified,
      'Somebody else set this lead to Qualified meanwhile. You deleted it.',
    ],
    [
      { row_table: 'newsletter_subscribers', action: 'active', value: 'true' },
      subscriber,
      'Somebody else deactivated this subscriber meanwhile. You activated it.',
    ],
    [
      { row_table: 'leads', action: 'status', value: 'contacted' },
      undefined,
      'Somebody has deleted this lead since. You chose Contacted.',
    ],
  ])('%o', (action, stored, words) => {
    expect(conflictWords(change(action), stored, 'Somebody has deleted this lead since.')).toBe(
      words,
    );
  });
});

it('a colleague who changed only the notes is not said to have set the status', () => {
  const chosen = { ...change({ row_table: 'leads', action: 'status', value: 'contacted' }) };
  const stored = someLead({ updated_at: '2026-11-21 10:00:00+00', notes: 'Called twice' });
  expect(conflictWords({ ...chosen, seen: seenOf(someLead()) }, stored)).toBe(
    'Somebody else changed this lead meanwhile. You chose Contacted.',
  );
});

it.each([
  [[], false],
  [['waiting', 'sending'], true],
  [['waiting', 'parked'], false],
] as const)('a row with the changes %o waits: %s', (states, expected) => {
  expect(isWaiting(states.map((state) => ({ state })))).toBe(expected);
});
