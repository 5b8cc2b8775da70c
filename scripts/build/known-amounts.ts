import type { Answers } from '../../src/domain/answers.ts';
import { paymentsOf } from '../../src/domain/instalments.ts';
import {
  CURRENCIES,
  type Currency,
  converted,
  MINOR_UNITS,
  type Rates,
} from '../../src/domain/money.ts';
import type { PaymentPlan } from '../../src/domain/payment-plan.ts';
import { amountsIn } from '../../src/domain/priced-text.ts';
import type { Property } from '../../src/domain/property.ts';

/** An amount of money. */
export type Money = { amount: number; currency: Currency };

/** Texts round to tenths of a million or a thousand. */
const TOLERANCE = 0.006;

/**
 * Every amount of money that may be said of a property: its figures, what follows from them, and both in other currencies.
 * @param ofUnits the prices of its units
 */
export function knownAmounts(
  property: Property,
  answers: Answers,
  rates: Rates,
  ofUnits: Money[],
): Money[] {
  const { listPrice, priceRange, paymentPlan } = property;
  const stated = [
    listPrice,
    ...(priceRange ? ends(priceRange) : []),
    ...paymentPlan.plans.flatMap((plan) => [plan.price, plan.statedAs, ...paymentsIn(plan)]),
    ...savings(paymentPlan.plans),
    ...ofUnits,
    ...answers.units.map(({ pricePerSqm }) => pricePerSqm),
    ...(answers.yieldExample ? exampleAmounts(answers.yieldExample) : []),
  ].filter((money) => money !== undefined);
  return stated.flatMap((money) => inAll(money, rates));
}

/** The amounts in a text that are not among the known ones, as they are written. */
export function unknownAmounts(text: string, known: Money[]): string[] {
  const isKnown = (found: Money) =>
    known.some(
      ({ amount, currency }) =>
        currency === found.currency && Math.abs(amount - found.amount) <= amount * TOLERANCE,
    );
  return amountsIn(text)
    .filter((found) => !ends(found).every(isKnown))
    .map((found) => found.text);
}

/** The amounts in a text. */
export function statedAmounts(text: string): Money[] {
  return amountsIn(text).flatMap(ends);
}

function ends({ from, to, currency }: { from: number; to: number; currency: Currency }) {
  return [from, to].map((amount) => ({ amount, currency }));
}

function inAll({ amount, currency }: Money, rates: Rates): Money[] {
  return CURRENCIES.map((other) => ({
    amount: converted(amount, currency, other, rates),
    currency: other,
  }));
}

/** Each payment of a plan that leaves nothing open, and what is left after the first; also of the price as it is stated. */
function paymentsIn(plan: PaymentPlan): Money[] {
  if (plan.months === undefined && !plan.stages) return [];
  return [plan.price, ...(plan.statedAs ? [plan.statedAs] : [])].flatMap((price) => {
    const payments = paymentsOf({ ...plan, price }, { start: '2026-01-01', deposit: 0, months: 1 });
    const amounts = payments.map(({ amount }) => amount / MINOR_UNITS);
    return [...amounts, price.amount - (amounts[0] ?? 0)].map((amount) => ({
      amount,
      currency: price.currency,
    }));
  });
}

/** What one way to pay for a home or plot costs more than another. */
function savings(plans: PaymentPlan[]): Money[] {
  const whatFor = ({ name }: PaymentPlan) => name.split(',')[0];
  return plans.flatMap((plan) =>
    plans
      .filter((other) => whatFor(other) === whatFor(plan) && other.price.amount < plan.price.amount)
      .map((other) => ({
        amount: plan.price.amount - other.price.amount,
        currency: plan.price.currency,
      })),
  );
}

function exampleAmounts(example: NonNullable<Answers['yieldExample']>): Money[] {
  const { currency, price, lines, net, totalCost } = example;
  const amounts = [...lines, ...totalCost.parts, totalCost].map(({ amount }) => Math.abs(amount));
  const inWords = lines.flatMap(({ label }) => amountsIn(label).flatMap(ends));
  return [...[...amounts, price, net].map((amount) => ({ amount, currency })), ...inWords];
}
