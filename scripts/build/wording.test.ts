import { expect, it } from 'vitest';
import { faultsOf } from './wording.ts';

it.each([
  ['a.yaml', 'text: We are your investment adviser.', 'investment adviser'],
  ['a.yaml', 'text: We advise buyers in two countries.', 'advise'],
  ['a.mdx', 'Our advice is free.', 'advice'],
  ['a.mdx', 'The rent is guaranteed for two years.', 'guaranteed'],
  ['a.mdx', 'A risk-free way to own.', 'risk-free'],
  ['a.tsx', '<p>We have one office</p>', 'one office'],
  ['a.tsx', '<p>Two cities, and one team</p>', 'Two cities'],
  ['a.mdx', 'A home here, held from\nanywhere.', 'held from anywhere'],
  ['a.tsx', '<p>Ask our office, whichever is awake</p>', 'whichever is awake'],
  ['a.yaml', 'text: A gated estate, each plot with a survey.', 'each plot with a survey'],
  ['a.yaml', 'text: Here nobody pays for what they have not seen.', 'nobody pays for what'],
  ['a.yaml', 'text: Our London branch is regulated.', 'London branch'],
  ['a.mdx', 'We are regulated by the Financial Conduct Authority.', 'regulated by the Financial'],
  ['a.yaml', 'title: FCA-approved', 'FCA-approved'],
  ['a.mdx', 'We have a fair interest in it.', 'fair interest'],
  ['a.ts', "const text = 'Tap the link in our letter again.';", 'our letter'],
  ['a.yaml', 'late: Ask that the last payment waits.', 'Ask that'],
  ['a.tsx', "const title = 'Check us before you pay';", 'Check us'],
  ['a.ts', 'const text = `This estate is selling fast.`;', 'selling fast'],
  ['a.html', '<p>Luxury homes</p>', 'Luxury'],
  ['a.yaml', 'why: The title hangs on the land.', 'hangs on'],
  ['a.yaml', 'handover: The date must stand in your offer.', 'must stand in'],
])('refuses in %s: %s', (file, source, word) => {
  expect(faultsOf(file, source)).toEqual([expect.stringContaining(word)]);
});

it.each([
  ['a.yaml', 'text: Ask a tax adviser who knows both countries.'],
  ['a.mdx', 'This is general information, not financial advice.'],
  ['a.mdx', 'Report it through Citizens Advice.'],
  ['a.mdx', 'We are not authorised by the FCA.'],
  ['a.yaml', 'checkedOn: "2026-11-29"'],
  ['a.ts', 'const advice = whatToTry(state); // advise nobody'],
  ['a.tsx', "import { adviser } from './adviser';\n<p>Ask us</p>"],
])('accepts in %s: %s', (file, source) => expect(faultsOf(file, source)).toEqual([]));

it.each([
  ['a.yaml', '- id: uk-x\n  checkedOn: "2999-01-01"'],
  ['a.yaml', 'progress:\n  asOf: 2999-01-01'],
  ['a.mdx', '---\nreviewedOn: 2999-01-01\n---\nText.'],
])('refuses in %s a check on a day to come: %s', (file, source) => {
  expect(faultsOf(file, source)).toEqual(['Nobody can have checked it on 2999-01-01 yet.']);
});

it('law without a source, and what a property earns without an owner, are faults', () => {
  const law = 'The seller pays capital gains tax on what is left.';
  expect(faultsOf('a.mdx', law)).toEqual([`This has no source: ${law}`]);
  expect(faultsOf('a.yaml', `text: ${law}\nfacts: [ng-capital-gains]`)).toEqual([]);
  expect(faultsOf('a.yaml', 'text: The yield is 9% a year.')).toEqual([
    'Whose estimate or example is it? The yield is 9% a year.',
  ]);
});
