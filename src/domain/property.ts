import * as z from 'zod/mini';
import { LIMIT, SLUG_PATTERN } from './field-rules';
import { CURRENCIES } from './money';
import { PlanSchema } from './payment-plan';
import type { Picture } from './picture';
import { words } from './words';

const count = z.int().check(z.minimum(1));
const amount = z.number().check(z.positive());

/** One number, or a range. */
const CountSchema = z.union([
  count,
  z
    .object({ from: count, to: count })
    .check(z.refine((range) => range.from < range.to, 'A range must be ascending.')),
]);

const PictureSchema = z.custom<Picture>(
  (value) => typeof value === 'object' && value !== null && 'hash' in value,
  'The picture is missing: it needs an entry in media/pictures.yaml.',
);

const PlanTableSchema = z
  .object({
    columns: z.array(words).check(z.minLength(2)),
    rows: z.array(z.array(words)).check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      'Every row needs a cell for each column.',
    ),
  );

/** The chapters of a property's page. */
export const CHAPTERS = ['about', 'plans', 'place', 'papers', 'money'] as const;

/** A development that we sell, as its page and its cards show it. */
export const PropertySchema = z.strictObject({
  slug: z.string().check(z.regex(SLUG_PATTERN), z.maxLength(LIMIT.propertySlug)),
  title: words,
  subtitle: words,
  location: words,
  place: z.enum(['lagos', 'abuja', 'birmingham', 'dubai', 'new-york']),
  type: z.enum(['apartment', 'land', 'house', 'condo', 'villa']),
  status: z.enum(['available', 'pre-launch', 'selling-fast', 'mortgage-available']),
  /** The price in lists: "From ₦45M", or "₦285M" where cheaper units exist as well. */
  listPrice: z.strictObject({
    amount,
    currency: z.enum(CURRENCIES),
    isFrom: z.boolean(),
    /** What it is the price of, where the property has more than one price: "for a shell". */
    of: z.optional(words),
  }),
  /** The lowest and highest price of a unit, where known. */
  priceRange: z.optional(
    z
      .object({ from: amount, to: amount, currency: z.enum(CURRENCIES) })
      .check(z.refine((range) => range.from < range.to, 'A range must be ascending.')),
  ),
  /** The starting price on the page. */
  price: words,
  /** What that is the price of: "of a finished home". */
  priceOf: z.optional(words),
  /** The second price: offices, or paying everything at once. */
  priceNote: z.optional(words),
  /** The slides of the page's carousel. The first one leads the page, and stands on cards. */
  pictures: z.array(PictureSchema).check(z.minLength(1)),
  /** The first slide in other shapes, cut for them: upright for phones, and at dusk for the dark scheme. */
  lead: z.strictObject({
    /** True of the first slide in every shape: a picture has one text. */
    alt: words,
    portrait: z.optional(PictureSchema),
    dusk: z.optional(PictureSchema),
    portraitAtDusk: z.optional(PictureSchema),
  }),
  /** The pictures between the texts, in order. */
  story: z.array(
    z.strictObject({
      chapter: z.enum(CHAPTERS),
      picture: PictureSchema,
      caption: words,
      /** The rooms of a floor plan that look like this, by how their names begin. */
      room: z.optional(words),
    }),
  ),
  /** The three figures below the lead picture. */
  figures: z.array(z.strictObject({ figure: words, label: words })).check(z.length(3)),
  summary: words,
  description: z.array(words).check(z.minLength(1)),
  features: z.array(words).check(z.minLength(1)),
  specifications: z.strictObject({
    size: words,
    type: words,
    bedrooms: z.optional(CountSchema),
    bathrooms: z.optional(CountSchema),
    parking: z.optional(CountSchema),
    /** The building: its storeys, homes and lifts. */
    building: z.optional(words),
    /** What has to be said of these, below them. */
    note: z.optional(words),
  }),
  paymentPlan: z.strictObject({
    deposit: words,
    terms: z.array(words).check(z.minLength(1)),
    /** Payment plans or steps, side by side. */
    table: z.optional(PlanTableSchema),
    /** The same in numbers, for what is worked out from them. */
    plans: z.array(PlanSchema).check(z.minLength(1)),
  }),
  landmarks: z.array(words).check(z.minLength(1)),
  /** Whether there is a 3D tour, on another site. */
  hasTour: z.optional(z.boolean()),
  whatsappMessage: words,
  /** What search engines are told, where it differs from the title and the summary. */
  search: z.optional(z.strictObject({ title: words, description: words, keywords: words })),
});

export type Property = z.infer<typeof PropertySchema>;
export type Chapter = (typeof CHAPTERS)[number];
export type Count = z.infer<typeof CountSchema>;
