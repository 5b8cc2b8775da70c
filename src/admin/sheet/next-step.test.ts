import { expect, it } from 'vitest';
import { eventWith, type HistoryEvent } from '../history/history-event';
import { nextStepAt } from './next-step';

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

it('a call back that waits on this device counts at once', () => {
  const value = {
    kind: 'call',
    outcome: 'call_back',
    call_back_at: '2026-11-27T09:00:00Z',
  } as const;
  const change = { table: 'changes', row_table: 'leads', action: 'event', value } as const;
  const waiting = {
    seq: 1,
    id: 'waits',
    capturedAt: '2026-11-26T10:00:00Z',
    change: { ...change, row_id: 'a', seen: null, staff: 'me' },
    state: 'waiting',
    why: undefined,
    isConflict: false,
  } as const;
  expect(nextStepAt('2026-11-27', [call], [waiting])).toBe(Date.parse('2026-11-27T09:00:00Z'));
});
