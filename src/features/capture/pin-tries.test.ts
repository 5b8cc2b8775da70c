import { expect, test } from 'vitest';
import { pinWaitMs, pinWaitWords } from './pin-tries';

const AT = 1_000_000;

test.each([
  { wrong: 0, waits: 0 },
  { wrong: 4, waits: 0 },
  { wrong: 5, waits: 30_000 },
  { wrong: 6, waits: 60_000 },
  { wrong: 9, waits: 480_000 },
  { wrong: 10, waits: 600_000 },
  { wrong: 500, waits: 600_000 },
])('after $wrong wrong PINs the next one waits $waits ms', ({ wrong, waits }) => {
  expect(pinWaitMs({ wrong, at: AT }, AT)).toBe(waits);
  expect(pinWaitMs({ wrong, at: AT }, AT + waits)).toBe(0);
});

test('a clock that was set back makes nobody wait longer', () => {
  expect(pinWaitMs({ wrong: 5, at: AT }, AT - 3_600_000)).toBe(30_000);
});

test.each([
  [1, '1 seconds'],
  [29_400, '30 seconds'],
  [90_000, '90 seconds'],
  [90_001, '2 minutes'],
  [600_000, '10 minutes'],
])('a wait of %i ms reads as %s', (ms, words) => {
  expect(pinWaitWords(ms)).toContain(`wait ${words},`);
});
