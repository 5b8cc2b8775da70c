import { plainDigits } from './plain-digits';
import { PLAN_ZONES } from './plan-zones.generated';

/** The numbers of a country, without the country code and the leading zero dialled within it. */
const NIGERIAN = /^(?:[2789]\d{9}|1\d{7})$/;
const BRITISH = /^(?:[1-357-9]\d{9}|[18]\d{8})$/;
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;

/**
 * The numbers that are completed where they are typed, as they are dialled there. Those that another of our countries
 * might mean as well are left out: 070 is call forwarding in Britain and a mobile in Nigeria, which many call from London.
 */
const DIALLED = {
  1: /^1?([2-9]\d{2}[2-9]\d{6})$/,
  44: /^0(7[1-9]\d{8}|20[3478]\d{7}|2[3489]\d{8}|1\d{8,9}|3\d{9})$/,
  234: /^0?((?:70[1-9]|80[1-9]|81\d|90[1-9]|91[0-6])\d{7})$|^0(20[129]\d{7})$/,
} as const;

/** Countries where a zero stays in a number from abroad, as in Italy's 06; elsewhere it was left in by mistake. */
const TRUNK_ZERO =
  /^(?!39|22[569]|24[12]|378|25006)(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)0/;

/** What a number may be called: `Tel: +234 803… (WhatsApp)`. */
const LABELS = String.raw`(?:[^\p{L}\p{N}+@]|\b(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|whats ?app|call|my|no|number)\b)*`;
/** What is written in and between the digits of a number, for a character class. */
export const DIGITS_APART = String.raw`\d\s().\-‐-―−`;
const NUMBER = new RegExp(String.raw`^${LABELS}(\+)?([${DIGITS_APART}/]*\d)${LABELS}$`, 'iu');

/**
 * Parses a phone number as people type it: `+234 (0)803…`, `00234…`, or `0803 123 4567` in Lagos. A number without a
 * country code is another's in another country, so it is completed only where the zone says which.
 * @param zone the time zone of the device on which it is typed, such as `Europe/London`
 * @returns the number in E.164, or undefined if its country is not known, or it is no number
 */
export function toE164(typed: string, zone = ''): string | undefined {
  const { plus, rest } = dialledIn(typed);
  const digits = rest.replace(/\D/g, '');
  // The zero in "+44 (0)20" is only dialled within the country.
  const fromAbroad = rest.replace(/\(0\)/, '').replace(/\D/g, '');
  if (plus) return international(fromAbroad);
  return afterExitCode(fromAbroad) ?? withoutPlus(digits) ?? national(digits, zone);
}

/** "+49 30 1234567/68": two numbers, of which the second is written by its last digits alone. */
const TWO_NUMBERS = /^[^/]*\/\s*\d{1,2}\s*$/;

/** Returns the one number in a text. It is none with other words, which the staff can read: `0803…, after six`. */
export function dialledIn(typed: string): { plus: boolean; rest: string } {
  // Convert the digits of other keyboards and drop the direction marks that come with pasted numbers.
  const text = plainDigits(typed.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const [, plus, rest = ''] = (!TWO_NUMBERS.test(text) && NUMBER.exec(text)) || [];
  return { plus: plus !== undefined, rest };
}

/** The digits after a plus sign or an exit code. */
function international(digits: string): string | undefined {
  const known = ofKnownCountry(digits);
  if (known || /^(?:234|44|1)/.test(digits)) return known;
  const number = digits.replace(TRUNK_ZERO, '$1');
  return /^[2-9]\d{7,14}$/.test(number) ? `+${number}` : undefined;
}

/** A number of a country known here. A trunk zero left in by mistake is dropped. */
function ofKnownCountry(digits: string): string | undefined {
  const [, country, number = ''] = /^(234|44|1)0?(\d+)$/.exec(digits) ?? [];
  const plan = country === '234' ? NIGERIAN : country === '44' ? BRITISH : NORTH_AMERICAN;
  return country && plan.test(number) ? `+${country}${number}` : undefined;
}

/** The exit code is 009 in Nigeria, 011 in North America and 00 elsewhere. */
function afterExitCode(digits: string): string | undefined {
  if (/^0(?:09|11)/.test(digits) && digits.length > 12) {
    const known = ofKnownCountry(digits.slice(3));
    if (known) return known;
  }
  return digits.startsWith('00') ? international(digits.slice(2)) : undefined;
}

/** A country code without a plus sign, accepted only where the length leaves no doubt: China's mobiles start with a 1. */
function withoutPlus(digits: string): string | undefined {
  return /^(?:2340?[789]\d{9}|440?[1-37]\d{9})$/.test(digits) ? ofKnownCountry(digits) : undefined;
}

/** A number as dialled within the country of a zone. */
function national(digits: string, zone: string): string | undefined {
  for (const code of [1, 44, 234] as const) {
    if (!PLAN_ZONES[code].test(zone)) continue;
    const [, number, landline = number] = DIALLED[code].exec(digits) ?? [];
    return landline && `+${code}${landline}`;
  }
  return undefined;
}
