import { expect, it } from 'vitest';
import { dataSize } from './use-download';

it.each([
  [0, '1 KB'],
  [340_000, '340 KB'],
  [999_400, '999 KB'],
  [2_400_000, '2.4 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(dataSize(bytes)).toBe(words);
});
