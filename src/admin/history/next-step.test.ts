import { expect, it } from 'vitest';
import type { PendingChange } from '../../domain/change';
import type { StaffEvent } from '../../domain/staff-event';
import { pendingSample } from '../../offline/doubles/change-samples';
import { eventWith, type HistoryEvent } from './history';
import { nextStepAt, stepTime } from './next-step';

const at = (minute: number, known: Partial<HistoryEvent>) =>
  eventWith({
    id: `e${minute}`,
    kind: 'call',
    captured_at: `2026-11-26 09:0${minute}:00Z`,
    ...known,
  });
const call = at(1, { outcome: 'call_back', call_back_at: '2026-11-26 15:40:00+00' });

it('a call back at a time is the next step at that time', () => {
  expect(nextStepAt('2026-11-26', [call], [])).toBe(Date.parse('2026-11-26T15:40:00Z'));
});

it('a day that was set afterwards has no time, nor has another day', () => {
  const day = at(2, { kind: 'follow_up', follow_up_on: '2026-11-26' });
  expect(nextStepAt('2026-11-26', [call, day], [])).toBeUndefined();
  expect(nextStepAt('2026-11-27', [call], [])).toBeUndefined();
  expect(nextStepAt(null, [call], [])).toBeUndefined();
});

const waits = (value: StaffEvent, state?: PendingChange['state']) =>
  pendingSample({ row_table: 'leads', action: 'event', value }, state);
const callBack = (call_back_at: string) =>
  ({ kind: 'call', outcome: 'call_back', call_back_at }) as const;

it('a call back that waits on this device counts at once', () => {
  const waiting = waits(callBack('2026-11-27T09:00:00Z'));
  expect(nextStepAt('2026-11-27', [call], [waiting])).toBe(Date.parse('2026-11-27T09:00:00Z'));
});

it('a list knows the time from the database, or from what waits on this device', () => {
  const day = '2026-11-27';
  const [stored, here] = ['2026-11-27T08:00:00Z', '2026-11-27T09:00:00Z'];
  const known = Date.parse(stored);
  expect(stepTime(day, known, [])).toBe(known);
  expect(stepTime(day, known, [waits({ kind: 'note', body: 'Rang' })])).toBe(known);
  expect(stepTime(day, known, [waits(callBack(here))])).toBe(Date.parse(here));
  expect(stepTime(day, known, [waits(callBack(here), 'parked')])).toBe(known);
  expect(stepTime(day, known, [waits({ kind: 'follow_up', follow_up_on: day })])).toBeUndefined();
  // The row was changed since.
  expect(stepTime('2026-11-28', known, [])).toBeUndefined();
  expect(stepTime(null, known, [])).toBeUndefined();
});
