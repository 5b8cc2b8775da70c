import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '../../lib/durations';
import { forgetStart, markAway, noteStart, readReturn } from './started';

const NOW = Date.parse('2026-11-26T09:00:00Z');
const call = { table: 'leads', row: 'a', way: 'call' } as const;

beforeEach(forgetStart);

it('a call is asked about once the page was left for it, even if the page was closed meanwhile', () => {
  noteStart(call, NOW);
  expect(readReturn(NOW)).toBeUndefined();
  markAway();
  expect(readReturn(NOW + 5 * MINUTE_MS)).toMatchObject(call);
  forgetStart();
  expect(readReturn(NOW)).toBeUndefined();
});

it('a call of an hour ago is not asked about, and the latest counts', () => {
  noteStart(call, NOW);
  markAway();
  expect(readReturn(NOW + 60 * MINUTE_MS)).toBeUndefined();
  noteStart({ ...call, row: 'b' }, NOW);
  expect(readReturn(NOW)).toBeUndefined();
});
