import { expect, it } from 'vitest';
import { monthsOf, NO_PLAN, type PlanFields, readPlan, writePlan } from './plan-address';

it('the address holds what was chosen, and nothing else', () => {
  expect(writePlan(NO_PLAN)).toBe('');
  expect(writePlan({ ...NO_PLAN, property: 'capital-gardens' })).toBe('?property=capital-gardens');
});

it('the address opens the same again', () => {
  const fields: PlanFields = {
    property: 'capital-gardens',
    plan: '300-6m',
    unit: 'A12',
    price: '66m',
    start: '2027-01-31',
    deposit: '20',
    months: '12',
    currency: 'GBP',
    rate: -20,
  };
  expect(readPlan(writePlan(fields))).toEqual(fields);
});

it.each([
  '?start=2027-02-30&currency=EUR&rate=35',
  '?start=tomorrow',
  '?start=0028-11-20',
  '?start=9999-12-31',
  '?utm_source=letter',
  '?unit=<b>',
])('%s chooses nothing', (search) => {
  expect(readPlan(search)).toEqual(NO_PLAN);
});

it.each([
  ['1', 1],
  ['120', 120],
  ['12 months', 12],
  ['１２', 12],
  ['0', undefined],
  ['121', undefined],
  ['1.5', undefined],
  ['1e2', undefined],
  ['', undefined],
])('"%s" is %s months', (typed, months) => {
  expect(monthsOf(typed)).toBe(months);
});
