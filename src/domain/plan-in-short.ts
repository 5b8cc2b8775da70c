import type { Payment } from './instalments';
import type { PaymentPlan } from './payment-plan';

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
