import { describe, expect, it } from 'vitest';
import { isFailure, median, quantile, row, tableOf } from './row';

describe('a benchmark row', () => {
  it('is over budget when it is higher, or for a rate when it is lower', () => {
    expect(row('home', 'script', 92.04, 92, 'KB').isOver).toBe(false);
    expect(row('home', 'script', 92.06, 92, 'KB').isOver).toBe(true);
    expect(row('flush', 'rate', 19, 20, 'rows/s').isOver).toBe(true);
    expect(row('taps', 'confirm', 300, undefined, 'ms').isOver).toBe(false);
  });

  it('fails the run if it is the same on every machine', () => {
    expect(isFailure(row('home', 'requests', 6, 5, 'requests'))).toBe(true);
    expect(isFailure(row('home', 'LCP', 2, 1.08, 'x'))).toBe(false);
  });
});

it('is printed in a table', () => {
  expect(
    tableOf([row('home', 'script', 91.66, 92, 'KB'), row('tap', 'menu', 120, 100, 'ms', 16)]),
  ).toBe(`suite  figure  measured  budget  limit
home   script      91.7      92         KB
tap    menu         120     100     16  ms  OVER`);
});

it('computes the median and the 95th percentile', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([...Array(100).keys()], 0.95)).toBe(95);
});
