import { expect, it } from 'vitest';
import { typedIn } from './facts';

it.each([
  ['0170 1234567', 'Europe/Berlin', ', typed in Berlin without a country code'],
  ['0803 123 4567', 'Africa/Lagos', ''],
  ['+491701234567', 'Europe/Berlin', ''],
  ['0170 1234567', null, ''],
  [null, 'Europe/Berlin', ''],
])('a number %s from %s is shown with “%s”', (phone, visitor_zone, words) => {
  expect(typedIn({ name: 'Ada', email: null, phone, visitor_zone })).toBe(words);
});
