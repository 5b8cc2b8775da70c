import { beforeEach, expect, test } from 'vitest';
import { emptyStorage } from '../../offline/doubles/storage';
import { forgetWrongPins, noteWrongPin, pinWaitMs, pinWords } from './leave-kiosk';

const AT = 1_000_000;

beforeEach(emptyStorage);

const mistype = (times: number) => {
  for (let wrong = 0; wrong < times; wrong++) noteWrongPin(AT);
};

test.each([
  { wrong: 0, waits: 0 },
  { wrong: 4, waits: 0 },
  { wrong: 5, waits: 60_000 },
  { wrong: 6, waits: 120_000 },
  { wrong: 8, waits: 480_000 },
  { wrong: 500, waits: 480_000 },
])('after $wrong wrong PINs the next one waits $waits ms', ({ wrong, waits }) => {
  mistype(wrong);
  expect(pinWaitMs(AT)).toBe(waits);
  expect(pinWaitMs(AT + waits)).toBe(0);
});

test('the right one ends the count', () => {
  mistype(5);
  forgetWrongPins();
  mistype(4);
  expect(pinWaitMs(AT)).toBe(0);
});

test('nobody waits for a clock that was set back to catch up', () => {
  mistype(5);
  expect(pinWaitMs(AT - 3_600_000)).toBe(0);
});

test.each([
  [0, 'Wrong PIN. Please try again.'],
  [1, 'Too many tries. Please wait 1 min.'],
  [60_000, 'Too many tries. Please wait 1 min.'],
  [60_001, 'Too many tries. Please wait 2 min.'],
])('a wait of %i ms reads as “%s”', (ms, words) => {
  expect(pinWords(ms)).toBe(words);
});
