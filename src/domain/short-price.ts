import { type Currency, SYMBOL } from './currency.ts';

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
