import { converted, type Rates } from './money.ts';
import { amountsIn } from './priced-text.ts';
import { shortPrice } from './short-price.ts';

/** A budget with what it is about in dollars, for those who think in them: "₦50M to ₦100M (about $33k–$67k)". */
export function budgetLabel(budget: string, rates: Rates): string {
  const dollars = amountsIn(budget).map(({ from, currency }) =>
    shortPrice(roughly(converted(from, currency, 'USD', rates)), 'USD'),
  );
  return dollars.length === 0 ? budget : `${budget} (about ${dollars.join('–')})`;
}

/** To two figures: more would promise a rate that nobody has agreed to. */
const roughly = (amount: number) => Number(amount.toPrecision(2));
