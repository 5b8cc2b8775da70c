import { expect, it } from 'vitest';
import { inDollars, shortPrice } from './money';

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
] as const)('formats %d %s as %s', (amount, currency, text) => {
  expect(shortPrice(amount, currency)).toBe(text);
});

it.each([
  [100_000, 'USD', 100_000],
  [150_000_000, 'NGN', 100_000],
  [75_000, 'GBP', 100_000],
] as const)('converts %d %s to %d dollars', (amount, currency, dollars) => {
  expect(inDollars(amount, currency, { perDollar: { USD: 1, NGN: 1500, GBP: 0.75 } })).toBe(
    dollars,
  );
});
