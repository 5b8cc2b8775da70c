import type { Rates } from '../domain/money';

/** Only to sort prices into the filter's bands; nobody is quoted by them. With a figure, change the date. */
export const rates: Rates & { asOf: string } = {
  asOf: '2026-11-01',
  perDollar: { USD: 1, NGN: 1500, GBP: 0.75 },
};
