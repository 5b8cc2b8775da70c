import { expect, it } from 'vitest';
import { amountsIn, budgetLabel, pricedText } from './priced-text';

const rates = { perDollar: { USD: 1, NGN: 1500, GBP: 0.75 } };

it.each([
  ['From ₦45M', [45_000_000, 45_000_000, 'NGN']],
  ['$135,000–$750,000', [135_000, 750_000, 'USD']],
  ['Offices $2,800 per sqm', [2_800, 2_800, 'USD']],
  ['₦63M–₦129M', [63_000_000, 129_000_000, 'NGN']],
  ['£5,000 reservation fee', [5_000, 5_000, 'GBP']],
  ['$3,937.50 a month', [3_937.5, 3_937.5, 'USD']],
  ['Pay £1.5k, then wait', [1_500, 1_500, 'GBP']],
] as const)('finds the amount in "%s"', (text, [from, to, currency]) => {
  expect(amountsIn(text)).toMatchObject([{ from, to, currency }]);
});

it.each(['30% deposit', 'Rental yield 8–10%', '600 sqm', 'Contact for pricing', ''])(
  'finds none in "%s"',
  (text) => {
    expect(amountsIn(text)).toEqual([]);
  },
);

it('does not take the start of a word for a unit', () => {
  expect(amountsIn('₦5 May be too little')).toMatchObject([{ text: '₦5' }]);
});

it('reads millions in words', () => {
  expect(amountsIn('₦7 million more, of ₦1.2 billion')).toMatchObject([
    { text: '₦7 million', from: 7_000_000 },
    { text: '₦1.2 billion', from: 1_200_000_000 },
  ]);
});

it('adds what the amounts are about in the other currencies', () => {
  expect(pricedText('30%: $40,500 for an apartment at $135,000', rates).about).toEqual({
    NGN: '₦60.8M, ₦202.5M',
    GBP: '£30.4k, £101k',
  });
});

it('adds it to a range once', () => {
  expect(pricedText('₦63M–₦129M', rates)).toEqual({
    text: '₦63M–₦129M',
    about: { GBP: '£31.5k–£64.5k', USD: '$42k–$86k' },
  });
});

it('adds nothing to a text without amounts', () => {
  expect(pricedText('Agreed with your offer', rates).about).toEqual({});
});

it.each([
  ['Not said', 'Not said'],
  ['Under ₦50M', 'Under ₦50M (about $33k)'],
  ['₦100M to ₦250M', '₦100M to ₦250M (about $67k–$170k)'],
  ['Over £250k', 'Over £250k (about $330k)'],
  ['Over ₦2,400M', 'Over ₦2,400M (about $1.6M)'],
])('says what %s is about in dollars, to two figures', (budget, label) => {
  expect(budgetLabel(budget, rates)).toBe(label);
});
