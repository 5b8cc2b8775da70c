import { expect, it } from 'vitest';
import { tooLong } from './too-long';

it.each([
  [200, 200, undefined],
  [201, 200, 'Please shorten this by 1 character: the limit is 200.'],
  [6200, 5000, 'Please shorten this by 1,200 characters: the limit is 5,000.'],
])('of %d characters where the limit is %d: %j', (length, most, words) => {
  expect(tooLong(` ${'x'.repeat(length)}\n`, most)).toBe(words);
});
