import type { Rates } from '../domain/money';

/**
 * For the filter's bands, and for what a price is about in another currency: nobody is quoted by them. With a figure,
 * change the date.
 */
export const rates: Rates & { asOf: string } = {
  asOf: '2026-11-01',
  perDollar: { USD: 1, NGN: 1500, GBP: 0.75 },
};
