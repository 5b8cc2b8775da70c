import { plainDigits } from '../lib/plain-digits.ts';
import type { Currency } from './money';

/** Without groups, or with groups of three digits; a comma or point before one or two digits begins the decimals. */
const FIGURE =
  /^(?:\d{1,12}(?:[.,]\d{1,2})?|[1-9]\d{0,2}(?:(?:,\d{3}){1,3}(?:\.\d{1,2})?|(?:\.\d{3}){1,3}(?:,\d{1,2})?|(?:[' ]\d{3}){1,3}(?:[.,]\d{1,2})?))$/;
/** Before a unit a point begins decimals however many there are: 1.125m. */
const SHORT = /^\d{1,6}(?:\.\d{1,6}|,\d{1,2})?$/;

const OWN: Record<Currency, string> = {
  NGN: '₦|ngn|naira|n',
  GBP: '£|gbp|pounds?',
  USD: '\\$|us\\$|usd|dollars?',
};
/** As a pattern. */
export const UNIT = 'k|thousand|mn?|mil|million|bn|billion';
const UNITS: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** What a unit multiplies a figure by. */
export const timesOf = (unit = ''): number => UNITS[unit.charAt(0)] ?? 1;

/**
 * The amount in what somebody typed, in this currency: `£210,000.00`, `210000,00`, `210.000`, `210k`, `GBP 1.2m`. Undefined
 * for what could mean two things, or another currency.
 */
export function readAmount(typed: string, currency: Currency): number | undefined {
  const own = OWN[currency];
  const text = plainDigits(typed.normalize('NFKC')).replace(/’/g, "'").trim().toLowerCase();
  const whole = new RegExp(`^(?:(?:${own}) ?)?(\\d[\\d,.' ]*?) ?(${UNIT})?(?: ?(?:${own}))?$`);
  const [, figure, unit] = whole.exec(text) ?? [];
  if (figure === undefined) return undefined;
  const value = unit && SHORT.test(figure) ? Number(figure.replace(',', '.')) : figureOf(figure);
  return value && Math.round(value * timesOf(unit) * 100) / 100;
}

function figureOf(text: string): number | undefined {
  if (!FIGURE.test(text)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1];
  const whole = decimals === undefined ? text : text.slice(0, -decimals.length - 1);
  return Number(`${whole.replace(/\D/g, '')}.${decimals ?? 0}`);
}

/** A percentage up to 100, to two decimals: `12,5`, `30 %`. `5,000` is nobody’s percentage. */
export function readPercent(typed: string): number | undefined {
  const text = plainDigits(typed.normalize('NFKC')).trim().toLowerCase();
  const [, figure = ''] = /^(\d{1,3}(?:[.,]\d*)?) ?(?:%|per ?cent)?$/.exec(text) ?? [];
  if (figure === '' || /,\d{3}$|\.000$/.test(figure)) return undefined;
  const percent = Math.round(Number(figure.replace(',', '.')) * 100) / 100;
  return percent <= 100 ? percent : undefined;
}
