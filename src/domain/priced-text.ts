import { grouped } from '../lib/english.ts';
import { CURRENCIES, type Currency, SYMBOL } from './currency.ts';
import { converted, type Rates } from './money.ts';
import { shortPrice } from './short-price.ts';

/** A text, and what the amounts of money in it are about in other currencies. */
export type PricedText = { text: string; about: Partial<Record<Currency, string>> };

/** An amount in a text; the same lowest and highest figure, unless it is a range. */
export type Amount = { text: string; from: number; to: number; currency: Currency };

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
