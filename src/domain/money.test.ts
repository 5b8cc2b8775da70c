import { expect, it } from 'vitest';
import { converted, exactMoney, shortPrice } from './money';

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

it.each([
  [45_000_000, 'NGN', '₦45M'],
  [285_000_000, 'NGN', '₦285M'],
  [1_500_000, 'NGN', '₦1.5M'],
  [1_000_000, 'NGN', '₦1M'],
  [950_000, 'NGN', '₦950,000'],
  [999_999, 'NGN', '₦999,999'],
  [210_000, 'GBP', '£210k'],
  [960_000, 'GBP', '£960k'],
  [999_949, 'GBP', '£999.9k'],
  [999_950, 'GBP', '£1M'],
  [2_800, 'USD', '$2.8k'],
  [1_000, 'USD', '$1k'],
  [999, 'USD', '$999'],
  [1_000_000, 'USD', '$1M'],
  [1_250_000, 'USD', '$1.3M'],
  [1_125_000_000, 'NGN', '₦1,125M'],
] as const)('formats %d %s as %s', (amount, currency, text) => {
  expect(shortPrice(amount, currency)).toBe(text);
});
