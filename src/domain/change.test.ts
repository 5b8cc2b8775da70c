import { describe, expect, it } from 'vitest';
import { type ChangeAction, columnsOf, type PendingChange, withChanges } from './change';
import type { StaffEvent } from './staff-event';

type Row = {
  id: string;
  status?: string;
  assignee?: string | null;
  follow_up_on?: string | null;
  is_active?: boolean;
};
type Pending = Pick<PendingChange, 'change' | 'state'>;

const change = (
  row_id: string,
  action: ChangeAction,
  state: Pending['state'] = 'waiting',
): Pending => ({ change: { ...action, table: 'changes', row_id, staff: 'ada' }, state });
const event = (value: StaffEvent): ChangeAction => ({ row_table: 'leads', action: 'event', value });
const contacted = event({ kind: 'status', status: 'contacted' });
const qualified = event({ kind: 'status', status: 'qualified' });
const note = event({ kind: 'note', body: 'Rang twice.' });
const taken = event({ kind: 'assignment', assignee: 'ada' });
const givenBack = event({ kind: 'assignment', assignee: null });
const gone = event({ kind: 'deletion' });
const back = event({ kind: 'restoration' });
const subscriber = (kind: 'unsubscription' | 'deletion'): ChangeAction => ({
  row_table: 'newsletter_subscribers',
  action: 'subscriber',
  value: { kind },
});

const a: Row = { id: 'a', status: 'new', assignee: null };
const b: Row = { id: 'b', status: 'new', assignee: 'obi' };

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
    [change('a', contacted, 'sending'), change('a', taken)],
    [{ ...a, status: 'contacted', assignee: 'ada' }, b],
  ],
  ['a row given back', [change('b', givenBack)], [a, { ...b, assignee: null }]],
  ['no other columns for a note', [change('a', note)], [a, b]],
  ['a deletion', [change('a', gone)], [b]],
  ['a deletion after a status', [change('a', contacted), change('a', gone)], [b]],
  ['what was restored', [change('a', gone), change('a', back)], [a, b]],
  ['no change that was refused', [change('a', contacted, 'parked')], [a, b]],
  [
    'an event behind one that was refused',
    [change('a', contacted, 'parked'), change('a', taken)],
    [{ ...a, assignee: 'ada' }, b],
  ],
  ['no deleted subscriber', [change('a', subscriber('deletion'))], [b]],
  ['no change of an unlisted row', [change('z', gone)], [a, b]],
];

describe('rows with pending changes', () => {
  it.each(cases)('show %s', (_title, changes, rows) => {
    expect(withChanges([a, b], changes)).toEqual(rows);
  });

  it('show no confirmation of another time than theirs', () => {
    const asked = { appointment_at: '2026-12-03T09:00:00+00:00', appointment_state: 'asked' };
    const row = { ...a, ...asked, host: null };
    const confirmed = (appointment_at: string) =>
      change('a', event({ kind: 'confirmation', appointment_at, host: 'me' }));
    expect(withChanges([row], [confirmed('2026-12-03T09:00:00.000Z')])).toMatchObject([
      { appointment_state: 'confirmed', host: 'me' },
    ]);
    expect(withChanges([row], [confirmed('2026-12-04T09:00:00.000Z')])).toEqual([row]);
    const [missed, unsettled] = (['missed', 'unsettled'] as const).map((kind) =>
      change('a', event({ kind, appointment_at: '2026-12-03T09:00:00.000Z' })),
    ) as [Pending, Pending];
    const sent = confirmed('2026-12-03T09:00:00.000Z');
    expect(withChanges([row], [sent, missed, unsettled])).toMatchObject([
      { appointment_state: 'confirmed', host: 'me' },
    ]);
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

const at = { appointment_at: '2026-12-01T09:00:00Z' };

it.each<[ChangeAction, object]>([
  [contacted, { status: 'contacted' }],
  [note, {}],
  [taken, { assignee: 'ada' }],
  [event({ kind: 'follow_up', follow_up_on: '2026-12-01' }), { follow_up_on: '2026-12-01' }],
  [event({ kind: 'appointment', ...at }), { ...at, appointment_state: 'moved', host: null }],
  [
    event({ kind: 'appointment', appointment_at: null }),
    { appointment_at: null, appointment_state: 'cancelled', host: null },
  ],
  [
    event({ kind: 'confirmation', ...at, host: 'ada' }),
    { appointment_state: 'confirmed', host: 'ada' },
  ],
  [event({ kind: 'missed', ...at }), { appointment_state: 'missed' }],
  [event({ kind: 'unconfirmed', ...at }), { appointment_state: 'asked', host: null }],
  [event({ kind: 'unsettled', ...at }), { appointment_state: 'asked' }],
  [event({ kind: 'merge', merged_into: 'b' }), { merged_into: 'b' }],
  [event({ kind: 'call', outcome: 'no_answer' }), {}],
  // Half past midnight in Lagos is the next day there.
  [
    event({ kind: 'call', outcome: 'call_back', call_back_at: '2026-12-01T23:30:00Z' }),
    { follow_up_on: '2026-12-02' },
  ],
  [subscriber('unsubscription'), { is_active: false }],
  [gone, {}],
])('a change sets its columns: %o', (action, columns) => {
  expect(columnsOf(action)).toEqual(columns);
});
