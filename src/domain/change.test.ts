import { describe, expect, it } from 'vitest';
import { type ChangeAction, columnsOf, type PendingChange, withChanges } from './change';

type Row = { id: string; status?: string; notes?: string | null; is_active?: boolean };
type Pending = Pick<PendingChange, 'change' | 'state'>;

const change = (
  row_id: string,
  action: ChangeAction,
  state: Pending['state'] = 'waiting',
): Pending => ({
  change: { ...action, table: 'changes', row_id, seen: null, staff: 'ada' },
  state,
});
const contacted: ChangeAction = { row_table: 'leads', action: 'status', value: 'contacted' };
const qualified: ChangeAction = { row_table: 'leads', action: 'status', value: 'qualified' };
const notes: ChangeAction = { row_table: 'leads', action: 'notes', value: 'Rang twice.' };
const noNotes: ChangeAction = { row_table: 'leads', action: 'notes', value: '' };
const inactive: ChangeAction = {
  row_table: 'newsletter_subscribers',
  action: 'active',
  value: 'false',
};
const gone: ChangeAction = { row_table: 'leads', action: 'delete', value: null };

const a: Row = { id: 'a', status: 'new', notes: null };
const b: Row = { id: 'b', status: 'new', notes: 'Old.' };

const cases: [string, Pending[], Row[]][] = [
  ['nothing', [], [a, b]],
  ['a status', [change('a', contacted)], [{ ...a, status: 'contacted' }, b]],
  [
    'the last of two',
    [change('a', contacted), change('a', qualified)],
    [{ ...a, status: 'qualified' }, b],
  ],
  [
    'both of two that differ',
    [change('a', contacted, 'sending'), change('a', notes)],
    [{ ...a, status: 'contacted', notes: 'Rang twice.' }, b],
  ],
  ['cleared notes', [change('b', noNotes)], [a, { ...b, notes: null }]],
  ['a deletion', [change('a', gone)], [b]],
  ['a deletion after a status', [change('a', contacted), change('a', gone)], [b]],
  ['no change that is in conflict', [change('a', contacted, 'parked')], [a, b]],
  ['no change behind a conflict', [change('a', contacted, 'parked'), change('a', gone)], [a, b]],
  [
    'what stands before a conflict',
    [change('a', notes), change('a', contacted, 'parked')],
    [{ ...a, notes: 'Rang twice.' }, b],
  ],
  ['no change of an unlisted row', [change('z', gone)], [a, b]],
];

describe('rows with pending changes', () => {
  it.each(cases)('show %s', (_title, changes, rows) => {
    expect(withChanges([a, b], changes)).toEqual(rows);
  });

  it('stay the same objects where nothing changed, so that nothing re-renders', () => {
    expect(withChanges([a, b], [change('a', contacted)])[1]).toBe(b);
  });

  it('leave the original rows untouched', () => {
    const before = structuredClone(a);
    withChanges([a], [change('a', contacted)]);
    expect(a).toEqual(before);
  });
});

it.each([
  [contacted, { status: 'contacted' }],
  [notes, { notes: 'Rang twice.' }],
  [noNotes, { notes: null }],
  [inactive, { is_active: false }],
  [gone, {}],
] as const)('a change sets its columns: %o', (action, columns) => {
  expect(columnsOf(action)).toEqual(columns);
});
