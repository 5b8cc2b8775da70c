import * as z from 'zod/mini';
import { LETTERED, LIMIT, SLUG_PATTERN } from './field-rules';
import { CURRENCIES } from './money';
import { words } from './words';

/** Units that differ in nothing but their label and state, as content has them and the database answers visitors. */
export const UnitGroupSchema = z.strictObject({
  property: z.string().check(z.regex(SLUG_PATTERN), z.maxLength(LIMIT.propertySlug)),
  /** What it is: `Two-bedroom apartment`. */
  kind: words,
  /** In square metres. */
  size: z.number().check(z.positive()),
  bedrooms: z.nullable(z.int().check(z.minimum(1))),
  /** In the currency of the contract; null: told on request. */
  price: z.nullable(z.number().check(z.positive())),
  currency: z.enum(CURRENCIES),
  /** What it looks towards. */
  aspect: z.nullable(words),
  units: z
    .string()
    .check(
      z.refine(
        (units) => units.split(' ').every((unit) => LETTERED.test(unit)),
        'Each unit is a label and the letter of its state.',
      ),
    ),
});

export const UnitsForSaleSchema = z.strictObject({
  asOf: z.iso.date(),
  /** Whether they are made up, which the pages say. */
  isExample: z.boolean(),
  groups: z.array(UnitGroupSchema).check(z.minLength(1)),
});

export type UnitGroup = z.infer<typeof UnitGroupSchema>;
export type UnitsForSale = z.infer<typeof UnitsForSaleSchema>;
