import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import facts from '../../src/content/facts.yaml';
import {
  lawSentences,
  unfoundedInComponent,
  unfoundedInData,
  unfoundedInText,
  unfoundedPerformance,
} from './law-sentences.ts';

const FACTS = 'src/content/facts.yaml';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name}`)
  .filter((name) => /\.(mdx|yaml|tsx)$/.test(name) && !name.includes('.test.') && name !== FACTS);

it.each([
  'The Renters’ Rights Act changed how a tenancy ends.',
  'A second home costs five points more, and the surcharge can be 5%.',
  'The seller pays capital gains tax on what is left.',
  'Nigeria is no longer on the FATF grey list.',
  'A purchase needs the Governor’s consent before it is complete.',
  'Since 1 May 2026 a tenancy has no fixed end.',
  'Pricing a home in dollars is not lawful in Nigeria.',
  'While it is empty, its owner usually pays the council tax.',
])('is recognised as a statement of law or tax: %s', (sentence) => {
  expect(lawSentences(`Before it. ${sentence} After it.`)).toEqual([sentence]);
});

it.each([
  'Stamp duty calculator',
  'Ask your lawyer which VAT is added.',
  'Take off empty months, repairs, insurance, interest and tax.',
  'The first phase has carried passengers since September 2023.',
])('is not: %s', (sentence) => expect(lawSentences(sentence)).toEqual([]));

it('texts, components and data that name a statement are let through, and others are quoted', () => {
  const sentence = 'The seller pays capital gains tax on what is left.';
  expect(unfoundedInText(`---\ntitle: A\n---\n${sentence}`)).toEqual([sentence]);
  expect(unfoundedInText(`---\nfacts: [ uk-epc ]\n---\n${sentence}`)).toEqual([]);
  expect(unfoundedInComponent(`<p>\n  ${sentence}\n</p>`)).toEqual([sentence]);
  expect(unfoundedInComponent(`<p>${sentence}</p><Sources ids={ids} />`)).toEqual([]);
  expect(unfoundedInData([{ text: sentence }, { text: sentence, facts: ['uk-epc'] }])).toEqual([
    sentence,
  ]);
  const answers = { tenure: sentence, tenureFacts: ['uk-epc'], costs: [{ note: sentence }] };
  expect(unfoundedInData(answers)).toEqual([sentence]);
});

it.each([
  ['The rental yield is 8% a year.', 1],
  ['It returns 12% of what you paid, year after year.', 1],
  ['Prices along the coast rose by 30 per cent.', 1],
  ['Plots here have doubled in value.', 1],
  ['Rents may rise; ask by how much.', 0],
  ['The developer estimates a rental yield of 8%.', 0],
  ['# An example\nTake a rent of £12,000. Gross yield on the price: 6%.', 0],
  ['# An example\nTake a rent.\n## And ours\nThe gross yield is 6%.', 1],
  ['What is the yield of 8% based on?', 0],
])('what a property earns has an owner or is an example: %s', (text, unfounded) => {
  expect(unfoundedPerformance(text)).toHaveLength(unfounded);
});

/** The end of a law’s name: what stands before it varies, as does the year. */
const LAW_NAME = /\b[A-Z][\w’]+ (?:Act|Law|Code|Regulations)\b/g;

it.each(files.filter((file) => file.endsWith('.mdx')))(
  '%s names a statement for each law that it mentions',
  (file) => {
    const [, head = '', text = ''] =
      /^(?:---\n([\s\S]*?)\n---\n)?([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    const named = facts.filter(({ id }) => isNamed(id, head));
    const founded = named.map(({ statement, source }) => `${statement} ${source}`).join('\n');
    const laws = [...text.matchAll(LAW_NAME)].map(([law]) => law);
    expect(laws.filter((law) => !founded.includes(law))).toEqual([]);
  },
);

it('every statement in facts.yaml is named somewhere', () => {
  const everything = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unused = facts.filter(({ id }) => !isNamed(id, everything));
  expect(unused.map(({ id }) => id)).toEqual([]);
});

function isNamed(id: string, text: string): boolean {
  return new RegExp(`\\b${id}\\b(?!-)`).test(text);
}
