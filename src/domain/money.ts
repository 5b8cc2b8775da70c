export const CURRENCIES = ['NGN', 'GBP', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

const SYMBOL: Record<Currency, string> = { NGN: '₦', GBP: '£', USD: '$' };

/**
 * A price as it reads in lists: millions as `M`; dollars and pounds in thousands as `k`; naira below a million in full.
 */
export function shortPrice(amount: number, currency: Currency): string {
  const symbol = SYMBOL[currency];
  // Rounding can carry into the next unit: 999,960 pounds are £1M, not £1,000k.
  const inMillions = rounded(amount / 1_000_000);
  if (inMillions >= 1 && (amount >= 1_000_000 || currency !== 'NGN'))
    return `${symbol}${inMillions}M`;
  if (currency !== 'NGN' && amount >= 1_000) return `${symbol}${rounded(amount / 1_000)}k`;
  return symbol + amount.toLocaleString('en-GB');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
