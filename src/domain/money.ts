export const CURRENCIES = ['NGN', 'GBP', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How much of each currency one dollar buys. */
export type Rates = { perDollar: Record<Currency, number> };

export const SYMBOL: Record<Currency, string> = { NGN: '₦', GBP: '£', USD: '$' };

/** `USD ($)`. */
export const currencyLabel = (code: Currency) => `${code} (${SYMBOL[code]})`;

/** A price in lists: millions as `M`, thousands of dollars and pounds as `k`, naira below a million in full. */
export function shortPrice(amount: number, currency: Currency): string {
  const symbol = SYMBOL[currency];
  if (amount >= 1_000_000) return `${symbol}${rounded(amount / 1_000_000)}M`;
  if (currency === 'NGN' || amount < 1_000) return symbol + amount.toLocaleString('en-GB');
  const thousands = rounded(amount / 1_000);
  // Rounding may carry into the next unit: £999,960 is £1M, not £1000k.
  return thousands < 1_000 ? `${symbol}${thousands}k` : `${symbol}1M`;
}

/** An amount in dollars. The rates are accurate enough to sort by price. */
export function inDollars(amount: number, currency: Currency, { perDollar }: Rates): number {
  return amount / perDollar[currency];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
