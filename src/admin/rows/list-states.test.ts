import { expect, it } from 'vitest';
import { clockTime, exactTime } from '../../lib/time-words';
import { NO_FILTERS } from './filters';
import { copyWords, nothingWords } from './list-states';
import { leads } from './table';

const { words } = leads;
const NOW = new Date(2026, 10, 21, 18, 30).getTime();
const TODAY = new Date(2026, 10, 21, 14, 5).getTime();
const EARLIER = new Date(2026, 10, 19, 9, 0).getTime();

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
])('a list that is read without a network says how many leads it holds %s', (_, total, all) => {
  expect(copyWords(words, 3, { kept: 50, total }, NOW)).toBe(`3 leads of 50 on this device${all}`);
  const ofQueue = copyWords(words, 3, { kept: 50, total, isOfQueue: true }, NOW);
  expect(ofQueue).toBe(`3 leads of the queue: the list itself is not on this device${all}`);
});

it('an empty view is an answer, and asks for no fewer filters', () => {
  const inView = (view: string, isCopy = false) =>
    nothingWords(words, { ...NO_FILTERS, view }, isCopy);
  expect(inView('mine')).toEqual({
    title: 'Nothing is assigned to you',
    text: 'What you captured is under Unassigned until somebody takes it.',
  });
  expect(inView('due').title).toBe('Nothing is due today');
  expect(inView('mine', true).text).toContain('Only this device');
  expect(inView('')).toEqual(words.empty);
  const searched = { ...NO_FILTERS, view: 'mine', search: 'Ada' };
  expect(nothingWords(words, searched, false).title).toBe('No matching leads');
  expect(nothingWords(words, searched, true).text).toMatch(/^Only this device.*notes.*network/);
});
