import * as z from 'zod/mini';
import { CURRENCIES } from './money';
import type { Picture } from './picture';

const words = z.string().check(z.trim(), z.minLength(1));
const count = z.int().check(z.minimum(1));

/** So many, or from so many to so many. */
const CountSchema = z.union([
  count,
  z
    .object({ from: count, to: count })
    .check(z.refine((range) => range.from < range.to, 'A range goes up.')),
]);

export const PROPERTY_TYPES = ['apartment', 'land', 'house', 'condo', 'villa'] as const;
export const PROPERTY_STATUSES = [
  'available',
  'pre-launch',
  'selling-fast',
  'mortgage-available',
] as const;

/** A development that we sell: its page, and its card in lists. */
export const PropertySchema = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: words,
  subtitle: words,
  location: words,
  type: z.enum(PROPERTY_TYPES),
  status: z.enum(PROPERTY_STATUSES),
  /** What lists show: "From ₦45M". */
  listPrice: z.object({
    amount: z.number().check(z.positive()),
    currency: z.enum(CURRENCIES),
  }),
  /** What the page shows as its starting price. */
  price: words,
  pictures: z.array(z.custom<Picture>()).check(z.minLength(1)),
  summary: words,
  description: z.array(words).check(z.minLength(1)),
  features: z.array(words).check(z.minLength(1)),
  specifications: z.object({
    size: words,
    type: words,
    bedrooms: z.optional(CountSchema),
    bathrooms: z.optional(CountSchema),
    parking: z.optional(CountSchema),
  }),
  paymentPlan: z.object({
    deposit: words,
    terms: z.array(words).check(z.minLength(1)),
    /** Plans side by side, for properties that have several. */
    table: z.optional(
      z.object({
        columns: z.array(words).check(z.minLength(2)),
        rows: z.array(z.array(words).check(z.minLength(2))).check(z.minLength(1)),
      }),
    ),
  }),
  landmarks: z.array(words).check(z.minLength(1)),
  whatsappMessage: words,
  /** The option that its contact form starts with. */
  interest: words,
});

export type Property = z.infer<typeof PropertySchema>;
export type Count = z.infer<typeof CountSchema>;
