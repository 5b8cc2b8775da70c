import { describe, expect, it } from 'vitest';
import type { ChangeAction, PendingChange } from '../../domain/change';
import { seenOf } from '../../domain/seen';
import { someLead } from '../doubles/rows';
import { conflictWords, notesBehind } from './parked-words';
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

describe('a conflict says what was done elsewhere, and what was wanted here', () => {
  it.each<[ChangeAction, Parameters<typeof conflictWords>[1], string]>([
    [
      { row_table: 'leads', action: 'status', value: 'contacted' },
      qualified,
      'This lead was set to Qualified elsewhere. You chose Contacted.',
    ],
    [
      { row_table: 'leads', action: 'notes', value: 'Call on Monday' },
      qualified,
      'This lead was changed elsewhere. Your notes are kept here.',
    ],
    [
      { row_table: 'leads', action: 'delete', value: null },
      qualified,
      'This lead was set to Qualified elsewhere. You deleted it.',
    ],
    [
      { row_table: 'newsletter_subscribers', action: 'active', value: 'true' },
      subscriber,
      'This subscriber was deactivated elsewhere. You activated it.',
    ],
    [
      { row_table: 'leads', action: 'status', value: 'contacted' },
      undefined,
      'This lead has been deleted since. You chose Contacted.',
    ],
  ])('%o', (action, stored, words) => {
    expect(conflictWords(change(action), stored, 'This lead has been deleted since.')).toBe(words);
  });
});

it('a colleague who changed only the notes is not said to have set the status', () => {
  const chosen = { ...change({ row_table: 'leads', action: 'status', value: 'contacted' }) };
  const stored = someLead({ updated_at: '2026-11-21 10:00:00+00', notes: 'Called twice' });
  expect(conflictWords({ ...chosen, seen: seenOf(someLead()) }, stored)).toBe(
    'This lead was changed elsewhere. You chose Contacted.',
  );
});

it('the last of several notes in conflict is the one that waits behind the others', () => {
  const pending = (
    seq: number,
    action: ChangeAction,
    state: PendingChange['state'] = 'waiting',
    row_id = 'id',
  ): PendingChange => ({
    seq,
    change: { ...change(action), row_id },
    state,
    why: undefined,
    isConflict: state === 'parked',
  });
  const notes = (value: string): ChangeAction => ({ row_table: 'leads', action: 'notes', value });
  const parked = pending(2, notes('Call on Monday'), 'parked');
  const changes = [
    pending(1, notes('Called')),
    parked,
    pending(3, notes('Call on Tuesday')),
    pending(4, notes('Call on Friday')),
    pending(5, { row_table: 'leads', action: 'status', value: 'contacted' }),
    pending(6, notes('Sold'), 'waiting', 'another'),
  ];
  expect(notesBehind(parked, changes).map(({ seq }) => seq)).toEqual([3, 4]);
});
