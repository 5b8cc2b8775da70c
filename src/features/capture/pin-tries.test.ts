import { expect, test } from 'vitest';
import { afterWrongPin, pinWaitMs, pinWaitWords } from './pin-tries';

const AT = 1_000_000;

test.each([
  { wrong: 0, waits: 0 },
  { wrong: 4, waits: 0 },
  { wrong: 5, waits: 60_000 },
  { wrong: 6, waits: 120_000 },
  { wrong: 8, waits: 480_000 },
  { wrong: 500, waits: 480_000 },
])('after $wrong wrong PINs the next one waits $waits ms', ({ wrong, waits }) => {
  expect(pinWaitMs({ wrong, at: AT }, AT)).toBe(waits);
  expect(pinWaitMs({ wrong, at: AT }, AT + waits)).toBe(0);
});

test('whoever still has to wait has not tried, and the wait goes on', () => {
  const tries = { wrong: 5, at: AT };
  expect(afterWrongPin(tries, AT + 10_000)).toEqual(tries);
  expect(afterWrongPin(tries, AT + 60_000)).toEqual({ wrong: 6, at: AT + 60_000 });
});

test('after a clock was set back, one wait from then on is enough', () => {
  const earlier = AT - 3_600_000;
  const tries = { wrong: 5, at: AT };
  expect(pinWaitMs(tries, earlier)).toBe(60_000);
  const known = afterWrongPin(tries, earlier);
  expect(known.wrong).toBe(5);
  expect(pinWaitMs(known, earlier + 60_000)).toBe(0);
});

test.each([
  [1, 1],
  [60_000, 1],
  [60_001, 2],
  [480_000, 8],
])('a wait of %i ms reads as %i min', (ms, minutes) => {
  expect(pinWaitWords(ms)).toContain(`wait ${minutes} min.`);
});
