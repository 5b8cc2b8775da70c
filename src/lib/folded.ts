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

const NUMBER = /^[\d().+/]+$/;

/** Words that stand side by side in a search; `number`, if they are the parts of a phone number. */
type Part = { words: string; number: string | undefined };

/**
 * Takes a search apart as the database does (`private.search_condition`): digits that stand side by side are parts of one
 * number, however they are spaced: "Ada 0803 12" is a name and the beginning of a number.
 */
export function searchParts(search: string): Part[] {
  const runs: { words: string; isNumber: boolean }[] = [];
  // A number may be copied as a link: tel:+234…
  const typed = folded(search.replace(/\btel:/gi, ' '));
  for (const word of typed.split(/\s+/).filter(Boolean)) {
    const isNumber = NUMBER.test(word);
    const last = runs.at(-1);
    if (last?.isNumber === isNumber) last.words += ` ${word}`;
    else runs.push({ words: word, isNumber });
  }
  return runs.map(({ words, isNumber }) => ({
    words,
    number: isNumber ? phoneDigits(words) : undefined,
  }));
}

/** The digits as far as they are the same from home and from abroad: 0803…, +234 803… and 00234 (0)803… are all 803…. */
function phoneDigits(typed: string): string | undefined {
  const dialled = typed.replaceAll('(0)', '').replace(/\D/g, '');
  const national = dialled.replace(/^(?:009|011|00)?(?:234|44)?0?/, '');
  // Fewer digits are in every number.
  return [national, dialled].find(({ length }) => length >= 3);
}

/** A text's words as a search compares them: folded, and without punctuation. */
export function plainWords(text: string): string[] {
  return folded(text)
    .split(/[\s,;:!?()]+|\.(?=\s|$)/)
    .filter(Boolean);
}
