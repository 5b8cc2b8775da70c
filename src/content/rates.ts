import type { Rates } from '../domain/money';

/**
 * Approximate rates, used only to sort prices into the filter's dollar bands; nobody is quoted or charged by them. When
 * changing a figure, change the date too.
 */
export const rates: Rates & { asOf: string } = {
  asOf: '2026-11-01',
  perDollar: { USD: 1, NGN: 1500, GBP: 0.75 },
};
