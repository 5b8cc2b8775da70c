import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('names missing, additional and different files', () => {
  const one = new Map([...['same', 'changed', 'gone'].map((name) => [name, '1'] as const)]);
  const other = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);
  expect(differences(one, other)).toEqual(['changed', 'gone', 'new']);
  expect(differences(one, one)).toEqual([]);
});
