import * as z from 'zod/mini';

const words = z.string().check(z.trim(), z.minLength(1));
const address = z.url({ protocol: /^https$/ });
/** With the country code, as chat links need it: +44 7700 900142, or 447700900142. */
const phone = z
  .string()
  .check(z.regex(/^\+?[1-9][\d ]{6,17}$/, 'A phone number must start with its country code.'));

/** A list without duplicates: options are identified by their text. */
export const OptionsSchema = z.array(words).check(
  z.minLength(1),
  z.refine((options) => new Set(options).size === options.length, 'An option appears twice.'),
);

export const CompanySchema = z.object({
  name: words,
  founded: z.int().check(z.minimum(1900)),
  tagline: words,
  blurb: words,
  whatsapp: phone,
  email: z.email(),
  hours: words,
  offices: z.array(z.object({ city: words, address: z.array(words), phone })).check(z.minLength(1)),
  openingTimes: z.array(z.object({ days: words, hours: words })).check(z.minLength(1)),
  social: z.array(z.object({ name: words, url: address })),
  stats: z.array(z.object({ figure: words, label: words })),
});

export const TestimonialsSchema = z
  .array(z.object({ text: words, author: words, location: words }))
  .check(z.minLength(1));

export const PartnersSchema = z.array(z.object({ name: words, text: words })).check(z.minLength(1));

/** Reasons or benefits: a heading and an explanation. */
export const PointsSchema = z.array(z.object({ title: words, text: words })).check(z.minLength(1));

export const ServicesSchema = z
  .array(z.object({ title: words, brief: words }))
  .check(z.minLength(1));

export const ServiceDetailsSchema = z.record(
  words,
  z.object({ text: words, includes: z.array(words).check(z.minLength(1)) }),
);

export const CurrenciesSchema = z
  .array(z.object({ code: z.string().check(z.regex(/^[A-Z]{3}$/)), symbol: words, label: words }))
  .check(z.minLength(1));

const rate = z.number().check(z.positive());

/** Rates per dollar, as of a day that is not in the future. */
export const RatesSchema = z.object({
  asOf: z.iso
    .date()
    .check(
      z.refine((day) => !(Date.parse(day) > Date.now()), 'The date of the rates is in the future.'),
    ),
  perDollar: z.object({ USD: z.literal(1), NGN: rate, GBP: rate }),
});
