import { plainDigits } from './plain-digits.ts';

/** Typed for an apostrophe, or by a phone in its place; in Hausa names part of a letter. */
const APOSTROPHES = /['`´’‘‛ʼʻʽʾʿʹ′‵ꞌ՚׳]/g;
const DASHES = /[-‐‑‒–—―−⁃־]/g;
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]|[\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed]|[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/g;
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;

/** Letters that are typed as those of plain Latin, but have no normal form of them. */
const LETTERS = new Map(
  Object.entries({
    b: 'ɓƀ',
    d: 'ɗɖđð',
    e: 'ɛǝə',
    f: 'ƒ',
    g: 'ɣǥ',
    h: 'ħ',
    i: 'ɨɩı',
    j: 'ȷ',
    k: 'ƙĸ',
    l: 'ł',
    n: 'ŋɲ',
    o: 'øɔ',
    t: 'ŧ',
    u: 'ʉʊ',
    v: 'ʋ',
    y: 'ƴ',
    σ: 'ς',
    ae: 'æ',
    oe: 'œ',
    ss: 'ß',
    th: 'þ',
  }).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
);

/**
 * A text as a search compares it, and the database does (`private.folded`): in small letters, without marks, apostrophes and
 * what nobody sees, a space for every dash, plain Latin letters for those that look like them, and digits for those of other
 * scripts.
 */
export function folded(text: string): string {
  const plain = plainDigits(text)
    // The normal form of an acute accent alone is a space with a mark.
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, '')
    .replace(DASHES, ' ')
    .toLowerCase();
  return [...plain].map((letter) => LETTERS.get(letter) ?? letter).join('');
}
