import { expect, it } from 'vitest';
import { shortPrice } from './money';

it.each([
  [45_000_000, 'NGN', '₦45M'],
  [1_500_000, 'NGN', '₦1.5M'],
  [950_000, 'NGN', '₦950,000'],
  [999_999, 'NGN', '₦999,999'],
  [210_000, 'GBP', '£210k'],
  [2_800, 'USD', '$2.8k'],
  [950, 'USD', '$950'],
  [1_000_000, 'USD', '$1M'],
] as const)('shows %d %s as %s', (amount, currency, text) => {
  expect(shortPrice(amount, currency)).toBe(text);
});
