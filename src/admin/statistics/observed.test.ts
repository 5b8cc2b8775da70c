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
    { title: 'Main picture', value: '4.3 s', verdict: 'poor' },
    { title: 'Answer to a tap', value: '240 ms', verdict: 'fair' },
    { title: 'Shifting', value: '0.00', verdict: 'good' },
  ]);
});

it('rejects the answer of another release', () => {
  expect(isObservedAnswer({ vitals: [], errors: [] })).toBe(true);
  expect(isObservedAnswer({ vitals: null, errors: [] })).toBe(false);
});
