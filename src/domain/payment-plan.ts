import * as z from 'zod/mini';
import { CURRENCIES } from './money';
import type { UnitForSale } from './unit';
import type { UnitGroup } from './unit-group';
import { words } from './words';

const amount = z.number().check(z.positive());
const money = z.strictObject({ amount, currency: z.enum(CURRENCIES) });
const percent = z.number().check(z.positive(), z.maximum(100));
const months = z.int().check(z.minimum(0), z.maximum(120));

/** A payment on a day that is known only roughly. What no stage names is paid at the last one. */
const StageSchema = z.strictObject({
  name: words,
  amount: z.optional(amount),
  percent: z.optional(percent),
  /** An example: the contract has the day. */
  afterMonths: months,
});

/** One way to pay for one kind of home or plot. */
export const PlanSchema = z
  .strictObject({
    /** Its name in addresses: `300-6m`. */
    id: words.check(z.regex(/^[a-z0-9-]+$/)),
    /** `Plot of 300 sqm, 6 months`. */
    name: words,
    /** The type of unit that it is for, where other types are paid for in other ways. */
    kind: z.optional(words),
    /** In the currency of the contract. */
    price: money,
    /** The price as it is stated, if that is not the contract's currency: `price` is then what it was on the day of our rates. */
    statedAs: z.optional(money),
    /** Where there is none, it is agreed in the offer. */
    deposit: z.optional(z.union([z.strictObject({ percent }), z.strictObject({ amount })])),
    /** How long the rest is paid for, once a month; 0: at once. Where there is none, it is agreed in the offer. */
    months: z.optional(months),
    stages: z.optional(z.array(StageSchema).check(z.minLength(2))),
    /** What the sum takes for granted. */
    note: z.optional(words),
  })
  .check(
    z.refine(
      ({ stages, months: monthly }) => !(stages && monthly !== undefined),
      'A plan has stages, or months.',
    ),
  );

export type PaymentPlan = z.infer<typeof PlanSchema>;

/** A property with the ways to pay for it, and its units as content has them. */
export type Offer = { slug: string; title: string; plans: PaymentPlan[]; groups: UnitGroup[] };

/**
 * The ways to pay for a unit, at its own price: those of its type, or those that are for all. Where a type can be paid for at
 * once, that is its price; what it costs over months is another's.
 */
export function plansOfUnit(plans: PaymentPlan[], { kind, price, currency }: UnitForSale) {
  const ofKind = plans.filter((plan) => plan.kind === kind);
  const outright = ofKind.filter(({ months }) => months === 0);
  const stated = outright.length > 0 ? outright : ofKind;
  if (price === null || stated.some((plan) => plan.price.amount === price)) return ofKind;
  const [general] = [...plans.filter((plan) => !plan.kind), ...ofKind];
  if (!general) return [];
  const { statedAs: _, ...plan } = general;
  return [{ ...plan, name: timeOf(plan), price: { amount: price, currency } }];
}

/** How long a plan takes, in words. */
function timeOf({ months, stages }: PaymentPlan): string {
  if (stages) return `in ${stages.length} stages`;
  if (months === undefined) return 'as your offer says';
  return months === 0 ? 'at once' : `${months} months`;
}
