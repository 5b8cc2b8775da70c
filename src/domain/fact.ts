import * as z from 'zod/mini';
import { yearAfter } from './calendar-day';
import { words } from './words';

const day = z.iso.date();

/** A statement of law, tax or regulation, with where it stands and how long it can be relied on. */
export const FactSchema = z
  .strictObject({
    id: words.check(z.regex(/^(ng|uk|intl)(-[a-z0-9]+)+$/)),
    topic: words,
    /** A figure from the statement, shown large above it where the statement is news. */
    figure: z.optional(words),
    statement: words,
    source: words,
    url: z.optional(z.url({ protocol: /^https$/ })),
    checkedOn: day,
    expiresOn: day,
  })
  .check(
    z.refine((fact) => fact.checkedOn < fact.expiresOn, 'It expires before it was checked.'),
    z.refine(
      ({ checkedOn, expiresOn }) => expiresOn <= yearAfter(checkedOn),
      'It is relied on for more than a year.',
    ),
    z.refine(
      ({ figure = '', statement }) => statement.toLowerCase().includes(figure.toLowerCase()),
      'Its statement does not have its figure.',
    ),
  );

export type Fact = z.infer<typeof FactSchema>;
