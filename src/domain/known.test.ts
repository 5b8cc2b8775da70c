import { describe, expect, it } from 'vitest';
import { type PendingChange, withChanges } from './change';
import { withKnownName } from './known';
import type { StaffEvent } from './staff-event';

const rows = [
  { id: 'a', name: 'WhatsApp visitor', known: { person: 'a', rows: 2, named: 'Ada' } },
  { id: 'b', name: 'Ada', known: { person: 'a', rows: 2, language: 'Igbo' } },
  { id: 'c', name: 'Obi', known: { person: 'c', rows: 1 } },
];

function said(row_id: string, value: StaffEvent, state: PendingChange['state'] = 'waiting') {
  const change = { row_table: 'leads', action: 'event', value } as const;
  return { change: { table: 'changes', ...change, row_id, staff: 'me' }, state } as const;
}

describe('what is known of a person', () => {
  it('is shown on all of their rows before the database has it', () => {
    const shown = withChanges(rows, [said('a', { kind: 'known_as', body: 'Chief Obi' })]);
    expect(shown.map(withKnownName).map(({ name }) => name)).toEqual([
      'Chief Obi',
      'Chief Obi',
      'Obi',
    ]);
    expect(shown[1]?.known).toMatchObject({ language: 'Igbo' });
    expect(shown[2]).toBe(rows[2]);
  });

  it('is the last that was said, or once that was taken back what they gave elsewhere', () => {
    const first = said('a', { kind: 'known_as', body: 'Chief Obi' });
    const [again] = withChanges(rows, [first, said('b', { kind: 'known_as', body: 'Mr Obi' })]);
    expect(again && withKnownName(again).name).toBe('Mr Obi');
    const [none] = withChanges(rows, [first, said('b', { kind: 'known_as', body: null })]);
    expect(none && withKnownName(none).name).toBe('Ada');
  });

  it('is left out if the database refused it', () => {
    expect(withChanges(rows, [said('a', { kind: 'known_as', body: 'X' }, 'parked')])).toEqual(rows);
  });
});
