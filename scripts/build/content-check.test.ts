import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import facts from '../../src/content/facts.yaml';
import { propertyOf } from '../../src/content/properties.ts';
import { rates } from '../../src/content/rates.ts';
import testimonials from '../../src/content/testimonials.yaml';
import type { Answers } from '../../src/domain/answers.ts';
import { answersFaults, checkContent, fileFaults, propertyFaults } from './content-check.ts';

it('finds no faults in the current content', () => {
  expect(checkContent).not.toThrow();
});

const ofCompany = (change: object) => ({ company: { ...company, ...change } });
const ofRates = (change: object) => ({ rates: { ...rates, ...change } });
const ofFact = (change: object) => [{ ...facts[0], ...change }];

it.each<[string, string, object, string]>([
  ['a company without a name', 'company.ts', ofCompany({ name: ' ' }), 'company.name: '],
  ['an invalid e-mail address', 'company.ts', ofCompany({ email: 'hello' }), 'company.email: '],
  [
    'a chat number without a country code',
    'company.ts',
    ofCompany({ whatsapp: '0803 000 0000' }),
    'company.whatsapp: A phone number must start with its country code.',
  ],
  [
    'a testimonial without an author',
    'testimonials.yaml',
    [testimonials[0], { ...testimonials[1], author: undefined }],
    '1.author: ',
  ],
  [
    'a duplicate option',
    'options.ts',
    { names: ['One', 'Two', 'One'] },
    'names: An option appears twice',
  ],
  ['an option without a value', 'options.ts', { names: ['One', ''] }, 'names.1: '],
  [
    'a statement of law that is in no list',
    'uk-reasons.yaml',
    [{ title: 'Rent in pounds', text: 'It is paid monthly.', facts: ['uk-x'] }],
    'facts.yaml has no uk-x.',
  ],
  [
    'a statement that nobody could rely on',
    'facts.yaml',
    ofFact({ checkedOn: '2026-11-28', expiresOn: '2026-11-28' }),
    '0: It expires before it was checked.',
  ],
  [
    'a statement that is relied on for more than a year',
    'facts.yaml',
    ofFact({ checkedOn: '2026-11-28', expiresOn: '2027-11-29' }),
    '0: It is relied on for more than a year.',
  ],
  ['a statement without a source', 'facts.yaml', ofFact({ source: undefined }), '0.source: '],
  ['a list without options', 'options.ts', { names: [] }, 'names: '],
  [
    'a negative rate',
    'rates.ts',
    ofRates({ perDollar: { ...rates.perDollar, NGN: -1500 } }),
    'rates.perDollar.NGN: ',
  ],
  ['rates without a date', 'rates.ts', ofRates({ asOf: 'November' }), 'rates.asOf: '],
  [
    'rates with a future date',
    'rates.ts',
    ofRates({ asOf: '2999-01-01' }),
    'rates.asOf: The date is in the future.',
  ],
])('refuses %s and reports where it is', (_, file, exported, fault) => {
  const faults = fileFaults(file, exported);
  expect(faults).toEqual([expect.stringContaining(`src/content/${file}: ${fault}`)]);
});

const bloomTowers = propertyOf('bloom-towers');

describe('a property', () => {
  const faulty = (change: object) =>
    propertyFaults({
      './properties/bloom-towers.yaml': Object.assign(structuredClone(bloomTowers), change),
    });
  const specifications = (change: object) => ({
    specifications: { ...bloomTowers.specifications, ...change },
  });

  it.each([
    ['negative bedrooms', specifications({ bedrooms: -3 }), 'specifications.bedrooms'],
    ['no bathrooms', specifications({ bathrooms: 0 }), 'specifications.bathrooms'],
    ['half a space', specifications({ parking: 1.5 }), 'specifications.parking'],
    ['a range that goes down', specifications({ bedrooms: { from: 3, to: 1 } }), 'bedrooms'],
    ['a missing picture', { pictures: [undefined] }, 'pictures.0: The picture is missing'],
    ['a misspelt field', { priceNotes: 'Offices' }, 'priceNotes'],
    ['an unknown status', { status: 'sold' }, 'status'],
    ['fast sales that no unit shows', { status: 'selling-fast' }, 'status'],
    ['a row without a cell', { paymentPlan: shortRow() }, 'paymentPlan.table'],
  ])('refuses %s and reports where it is', (_, change, field) => {
    const faults = faulty(change);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('src/content/properties/bloom-towers.yaml: ');
    expect(faults[0]).toContain(field);
  });

  it.each([
    [
      'a slug that another property already has',
      { './properties/bloom-towers.yaml': bloomTowers, './properties/twin.yaml': bloomTowers },
      "src/content/properties/twin.yaml: slug: It differs from the file's name.",
    ],
    [
      'a slug that differs from its file name',
      { './properties/towers.yaml': bloomTowers },
      "src/content/properties/towers.yaml: slug: It differs from the file's name.",
    ],
    [
      'a property without a name for the lists',
      {
        './properties/new-towers.yaml': { ...bloomTowers, slug: 'new-towers' },
      },
      'src/content/properties/new-towers.yaml: slug: It has no name in src/content/property-names.ts.',
    ],
    [
      'a file without a property',
      { './properties/towers.yaml': null },
      'src/content/properties/towers.yaml: Invalid input: expected object, received null',
    ],
  ])('refuses %s', (_, files, fault) => {
    expect(propertyFaults(files)).toEqual([fault]);
  });
});

function shortRow() {
  return { ...bloomTowers.paymentPlan, table: { columns: ['A', 'B'], rows: [['a']] } };
}

describe('the answers for buyers', () => {
  const files = import.meta.glob<Answers>('../../src/content/answers/*.yaml', {
    eager: true,
    import: 'default',
  });
  const all = Object.fromEntries(
    Object.entries(files).map(([path, one]) => [path.replace('../../src/content', '.'), one]),
  );
  const PATH = './answers/bloom-towers.yaml';
  const change = (edit: (answers: Answers) => void) => {
    const edited = structuredClone(all[PATH] as Answers);
    edit(edited);
    return answersFaults({ ...all, [PATH]: edited });
  };

  it('are missed for a property without any', () => {
    const { [PATH]: _, ...rest } = all;
    expect(answersFaults(rest)).toEqual(['src/content/answers/bloom-towers.yaml: It is missing.']);
  });

  it('call no paper shown without a number, a day and who saw it', () => {
    const faults = change(({ proofs: [proof] }) => Object.assign(proof ?? {}, { state: 'shown' }));
    expect(faults).toEqual([
      expect.stringContaining('proofs.0: A paper is shown with a reference'),
    ]);
  });

  it('rest on statements that are in the list', () => {
    const faults = change(({ proofs: [proof] }) => Object.assign(proof ?? {}, { facts: ['ng-x'] }));
    expect(faults).toEqual(['src/content/answers/bloom-towers.yaml: facts.yaml has no ng-x.']);
  });
});

it('no statement of law or tax has expired', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(facts.filter(({ expiresOn }) => expiresOn <= today).map(({ id }) => id)).toEqual([]);
});
