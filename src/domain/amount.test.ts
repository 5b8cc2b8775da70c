import { expect, it } from 'vitest';
import { readAmount, readPercent } from './amount';

it.each([
  ['210000', 210_000],
  ['210000,00', 210_000],
  ['210,000.00', 210_000],
  ['£210,000', 210_000],
  ['£210,000.00', 210_000],
  ['GBP 210,000', 210_000],
  ['210,000 pounds', 210_000],
  ['210 000', 210_000],
  ['210\u00a0000', 210_000],
  ['210.000', 210_000],
  ['210.000,00', 210_000],
  ['210’000', 210_000],
  ['210k', 210_000],
  ['£210 K', 210_000],
  ['210,5k', 210_500],
  ['1,250k', 1_250_000],
  ['1.2m', 1_200_000],
  ['1.125 million', 1_125_000],
  ['٢١٠٠٠٠', 210_000],
  ['２１００００', 210_000],
  ['1250.5', 1250.5],
  ['350,5', 350.5],
  ['0', 0],
  ['', undefined],
  ['£', undefined],
  ['21x', undefined],
  ['-5', undefined],
  ['−5', undefined],
  ['1e6', undefined],
  ['210,000,00', undefined],
  ['21,00,00', undefined],
  ['210,0000', undefined],
  ['0,001', undefined],
  ['1.2.3', undefined],
  ['$210,000', undefined],
  ['₦45m', undefined],
  ['210,000 or so', undefined],
])('%j is %j pounds', (typed, amount) => {
  expect(readAmount(typed, 'GBP')).toBe(amount);
});

it.each([
  ['₦45m', 'NGN', 45_000_000],
  ['N45 million', 'NGN', 45_000_000],
  ['45,000,000 naira', 'NGN', 45_000_000],
  ['$40,500', 'USD', 40_500],
  ['USD40.5k', 'USD', 40_500],
] as const)('%j is an amount in its own currency', (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toBe(amount);
});

it.each([
  ['20', 20],
  ['12.5 %', 12.5],
  ['12,5', 12.5],
  ['12.5%', 12.5],
  ['30 %', 30],
  ['30 per cent', 30],
  ['٣٠', 30],
  ['0', 0],
  ['100', 100],
  ['33.333', 33.33],
  ['', undefined],
  ['101', undefined],
  ['100.01', undefined],
  ['5,000', undefined],
  ['5.000', undefined],
  ['-1', undefined],
  ['half', undefined],
  ['0x10', undefined],
])('%j is %j per cent', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent);
});
