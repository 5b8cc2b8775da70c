import { expect, it } from 'vitest';
import { isFailure, row } from './row';

it('a benchmark row is over budget when it is higher, or for a rate when it is lower', () => {
  expect(row('home', 'script', 92.04, 92, 'KB').isOver).toBe(false);
  expect(row('home', 'script', 92.06, 92, 'KB').isOver).toBe(true);
  expect(row('flush', 'rate', 19, 20, 'rows/s').isOver).toBe(true);
  expect(row('taps', 'confirm', 300, undefined, 'ms').isOver).toBe(false);
});

it('a benchmark row fails the run if it is the same on every machine', () => {
  expect(isFailure(row('home', 'requests', 6, 5, 'requests'))).toBe(true);
  expect(isFailure(row('home', 'LCP', 2, 1.08, 'x'))).toBe(false);
});
