import { expect, it } from 'vitest';
import { cleanAddress } from './address';

it.each([
  ["tim.o'connor@example.com", "tim.o'connor@example.com"],
  ['tim.o’connor@example.com', "tim.o'connor@example.com"],
  ['tim.o´connor@example.com', "tim.o'connor@example.com"],
  ['chidi@example.com.', 'chidi@example.com'],
  [' chidi@example.com, ', 'chidi@example.com'],
  ['chidi@example.com;', 'chidi@example.com'],
  ['(chidi@example.com)', 'chidi@example.com'],
  ['‘chidi@example.com’', 'chidi@example.com'],
  ['mailto:chidi@example.com', 'chidi@example.com'],
  ['MAILTO:chidi@example.com?subject=Hello', 'chidi@example.com'],
  ['Chidi Obi <chidi@example.com>', 'chidi@example.com'],
  ['"Obi, Chidi" <mailto:chidi@example.com>;', 'chidi@example.com'],
  ['<chidi@example.com>', 'chidi@example.com'],
  ['\u202achidi@\u200bexample.com', 'chidi@example.com'],
  ['chidi+lagos@example.co.uk', 'chidi+lagos@example.co.uk'],
  // What stays wrong is for the rules to refuse.
  ['Ada <ada@example.com>, Obi <obi@example.com>', 'Ada <ada@example.com>, Obi <obi@example.com>'],
  ['a\r\nBcc: b <ada@example.com>', 'a\r\nBcc: b <ada@example.com>'],
  ['chidi example.com', 'chidi example.com'],
  ['chidi@example', 'chidi@example'],
])('%j is the address %j', (typed, address) => {
  expect(cleanAddress(typed)).toBe(address);
});
