import { expect, it } from 'vitest';
import { budgetLabel } from './budget-label';

const rates = { perDollar: { USD: 1, NGN: 1500, GBP: 0.75 } };

it.each([
  ['Not said', 'Not said'],
  ['Under ₦50M', 'Under ₦50M (about $33k)'],
  ['₦100M to ₦250M', '₦100M to ₦250M (about $67k–$170k)'],
  ['Over £250k', 'Over £250k (about $330k)'],
  ['Over ₦2,400M', 'Over ₦2,400M (about $1.6M)'],
])('says what %s is about in dollars, to two figures', (budget, label) => {
  expect(budgetLabel(budget, rates)).toBe(label);
});
