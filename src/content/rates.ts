import type { Rates } from '../domain/money';

/**
 * Round, indicative rates: they sort prices into the filter's dollar bands and settle nothing else. Nobody is
 * quoted or charged by them. Change the date with the figures.
 */
export const rates: Rates & { asOf: string } = {
  asOf: '2026-11-01',
  perDollar: { USD: 1, NGN: 1500, GBP: 0.75 },
};
