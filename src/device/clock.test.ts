import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../lib/durations';
import { hostNow, learnHostTime } from './clock';

const NOW = Date.parse('2026-11-28T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  learnHostTime(answer(NOW), NOW);
  vi.useRealTimers();
});

const answer = (at: number, headers = {}) =>
  new Response('', { headers: { Date: new Date(at).toUTCString(), ...headers } });

it.each([
  ['is right', answer(NOW), 0],
  ['differs by what an answer takes', answer(NOW + 20_000), 0],
  ['is two hours behind', answer(NOW + 2 * HOUR_MS), 2 * HOUR_MS],
  ['is a day ahead', answer(NOW - 24 * HOUR_MS), -24 * HOUR_MS],
  ['is right, and a cache has kept the answer', answer(NOW - 2 * HOUR_MS, { Age: '7200' }), 0],
  ['is behind, and a cache has just asked', answer(NOW + HOUR_MS, { Age: '0' }), HOUR_MS],
  ['is told no age that is one', answer(NOW + HOUR_MS, { Age: 'old' }), 0],
  ['is not told by another host', new Response(''), 0],
  ['is told in no words of a clock', new Response('', { headers: { Date: 'today' } }), 0],
])('what is compared with our times is right where the device’s clock %s', (_, told, ahead) => {
  learnHostTime(told, NOW);
  expect(hostNow()).toBe(NOW + ahead);
});

it('the host’s time is that of the middle between question and answer', () => {
  learnHostTime(answer(NOW + HOUR_MS), NOW - 4_000);
  expect(hostNow()).toBe(NOW + HOUR_MS + 2_000);
});
