import { type Currency, converted, type Rates, shortPrice } from './money.ts';
import type { Property } from './property';
import { PRICE_BANDS } from './property-filter.ts';

const STARTS = Object.values(PRICE_BANDS);

/** Where a band begins and where the next does, in dollars. */
const bounds = (start: number) =>
  [start, STARTS[STARTS.indexOf(start) + 1] ?? Number.POSITIVE_INFINITY] as const;

/** The bands in this currency: "Under ₦150M". */
export function bandLabels(currency: Currency, rates: Rates): Record<string, string> {
  const money = (dollars: number) =>
    shortPrice(converted(dollars, 'USD', currency, rates), currency);
  const label = (start: number) => {
    const [least, most] = bounds(start);
    if (least === 0) return `Under ${money(most)}`;
    return most === Number.POSITIVE_INFINITY
      ? `Above ${money(least)}`
      : `${money(least)} to ${money(most)}`;
  };
  return Object.fromEntries(
    Object.entries(PRICE_BANDS).map(([band, start]) => [band, label(start)]),
  );
}

/** The bands that a development is in: with homes at several prices, every band that one of them is in. */
export function bandsOf(
  { listPrice, priceRange }: Pick<Property, 'listPrice' | 'priceRange'>,
  rates: Rates,
): string[] {
  const { amount } = listPrice;
  const { from, to, currency } = priceRange ?? { ...listPrice, from: amount, to: amount };
  const dollars = (price: number) => converted(price, currency, 'USD', rates);
  return Object.keys(PRICE_BANDS).filter((band) => {
    const [least, most] = bounds(PRICE_BANDS[band] ?? 0);
    return dollars(from) < most && dollars(to) >= least;
  });
}
