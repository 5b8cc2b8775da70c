import { grouped } from '../lib/english.ts';
import { CURRENCIES, type Currency, converted, type Rates, SYMBOL, shortPrice } from './money.ts';
import type { Property } from './property';

/** A text, and what the amounts of money in it are about in other currencies. */
export type PricedText = { text: string; about: Partial<Record<Currency, string>> };

/** An amount in a text; the same lowest and highest figure, unless it is a range. */
type Amount = { text: string; from: number; to: number; currency: Currency };

/** `₦45M`, `$2,800`, `£1.5k`, `₦7 million`, or a range of them: `$135,000–$750,000`. */
const FIGURE = String.raw`(\d[\d,]*(?:\.\d+)?)(?:([Mk])\b| (million|billion)\b)?`;
const AMOUNT = new RegExp(String.raw`([₦£$])${FIGURE}(?:–\1${FIGURE})?`, 'g');
const UNITS: Record<string, number> = { k: 1e3, M: 1e6, million: 1e6, billion: 1e9 };

/** The amounts of money in a text, in its order. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(([found, symbol, from = '', unit, word, to, ...ofTo]) => {
    const lowest = figure(from, unit ?? word);
    return {
      text: found,
      from: lowest,
      to: to === undefined ? lowest : figure(to, ofTo[0] ?? ofTo[1]),
      currency: CURRENCIES.find((currency) => SYMBOL[currency] === symbol) ?? 'NGN',
    };
  });
}

/** Adds to a text what its amounts are about in other currencies. */
export function pricedText(text: string, rates: Rates): PricedText {
  const amounts = amountsIn(text);
  const about: PricedText['about'] = {};
  for (const other of CURRENCIES) {
    const foreign = amounts.filter(({ currency }) => currency !== other);
    if (foreign.length > 0) {
      about[other] = foreign.map((amount) => equivalent(amount, other, rates)).join(', ');
    }
  }
  return { text, about };
}

function equivalent({ from, to, currency }: Amount, other: Currency, rates: Rates): string {
  return [...new Set([from, to])]
    .map((end) => roughly(converted(end, currency, other, rates), other))
    .join('–');
}

/** To three figures; thousands below ten in full: "$2,800". */
function roughly(amount: number, currency: Currency): string {
  if (amount >= 1e6 || currency === 'NGN') return shortPrice(amount, currency);
  if (amount >= 1e5) return shortPrice(Math.round(amount / 1e3) * 1e3, currency);
  if (amount >= 1e4) return shortPrice(amount, currency);
  return SYMBOL[currency] + grouped(Math.round(amount / 10) * 10);
}

function figure(digits: string, unit = ''): number {
  return Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1);
}

const BILLION = 1e9;

const inNaira = (amount: number) =>
  amount >= BILLION ? `₦${amount / BILLION} billion` : shortPrice(amount, 'NGN');

/** What a range in dollars is in the contract's naira; undefined for all other prices. */
export function nairaAmounts({ paymentPlan }: Pick<Property, 'paymentPlan'>) {
  const amounts = paymentPlan.plans.flatMap(({ price, statedAs }) =>
    statedAs ? price.amount : [],
  );
  return amounts.length > 0
    ? { from: Math.min(...amounts), to: Math.max(...amounts), currency: 'NGN' as const }
    : undefined;
}

/** The same in words: "about ₦202.5M–₦1.125 billion". */
export function nairaRange(property: Pick<Property, 'paymentPlan'>): string | undefined {
  const amounts = nairaAmounts(property);
  return amounts && `about ${inNaira(amounts.from)}–${inNaira(amounts.to)}`;
}

/** The price on a property's page, with what it is the price of. */
export function pagePriceText(property: Pick<Property, 'price' | 'priceOf' | 'paymentPlan'>) {
  const { price, priceOf } = property;
  const naira = nairaRange(property);
  return [priceOf ? `${price} ${priceOf}` : price, naira].filter(Boolean).join(', ');
}

/** The same with equivalents, for lists, which have a price of their own above it. */
export function pagePrice(property: Property, rates: Rates): PricedText {
  const { NGN: _, ...about } = pricedText(property.price, rates).about;
  const text = pagePriceText(property);
  return { text: property.priceOf ? text : `All prices: ${text}`, about };
}

/** A budget with what it is about in dollars, for those who think in them: "₦50M to ₦100M (about $33k–$67k)". */
export function budgetLabel(budget: string, rates: Rates): string {
  // To two figures: more would promise a rate that nobody has agreed to.
  const dollars = amountsIn(budget).map(({ from, currency }) =>
    shortPrice(Number(converted(from, currency, 'USD', rates).toPrecision(2)), 'USD'),
  );
  return dollars.length === 0 ? budget : `${budget} (about ${dollars.join('–')})`;
}
