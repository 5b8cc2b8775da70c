import { expect, it } from 'vitest';
import { searchParts } from './folded';

it.each([
  ['0803', '803'],
  ['803', '803'],
  ['+234 803', '803'],
  ['00234 (0)803-12', '80312'],
  ['+44 (0)20 7946', '207946'],
  ['0 8 0 3', '803'],
  ['234', '234'],
  ['0012', '0012'],
  ['12', undefined],
])('takes %j for the part of a number %j', (search, number) => {
  expect(searchParts(search).map((part) => part.number)).toEqual([number]);
});

it('tells a number from the words beside it', () => {
  expect(searchParts(' Ada  Obi +234 803 12 lagoon ')).toEqual([
    { words: 'ada obi', number: undefined },
    { words: '+234 803 12', number: '80312' },
    { words: 'lagoon', number: undefined },
  ]);
  expect(searchParts('  ')).toEqual([]);
});
