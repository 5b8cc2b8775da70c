import { expect, it, test } from 'vitest';
import type { PendingChange } from '../../domain/change';
import type { StaffEvent } from '../../domain/staff-event';
import { someContact, someLead } from '../doubles/rows';
import {
  clockWords,
  countsLeft,
  isQueue,
  type QueueEntry,
  queueWords,
  reasonWords,
  stillWaiting,
  wantsWords,
} from './entries';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

const entry = (reason: QueueEntry['reason'], columns: object = {}): QueueEntry => ({
  found_in: 'leads',
  reason,
  since: ago(2),
  promised_at: ago(-22),
  row: { ...someLead(), ...columns },
});

const due = (follow_up_on: string) => entry('due', { follow_up_on });

const after = (waits: QueueEntry, value: StaffEvent) => {
  const row = { row_table: waits.found_in, row_id: waits.row.id };
  const change = { ...row, action: 'event', value, table: 'changes', staff: 'ada' };
  return stillWaiting([waits], [{ change, state: 'waiting' } as PendingChange], NOW).length;
};

const MERGE = { kind: 'merge', merged_into: 'main' } as const;

test.each<[string, QueueEntry, StaffEvent, number]>([
  ['is answered', entry('new'), { kind: 'status', status: 'contacted' }, 0],
  ['has a day', entry('new'), { kind: 'follow_up', follow_up_on: '2026-11-30' }, 0],
  ['is somebody’s now', entry('new'), { kind: 'assignment', assignee: 'ada' }, 1],
  ['is deleted', entry('waiting'), { kind: 'deletion' }, 0],
  ['is put off', due('2026-11-26'), { kind: 'follow_up', follow_up_on: '2026-11-27' }, 0],
  ['is merged', entry('new'), MERGE, 0],
  ['was due long ago, and is merged', due('2026-10-27'), MERGE, 0],
  ['stays due, also merged', due('2026-10-28'), MERGE, 1],
])('who %s by a change that waits on this device', (_, waits, event, left) => {
  expect(stillWaiting([waits], [], NOW)).toHaveLength(1);
  expect(after(waits, event)).toBe(left);
});

it('a time that is confirmed, or over, waits no more', () => {
  const asked = (appointment_state: string, appointment_at: string) =>
    stillWaiting([entry('asked', { appointment_state, appointment_at })], [], NOW).length;
  expect(asked('asked', ago(-4))).toBe(1);
  expect(asked('moved', ago(-4))).toBe(1);
  expect(asked('confirmed', ago(-4))).toBe(0);
  expect(asked('asked', ago(1))).toBe(0);
});

it('the clock runs from when they began to wait, and says how late an answer is', () => {
  const words = (since: string, promised_at: string) => {
    const { words: said, isLate } = clockWords({ ...entry('new'), since, promised_at }, NOW);
    return [said, isLate];
  };
  expect(words(ago(0.001), ago(-24))).toEqual(['1 min', false]);
  expect(words(ago(0.5), ago(-23.5))).toEqual(['30 min', false]);
  expect(words(ago(5), ago(-19))).toEqual(['5 h', false]);
  expect(words(ago(30), ago(6))).toEqual(['6 h late', true]);
  expect(words(ago(100), ago(76))).toEqual(['3 d late', true]);
  expect(clockWords(entry('new'), NOW).title).toMatch(
    /^Since Thu 26 Nov.*, answer promised by Fri 27 Nov/,
  );
});

it('a row says what is to be done, and what somebody wants', () => {
  expect(reasonWords(entry('asked'), NOW)).toBe('To confirm');
  expect(reasonWords(due('2026-11-26'), NOW)).toBe('Due today');
  expect(reasonWords(due('2026-11-25'), NOW)).toBe('Overdue');
  const at = '2026-12-03T09:00:00Z';
  const tour = { kind: 'viewing', property_slug: 'bloom-towers', appointment_at: at };
  expect(wantsWords(entry('asked', tour).row)).toBe('Viewing · Thu 3 Dec, 10:00 · Bloom Towers');
});

it('each part of the queue counts what the database would put in it, without those answered here', () => {
  const counts = { all: 9, mine: 9, new: 1_000, asked: 9, due: 9 };
  const rows = [entry('call_back'), entry('waiting'), entry('new', { assignee: 'ada' })];
  const left = [entry('new', { id: 'left', assignee: 'ada' })];
  const without = countsLeft({ counts, rows: [...rows, ...left] }, left, 'ada');
  expect(without).toEqual({ all: 6, mine: 8, new: 1_000, asked: 9, due: 8 });
});

it('takes only what it can show', () => {
  const counts = { all: 2, mine: 0, new: 2, asked: 0, due: 0 };
  const enquiry = { ...entry('new'), found_in: 'contacts', row: someContact() };
  expect(isQueue({ counts, rows: [entry('new'), enquiry] })).toBe(true);
  expect(isQueue({ counts, rows: [{ ...entry('new'), found_in: 'contacts' }] })).toBe(false);
  expect(isQueue({ counts, rows: [entry('new', { name: null })] })).toBe(false);
  expect(isQueue({ rows: [] })).toBe(false);
});

it('a queue that ends says how many wait in all', () => {
  expect(queueWords(49, 119)).toBe('The first 49 of 119 people');
  expect(queueWords(0, 70)).toBe('70 more people are waiting');
  expect(queueWords(50, 1_000), 'counted no further').toBe('The first 50 of 1,000+ people');
  expect(queueWords(1, 1)).toBe('1 person is waiting');
});
