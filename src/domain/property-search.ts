import { plainWords } from '../lib/folded.ts';
import { timesOf, UNIT } from './amount.ts';
import type { Property } from './property';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** "₦45m", "n45m" or "45 million"; the space before a word is not written everywhere. */
const AMOUNT = new RegExp(
  String.raw`(?:\b(?:ngn|gbp|usd|n) ?|\b)(\d[\d,]*(?:\.\d+)?) ?(${UNIT}|b)\b`,
  'g',
);
const GROUPED = /\b\d{1,3}(?:,\d{3})+\b/g;
const BEDROOMS = /\b(\d) ?(?:bed(?:room)?s?|bdrms?|br|bhk)\b/g;

/** What says nothing about a property. */
const EMPTY = new Set(
  'a an and are as at buy by for from in is it its near of on or property properties sale the to with'.split(
    ' ',
  ),
);

/** The words of a text or search in one spelling: amounts in full, "2bed" for two bedrooms, a number apart from its word. */
function spelled(text: string): string[] {
  const plain = plainWords(text.replace(GROUPED, (amount) => amount.replaceAll(',', '')))
    .join(' ')
    .replace(/[₦£$]/g, '')
    .replace(AMOUNT, (_, figure, unit) => String(inFull(figure, unit)))
    .replace(/\b[a-z]+\b/g, (word) => String(NUMBERS.indexOf(word) + 1 || word))
    .replace(/([a-z])\.?(?=\d)/g, '$1 ')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(BEDROOMS, '$1bed');
  return plain.split(' ').filter(Boolean);
}

const inFull = (figure: string, unit: string) =>
  Math.round(Number(figure.replaceAll(',', '')) * timesOf(unit));

/** What a search asks for; of words that say nothing, only if there are no others. */
export function wantedWords(search: string): string[] {
  const words = spelled(search);
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a property has what a search asks for: the beginnings of its words (no land in England), and whole numbers. */
export function isFoundBy(words: string, wanted: readonly string[]): boolean {
  const all = ` ${words} `;
  return wanted.every((word) => {
    if (/\d/.test(word)) return all.includes(` ${word} `);
    return (
      all.includes(` ${word}`) || (word.endsWith('s') && all.includes(` ${word.slice(0, -1)}`))
    );
  });
}

/** What people call a type, its state and its country. */
const TYPE_WORDS: Record<Property['type'], string> = {
  apartment: 'apartments flats condos',
  land: 'land plots',
  house: 'houses homes',
  condo: 'condos apartments flats',
  villa: 'villas houses homes',
};
const STATUS_WORDS: Record<Property['status'], string> = {
  available: 'available',
  'pre-launch': 'pre-launch prelaunch off-plan offplan',
  'selling-fast': 'selling fast',
  'mortgage-available': 'mortgage available',
};
const COUNTRY_WORDS: Record<Property['place'], string> = {
  lagos: 'Nigeria',
  abuja: 'Nigeria',
  birmingham: 'England UK',
  dubai: 'UAE',
  'new-york': 'USA',
};

/** The words that a property can be found by: each once, and none that another begins with. */
export function searchWords(property: Property, listPrice: string): string {
  const { title, location, subtitle, summary, description, price, priceNote = '' } = property;
  const { specifications, paymentPlan } = property;
  const { from, to } = rangeOf(specifications.bedrooms);
  const bedrooms = Array.from({ length: to - from + 1 }, (_, index) => `${from + index} bedrooms`);
  const words = [
    ...new Set(
      spelled(
        [
          ...[title, location, subtitle, summary, ...description],
          ...[TYPE_WORDS[property.type], STATUS_WORDS[property.status]],
          ...[COUNTRY_WORDS[property.place], specifications.size, listPrice, price, priceNote],
          ...paymentPlan.plans.map((plan) => String(plan.price.amount)),
          ...(to > 0 ? [...bedrooms, 'with bedrooms'] : []),
        ].join(' , '),
      ),
    ),
  ].filter((word) => !EMPTY.has(word));
  const isPart = (word: string) =>
    !/\d/.test(word) && words.some((other) => other !== word && other.startsWith(word));
  return words.filter((word) => !isPart(word)).join(' ');
}

const rangeOf = (count: Property['specifications']['bedrooms']) =>
  typeof count === 'object' ? count : { from: count ?? 1, to: count ?? 0 };
