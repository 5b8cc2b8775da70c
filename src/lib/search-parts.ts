import { folded } from './folded';

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
