import { expect, it } from 'vitest';
import { paymentsOf, planInShort } from '../domain/instalments';
import { converted, exactMoney, MINOR_UNITS } from '../domain/money';
import { offers } from './plans.generated';
import { rates } from './rates';

const CHOICE = { start: '2027-01-31', deposit: 30, months: 12 } as const;

it.each([
  ['bloom-towers', 'lowest', 'NGN', '₦5,906,250 a month for 24 months, after ₦60,750,000'],
  ['capital-gardens', '300-outright', 'NGN', '₦63,000,000 at once'],
  ['bloom-towers', 'lowest', 'USD', 'about $3,938 a month for 24 months, after $40,500'],
] as const)('%s, %s in %s: %s', (slug, id, currency, words) => {
  const plan = offers.find((offer) => offer.slug === slug)?.plans.find((each) => each.id === id);
  if (!plan) throw new Error(`No plan ${id} of ${slug}`);
  const payments = paymentsOf(plan, CHOICE);
  const say = (index: number) => {
    const amount = (payments[index]?.amount ?? 0) / MINOR_UNITS;
    return exactMoney(
      Math.round(converted(amount, 'NGN', currency, rates)) * MINOR_UNITS,
      currency,
    );
  };
  const isOwn = currency === plan.price.currency;
  expect(planInShort(plan, payments, say, isOwn ? '' : 'about ')).toBe(words);
});

it('a plan in stages says how it begins and ends, and one without a deposit has no "after"', () => {
  const say = (index: number) => `£${[5, 47, 158][index]}k`;
  const amounts = [5, 47, 158].map((amount) => ({ amount }));
  expect(planInShort({ stages: [] }, amounts, say)).toBe('£5k first, and £158k at the end');
  const even = [10, 10, 10].map((amount) => ({ amount }));
  expect(planInShort({}, even, () => '£10k')).toBe('£10k a month for 3 months');
});
