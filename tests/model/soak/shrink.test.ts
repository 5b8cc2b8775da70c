import { describe, expect, it } from 'vitest';
import { asRanges, fromRanges, shrink } from './shrink';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('a failure', () => {
  it('is reported with the steps that it needs, and no others', async () => {
    const needs = [3, 170, 171, 499];
    const fails = async (list: readonly number[]) => needs.every((n) => list.includes(n));
    expect(await shrink(numbers(500), fails)).toEqual(needs);
  });

  it('that needs no steps is reported with none', async () => {
    expect(await shrink(numbers(9), async () => true)).toEqual([]);
  });

  it('is reported with the steps found so far when the time is up', async () => {
    let trials = 0;
    const fails = async (list: readonly number[]) => list.includes(7);
    const found = await shrink(numbers(8), fails, () => ++trials <= 2);
    expect(found).toEqual([4, 5, 6, 7]);
  });
});

describe('steps on the command line', () => {
  it.each([
    ['7', [7]],
    ['1-3,7,9-10', [1, 2, 3, 7, 9, 10]],
  ])('%s', (text, list) => {
    expect(fromRanges(text)).toEqual(list);
    expect(asRanges(list)).toBe(text);
  });

  it('that are not numbers are refused', () => {
    expect(() => fromRanges('1-x')).toThrow('"1-x"');
  });
});
