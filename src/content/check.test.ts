import { expect, it } from 'vitest';
import { checkContent, fileFaults } from './check';
import { company } from './company';
import { rates } from './rates';
import testimonials from './testimonials.yaml';

it('finds no faults in the current content', () => {
  expect(checkContent).not.toThrow();
});

it.each<[string, string, object, string]>([
  [
    'a company without a name',
    'company.ts',
    { company: { ...company, name: ' ' } },
    'company.name: ',
  ],
  [
    'an invalid e-mail address',
    'company.ts',
    { company: { ...company, email: 'hello' } },
    'company.email: ',
  ],
  [
    'a chat number without a country code',
    'company.ts',
    { company: { ...company, whatsapp: '0803 000 0000' } },
    'company.whatsapp: A phone number must start with its country code.',
  ],
  [
    'a testimonial without an author',
    'testimonials.yaml',
    [testimonials[0], { ...testimonials[1], author: undefined }],
    '1.author: ',
  ],
  [
    'a duplicate option',
    'options.ts',
    { names: ['One', 'Two', 'One'] },
    'names: An option appears twice',
  ],
  ['an option without a value', 'options.ts', { names: ['One', ''] }, 'names.1: '],
  ['a list without options', 'options.ts', { names: [] }, 'names: '],
  [
    'a negative rate',
    'rates.ts',
    { rates: { ...rates, perDollar: { ...rates.perDollar, NGN: -1500 } } },
    'rates.perDollar.NGN: ',
  ],
  ['rates without a date', 'rates.ts', { rates: { ...rates, asOf: 'November' } }, 'rates.asOf: '],
  [
    'rates with a future date',
    'rates.ts',
    { rates: { ...rates, asOf: '2999-01-01' } },
    'rates.asOf: The date is in the future.',
  ],
])('refuses %s and reports where it is', (_, file, exported, fault) => {
  const faults = fileFaults(file, exported);
  expect(faults).toEqual([expect.stringContaining(`src/content/${file}: ${fault}`)]);
});
