import { grouped } from '../lib/english.ts';

export const CURRENCIES = ['NGN', 'USD', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const SYMBOL: Record<Currency, string> = { NGN: '₦', GBP: '£', USD: '$' };

/** As words in a sentence. */
export const CURRENCY_NAMES: Record<Currency, string> = {
  NGN: 'naira',
  GBP: 'pounds',
  USD: 'dollars',
};

export function isCurrency(code: string | null | undefined): code is Currency {
  return CURRENCIES.some((currency) => currency === code);
}

/** `USD ($)`. */
export const currencyLabel = (code: Currency) => `${code} (${SYMBOL[code]})`;

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

/** A price in lists: millions as `M`, thousands of dollars and pounds as `k`, naira below a million in full. */
export function shortPrice(amount: number, currency: Currency): string {
  const symbol = SYMBOL[currency];
  if (amount >= 1_000_000) return `${symbol}${rounded(amount / 1_000_000)}M`;
  if (currency === 'NGN' || amount < 1_000) return symbol + rounded(amount);
  const thousands = Math.round(amount / 100) / 10;
  // Rounding may carry into the next unit: £999,960 is £1M, not £1000k.
  return thousands < 1_000 ? `${symbol}${thousands}k` : `${symbol}1M`;
}

function rounded(value: number): string {
  return (Math.round(value * 10) / 10).toLocaleString('en-GB');
}
