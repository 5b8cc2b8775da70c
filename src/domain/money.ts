import { grouped } from '../lib/english.ts';
import { type Currency, SYMBOL } from './currency.ts';

/** How much of each currency one dollar buys. */
export type Rates = { perDollar: Record<Currency, number> };

/** Kobo in a naira, pence in a pound, cents in a dollar. */
export const MINOR_UNITS = 100;

/** An amount in kobo, pence or cents, in full: `₦5,833,333.33`, `£5,000`. */
export function exactMoney(units: number, currency: Currency): string {
  const parts = String(units % MINOR_UNITS).padStart(2, '0');
  const whole = SYMBOL[currency] + grouped(Math.floor(units / MINOR_UNITS));
  return parts === '00' ? whole : `${whole}.${parts}`;
}

/** An amount in another currency, at these rates. */
export function converted(
  amount: number,
  from: Currency,
  to: Currency,
  { perDollar }: Rates,
): number {
  return (amount / perDollar[from]) * perDollar[to];
}
