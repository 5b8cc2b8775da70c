import { type Day, monthsLater } from './calendar-day';
import { MINOR_UNITS } from './money';
import type { PaymentPlan } from './payment-plan';

/** What the buyer decides, or assumes where the offer will say it. */
export type Choice = {
  /** The day on which the first payment is made. */
  start: Day;
  /** In per cent of the price, for a plan whose deposit is agreed in the offer. */
  deposit: number;
  /** For a plan whose length is agreed in the offer. */
  months: number;
};

/** A payment; `amount` is in the smallest unit of the contract's currency: kobo, pence or cents. */
export type Payment = { name: string; day: Day; amount: number };

/** The payments of a plan. They add up to the price exactly: what can't be divided evenly is in the last. */
export function paymentsOf(plan: PaymentPlan, choice: Choice): Payment[] {
  const price = Math.round(plan.price.amount * MINOR_UNITS);
  return plan.stages
    ? inStages(price, plan.stages, choice.start)
    : byMonth(price, depositOf(plan, price, choice), plan.months ?? choice.months, choice.start);
}

function depositOf({ deposit, months }: PaymentPlan, price: number, choice: Choice): number {
  if (months === 0) return 0;
  if (!deposit) return share(price, choice.deposit);
  if ('percent' in deposit) return share(price, deposit.percent);
  return Math.min(price, Math.round(deposit.amount * MINOR_UNITS));
}

function byMonth(price: number, deposit: number, months: number, start: Day): Payment[] {
  const rest = price - deposit;
  if (months === 0) return [{ name: 'The whole price', day: start, amount: price }];
  const monthly = Math.floor(rest / months);
  const first = deposit > 0 ? [{ name: 'Deposit', day: start, amount: deposit }] : [];
  // Without a deposit, the first instalment is paid at the start.
  const offset = deposit > 0 ? 1 : 0;
  const instalments = Array.from({ length: rest > 0 ? months : 0 }, (_, index) => ({
    name: `Instalment ${index + 1}`,
    day: monthsLater(start, index + offset),
    amount: index === months - 1 ? rest - monthly * (months - 1) : monthly,
  }));
  return [...first, ...instalments];
}

function inStages(
  price: number,
  stages: NonNullable<PaymentPlan['stages']>,
  start: Day,
): Payment[] {
  let rest = price;
  return stages.map(({ name, amount, percent, afterMonths }, index) => {
    const due =
      index === stages.length - 1
        ? rest
        : Math.min(rest, amount ? Math.round(amount * MINOR_UNITS) : share(price, percent ?? 0));
    rest -= due;
    return { name, day: monthsLater(start, afterMonths), amount: due };
  });
}

/** A share of a price, to the smallest unit. */
function share(price: number, percent: number): number {
  return Math.round((price * percent) / 100);
}

/**
 * A plan in a line: `₦5,906,250 a month for 24 months, after ₦60,750,000`. `say` puts a payment into words; `about` comes first
 * where amounts are not the contract's.
 */
export function planInShort(
  { stages }: Pick<PaymentPlan, 'stages'>,
  payments: Pick<Payment, 'amount'>[],
  say: (index: number) => string,
  about = '',
): string {
  const last = payments.length - 1;
  if (last <= 0) return `${about}${say(0)} at once`;
  if (stages) return `${about}${say(0)} first, and ${say(last)} at the end`;
  // Without a deposit, all payments are the same.
  const isEven = payments[0]?.amount === payments[1]?.amount;
  if (isEven) return `${about}${say(0)} a month for ${last + 1} months`;
  return `${about}${say(1)} a month for ${last} ${last === 1 ? 'month' : 'months'}, after ${say(0)}`;
}
