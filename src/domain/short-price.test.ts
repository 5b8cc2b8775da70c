import { expect, it } from 'vitest';
import { shortPrice } from './short-price';

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
