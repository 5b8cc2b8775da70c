import { expect, it } from 'vitest';
import { converted, exactMoney } from './money';

it.each([
  [100_000, 'USD', 100_000],
  [150_000_000, 'NGN', 100_000],
  [75_000, 'GBP', 100_000],
] as const)('converts %d %s to %d dollars and back', (amount, currency, dollars) => {
  const rates = { perDollar: { USD: 1, NGN: 1500, GBP: 0.75 } };
  expect(converted(amount, currency, 'USD', rates)).toBe(dollars);
  expect(converted(dollars, 'USD', currency, rates)).toBe(amount);
});

it.each([
  [583_333_333, 'NGN', '₦5,833,333.33'],
  [500_000, 'GBP', '£5,000'],
  [393_750, 'USD', '$3,937.50'],
  [5, 'NGN', '₦0.05'],
] as const)('writes %d of the smallest unit of %s in full', (units, currency, text) => {
  expect(exactMoney(units, currency)).toBe(text);
});
