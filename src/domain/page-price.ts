import type { Rates } from './money.ts';
import { type PricedText, pricedText } from './priced-text.ts';
import type { Property } from './property';
import { shortPrice } from './short-price.ts';

const BILLION = 1e9;

const inNaira = (amount: number) =>
  amount >= BILLION ? `₦${amount / BILLION} billion` : shortPrice(amount, 'NGN');

/** "about ₦202.5M–₦1.125 billion": what a range in dollars is in the contract's naira; undefined for all other prices. */
export function nairaRange({ paymentPlan }: Pick<Property, 'paymentPlan'>): string | undefined {
  const amounts = paymentPlan.plans.flatMap(({ price, statedAs }) =>
    statedAs ? price.amount : [],
  );
  if (amounts.length === 0) return undefined;
  return `about ${inNaira(Math.min(...amounts))}–${inNaira(Math.max(...amounts))}`;
}

/** The price on a property's page, with what it is the price of. */
export function pagePriceText(property: Pick<Property, 'price' | 'priceOf' | 'paymentPlan'>) {
  const { price, priceOf } = property;
  const naira = nairaRange(property);
  return [priceOf ? `${price} ${priceOf}` : price, naira].filter(Boolean).join(', ');
}

/** The same with equivalents, for lists, which have a price of their own above it. */
export function pagePrice(property: Property, rates: Rates): PricedText {
  const { NGN: _, ...about } = pricedText(property.price, rates).about;
  const text = pagePriceText(property);
  return { text: property.priceOf ? text : `All prices: ${text}`, about };
}
