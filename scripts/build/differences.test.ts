import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('names what is missing, what is more and what is not the same', () => {
  const one = new Map([...['same', 'changed', 'gone'].map((name) => [name, '1'] as const)]);
  const other = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);
  expect(differences(one, other)).toEqual(['changed', 'gone', 'new']);
  expect(differences(one, one)).toEqual([]);
});
