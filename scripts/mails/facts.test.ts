import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Answers } from '../../src/domain/answers';
import type { Property } from '../../src/domain/property';
import type { UnitsForSale } from '../../src/domain/unit-group';
import { shownProperty } from './facts';
import { unitsTopic } from './units-topic';

const read = (folder: string) =>
  parse(readFileSync(`src/content/${folder}/bloom-towers.yaml`, 'utf8'));

type Content = { property: Property; answers: Answers; forSale: UnitsForSale };

/** What is shown of Bloom Towers after an edit of its files, and which topics that changes. */
function after(edit: (content: Content) => void) {
  const load = (): Content => ({
    property: read('properties'),
    answers: read('answers'),
    forSale: parse(readFileSync('src/content/units.yaml', 'utf8')),
  });
  const content = load();
  edit(content);
  const [is, was] = [content, load()].map(({ property, answers, forSale }) => [
    ...shownProperty(property, answers).topics,
    ...unitsTopic('bloom-towers', forSale.groups, '2026-12-01'),
  ]);
  const changed = is
    ?.filter(({ fingerprint }, n) => fingerprint !== was?.[n]?.fingerprint)
    .map(({ topic }) => topic);
  return {
    words: Object.fromEntries(is?.map(({ topic, words }) => [topic, words]) ?? []),
    changed,
  };
}

/** Gives all units of the first type this state. */
function setAll({ groups: [first, ...others] }: UnitsForSale, letter: string): void {
  for (const group of [first, ...others].filter((one) => one?.kind === first?.kind))
    if (group) group.units = group.units.replaceAll(/[a-z]\S*/g, letter);
}

const setFirst = ({ groups }: UnitsForSale, to: object) => Object.assign(groups[0] ?? {}, to);
const showPaper = ({ answers }: Content) => {
  const seen = { reference: 'LA/1', seenOn: '2027-01-05', seenBy: 'Ada Obi' };
  Object.assign(answers.proofs[1] ?? {}, { state: 'shown', ...seen });
};

it.each<[string, string[], (content: Content) => void]>([
  ['nothing', [], () => undefined],
  ['a price', ['price'], ({ property }) => Object.assign(property, { price: '$140,000' })],
  [
    'a deposit',
    ['price'],
    ({ property }) => Object.assign(property.paymentPlan, { deposit: '9%' }),
  ],
  [
    'a cell of the payment plan',
    ['price'],
    ({ property }) => property.paymentPlan.table?.rows[2]?.splice(1, 1, '36 months'),
  ],
  ['the price of a unit', ['units'], ({ forSale }) => setFirst(forSale, { price: 140_000 })],
  ['a paper that is shown', ['papers'], showPaper],
  [
    'a milestone that is done',
    ['progress'],
    ({ answers }) => Object.assign(answers.progress.milestones[0] ?? {}, { state: 'done' }),
  ],
  [
    'what is due next',
    ['progress'],
    ({ answers }) => Object.assign(answers.progress.next, { due: 'March 2027' }),
  ],
  ['a unit that is sold', [], ({ forSale }) => setFirst(forSale, { units: 'W05-01s' })],
  ['a type that is sold out', ['units'], ({ forSale }) => setAll(forSale, 's')],
  ['a type that is released no more', ['units'], ({ forSale }) => setAll(forSale, 'n')],
  ['another order', [], ({ answers }) => answers.proofs.reverse()],
  [
    'words that are no news: the summary, why a paper matters, the day of the last look',
    [],
    ({ property, answers }) => {
      property.summary = 'Reworded.';
      Object.assign(answers.proofs[0] ?? {}, { why: 'Reworded.' });
      Object.assign(answers.progress, { today: 'Reworded.', asOf: '2027-01-01' });
      Object.assign(answers.progress.entries[0] ?? {}, { text: 'Reworded.' });
    },
  ],
])('%s changes %j', (_, topics, edit) => {
  expect(after(edit).changed).toEqual(topics);
});

it('says the facts in words, a line each', () => {
  const { words } = after(showPaper);
  expect(words['price']?.split('\n')).toEqual(
    expect.arrayContaining([
      'Starting price: $135,000–$750,000, about ₦202.5M–₦1.125 billion',
      'Also: Offices $2,800 per sqm',
      'Initial deposit: 30%',
      'Time to pay: 24 months (Apartment), 24 months (Office)',
    ]),
  );
  expect(words['units']).toMatch(
    /^One-bedroom apartment: ₦202,500,000, ₦216,000,000, \d+ of \d+ available$/m,
  );
  expect(words['papers']).toContain(
    'Survey of the site: Shown, number LA/1, seen on 5 January 2027 by Ada Obi',
  );
  expect(words['progress']).toContain('Podium: On request');
});
