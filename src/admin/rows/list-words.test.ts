import { describe, expect, it } from 'vitest';
import { clockTime, exactTime } from '../../lib/time-words';
import { copyWords } from './list-words';
import { leads } from './table';

const { words } = leads;
const NOW = new Date(2026, 10, 21, 18, 30).getTime();
const TODAY = new Date(2026, 10, 21, 14, 5).getTime();
const EARLIER = new Date(2026, 10, 19, 9, 0).getTime();

describe('a list that is read without a network says how many leads it holds', () => {
  it.each([
    [
      'of how many, and when those were counted',
      { rows: 1_416, at: TODAY },
      ` (1,416 in all as of ${clockTime(TODAY)})`,
    ],
    [
      'with the day where that was another',
      { rows: 416, at: EARLIER },
      ` (416 in all as of ${exactTime(EARLIER)})`,
    ],
    ['and nothing of an older count that has been overtaken', { rows: 40, at: EARLIER }, ''],
    ['and nothing of a count that was never made', undefined, ''],
  ])('%s', (_, total, all) => {
    expect(copyWords(words, 3, { kept: 50, total }, NOW)).toBe(
      `3 leads of 50 on this device${all}`,
    );
  });
});
