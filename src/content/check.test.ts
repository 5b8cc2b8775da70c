import { expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import {
  CompanySchema,
  OptionsSchema,
  RatesSchema,
  TestimonialsSchema,
} from '../domain/content-schemas';
import { checkContent, partFaults } from './check';
import { company } from './company';
import { rates } from './rates';
import { testimonials } from './testimonials';

it('finds no faults in the current content', () => {
  expect(checkContent).not.toThrow();
});

it.each<[string, ZodMiniType, unknown, string]>([
  ['a company without a name', CompanySchema, { ...company, name: ' ' }, 'it.name: '],
  ['an invalid e-mail address', CompanySchema, { ...company, email: 'hello' }, 'it.email: '],
  [
    'a chat number without a country code',
    CompanySchema,
    { ...company, whatsapp: '0803 000 0000' },
    'it.whatsapp: A phone number must start with its country code.',
  ],
  [
    'a testimonial without an author',
    TestimonialsSchema,
    [testimonials[0], { ...testimonials[1], author: '' }],
    'it.1.author: ',
  ],
  ['a duplicate option', OptionsSchema, ['One', 'Two', 'One'], 'it: An option appears twice'],
  ['an option without a value', OptionsSchema, ['One', ''], 'it.1: '],
  [
    'a negative rate',
    RatesSchema,
    { ...rates, perDollar: { ...rates.perDollar, NGN: -1500 } },
    'it.perDollar.NGN: ',
  ],
  ['rates without a date', RatesSchema, { ...rates, asOf: 'November' }, 'it.asOf: '],
  ['rates with a future date', RatesSchema, { ...rates, asOf: '2999-01-01' }, 'it.asOf: The date'],
])('refuses %s and reports where it is', (_, schema, value, fault) => {
  const faults = partFaults({ file: 'src/content/file.ts', name: 'it', schema, value });
  expect(faults).toEqual([expect.stringContaining(`src/content/file.ts: ${fault}`)]);
});
