import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Payment, paymentsOf } from '../../src/domain/instalments';
import { CURRENCIES } from '../../src/domain/money';
import { type PaymentPlan, PlanSchema } from '../../src/domain/payment-plan';
import { seedOfRun } from './support/random';

const PLANS = process.env['NIGHTLY'] ? 10_000 : 1_000;

/** With kobo, pence or cents. */
const money = fc.integer({ min: 1, max: 200_000_000_000 }).map((units) => units / 100);
const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
const months = fc.integer({ min: 0, max: 120 });
const start = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const monthly = fc.record(
  { deposit: fc.oneof(fc.record({ percent }), fc.record({ amount: money })), months },
  { requiredKeys: [] },
);
const staged = fc.record({
  stages: fc.array(
    fc.record(
      { name: fc.constant('Stage'), amount: money, percent, afterMonths: months },
      { requiredKeys: ['name', 'afterMonths'] },
    ),
    { minLength: 2, maxLength: 6 },
  ),
});
const plan = fc
  .tuple(money, fc.constantFrom(...CURRENCIES), fc.oneof(monthly, staged))
  .map(([amount, currency, terms]): PaymentPlan => {
    const price = { amount, currency };
    return PlanSchema.parse({ id: 'plan', name: 'A plan', price, ...terms });
  });
const choice = fc.record({
  start,
  deposit: fc.integer({ min: 0, max: 100 }),
  months: fc.integer({ min: 1, max: 120 }),
});

it('the payments of every plan add up to its price, on days that exist', () => {
  fc.assert(
    fc.property(plan, choice, (terms, chosen) => {
      const payments = paymentsOf(terms, chosen);
      const total = payments.reduce((sum, { amount }) => sum + amount, 0);
      expect(total).toBe(Math.round(terms.price.amount * 100));
      expect(
        payments.filter(({ amount }) => !(Number.isSafeInteger(amount) && amount >= 0)),
      ).toEqual([]);
      // None drifts: after one in February, the next is on the day of the first again.
      const first = Number(chosen.start.slice(8));
      const isWrong = ({ day }: Payment) => {
        const [year = 0, month = 0, date] = day.split('-').map(Number);
        return date !== Math.min(first, new Date(Date.UTC(year, month, 0)).getUTCDate());
      };
      expect(payments.filter(isWrong)).toEqual([]);
    }),
    { numRuns: PLANS, seed: seedOfRun('payment plans') },
  );
});
