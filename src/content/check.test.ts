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

it('finds nothing wrong with the content as it is', () => {
  expect(checkContent).not.toThrow();
});

it.each<[string, ZodMiniType, unknown, string]>([
  ['a company without a name', CompanySchema, { ...company, name: ' ' }, 'it.name: '],
  ['an e-mail that is none', CompanySchema, { ...company, email: 'hello' }, 'it.email: '],
  [
    'a chat number that nobody can dial from abroad',
    CompanySchema,
    { ...company, whatsapp: '0803 000 0000' },
    'it.whatsapp: A phone number begins with its country.',
  ],
  [
    'a testimonial that nobody gave',
    TestimonialsSchema,
    [testimonials[0], { ...testimonials[1], author: '' }],
    'it.1.author: ',
  ],
  [
    'an option that stands there twice',
    OptionsSchema,
    ['One', 'Two', 'One'],
    'it: Something stands',
  ],
  ['an option without a value', OptionsSchema, ['One', ''], 'it.1: '],
  [
    'a rate below nothing',
    RatesSchema,
    { ...rates, perDollar: { ...rates.perDollar, NGN: -1500 } },
    'it.perDollar.NGN: ',
  ],
  ['rates without their day', RatesSchema, { ...rates, asOf: 'November' }, 'it.asOf: '],
  ['rates of a day to come', RatesSchema, { ...rates, asOf: '2999-01-01' }, 'it.asOf: The day'],
])('refuses %s, and says where', (_, schema, value, fault) => {
  const faults = partFaults({ file: 'src/content/file.ts', name: 'it', schema, value });
  expect(faults).toEqual([expect.stringContaining(`src/content/file.ts: ${fault}`)]);
});
