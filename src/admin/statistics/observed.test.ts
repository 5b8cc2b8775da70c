import { expect, it } from 'vitest';
import { isObservedAnswer, observedLines } from './observed';

it('reads the measures in the order of a visit, each with its verdict', () => {
  const lines = observedLines({
    vitals: [
      { name: 'CLS', p75: 0.004, count: 12 },
      { name: 'INP', p75: 240, count: 7 },
      { name: 'LCP', p75: 4_260, count: 1_200 },
      { name: 'Later', p75: 1, count: 1 },
    ],
    errors: [],
  });
  expect(lines).toEqual([
    { name: 'Main picture', figure: '4.3 s', note: 'poor' },
    { name: 'Answer to a tap', figure: '240 ms', note: 'fair' },
    { name: 'Shifting', figure: '0.00', note: 'good' },
  ]);
});

it('rejects an answer from another release', () => {
  expect(isObservedAnswer({ vitals: [], errors: [] })).toBe(true);
  expect(isObservedAnswer({ vitals: null, errors: [] })).toBe(false);
});
