import { expect, it } from 'vitest';
import { planText } from '../domain/compared';
import { comparedProperties } from './compared.generated';
import { propertyOf } from './properties';

it.each([
  ['bloom-towers', '24-month plan'],
  ['capital-gardens', '6 or 12-month plan'],
  ['st-pauls-birmingham', 'Paid in 3 stages'],
  ['citadel-views', 'Plan agreed with your offer'],
])('the plan of %s in a few words', (slug, words) => {
  expect(planText(propertyOf(slug))).toBe(words);
});

it('tells what a property costs, when it is handed over, and what is open, in three lines', () => {
  const bloom = comparedProperties.find(({ slug }) => slug === 'bloom-towers');
  expect(bloom?.told).toEqual([
    'Cost: ₦285M for two bedrooms · deposit: 30% · 24-month plan',
    expect.stringMatching(/^When: the towers may be finished on different days/),
    expect.stringMatching(
      /^Open: papers 0 of \d+ shown, \d+ on request, \d+ not issued yet; homes \d+ of 44 available as of 29 November 2026$/,
    ),
  ]);
  for (const { told } of comparedProperties) expect(told).toHaveLength(3);
});
