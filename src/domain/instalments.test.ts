import { describe, expect, it } from 'vitest';
import { paymentsOf } from './instalments';
import type { PaymentPlan } from './payment-plan';

const start = '2026-12-31';
const choice = { start, deposit: 0, months: 6 };
const plan = (more: Partial<PaymentPlan>): PaymentPlan => ({
  id: 'plan',
  name: 'A plan',
  price: { amount: 100, currency: 'NGN' },
  ...more,
});
const amounts = (more: Partial<PaymentPlan>, chosen = choice) =>
  paymentsOf(plan(more), chosen).map(({ amount }) => amount);

describe('the payments of a plan', () => {
  it('follow its deposit, month by month, with what can’t be divided in the last', () => {
    const payments = paymentsOf(plan({ deposit: { percent: 20 }, months: 3 }), choice);
    expect(payments).toEqual([
      { name: 'Deposit', day: '2026-12-31', amount: 2_000 },
      { name: 'Instalment 1', day: '2027-01-31', amount: 2_666 },
      { name: 'Instalment 2', day: '2027-02-28', amount: 2_666 },
      { name: 'Instalment 3', day: '2027-03-31', amount: 2_668 },
    ]);
  });

  it('begin at once without a deposit', () => {
    expect(paymentsOf(plan({ months: 2 }), choice)).toEqual([
      { name: 'Instalment 1', day: '2026-12-31', amount: 5_000 },
      { name: 'Instalment 2', day: '2027-01-31', amount: 5_000 },
    ]);
  });

  it('are one if the price is paid at once', () => {
    expect(amounts({ months: 0 })).toEqual([10_000]);
  });

  it('take the deposit and the length that the buyer assumes, where the offer will say them', () => {
    expect(amounts({}, { start, deposit: 40, months: 2 })).toEqual([4_000, 3_000, 3_000]);
    expect(amounts({ months: 1 }, { start, deposit: 100, months: 2 })).toEqual([10_000]);
  });

  it('come in stages: a sum, a share of the price, and the rest', () => {
    const stages = [
      { name: 'Reservation', amount: 5, afterMonths: 0 },
      { name: 'Exchange', percent: 10, afterMonths: 1 },
      { name: 'Completion', afterMonths: 4 },
    ];
    expect(paymentsOf(plan({ stages }), choice)).toEqual([
      { name: 'Reservation', day: '2026-12-31', amount: 500 },
      { name: 'Exchange', day: '2027-01-31', amount: 1_000 },
      { name: 'Completion', day: '2027-04-30', amount: 8_500 },
    ]);
  });
});
