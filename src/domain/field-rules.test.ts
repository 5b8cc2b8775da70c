import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress } from '../lib/address';
import { quietLine, storable } from '../lib/storable';
import { emailRule, LIMIT, lineRule, optionalLineRule, phoneRule } from './field-rules';
import { ContactSchema, LeadSchema, SubscriptionSchema } from './submission';

type Rule = { required?: boolean; 'data-most': number; pattern?: string };

/** What a browser and the forms accept in a field with these attributes; older ones compile the pattern with the `u` flag. */
function browserTakes({ required, 'data-most': most, pattern }: Rule, value: string): boolean {
  if (value === '') return !required;
  if (value.length > most) return false;
  const taken = ['v', 'u'].map((flag) =>
    pattern === undefined ? true : new RegExp(`^(?:${pattern})$`, flag).test(value),
  );
  expect(taken[0]).toBe(taken[1]);
  return taken[0] ?? false;
}

const contact = {
  table: 'contacts',
  name: 'Ada',
  email: 'ada@example.com',
  phone: null,
  message: 'Hello',
  property_interest: null,
};
const lead = { ...contact, table: 'leads', notes: null, source: 'viewing' };

const takes = {
  name: (name: string) => ContactSchema.safeParse({ ...contact, name }).success,
  email: (email: string) => ContactSchema.safeParse({ ...contact, email }).success,
  phone: (phone: string) => ContactSchema.safeParse({ ...contact, phone }).success,
  property: (property_interest: string) =>
    ContactSchema.safeParse({ ...contact, property_interest }).success,
  subscriber: (name: string) =>
    SubscriptionSchema.safeParse({ table: 'newsletter_subscribers', email: contact.email, name })
      .success,
  visitor: (name: string) => LeadSchema.safeParse({ ...lead, name }).success,
};

const FIELDS: [string, Rule, (value: string) => boolean, ((value: string) => string)?][] = [
  ['a name', lineRule(LIMIT.name), takes.name],
  ['the name of somebody at a viewing', lineRule(LIMIT.name), takes.visitor],
  ['the name of a subscriber', optionalLineRule(LIMIT.name), takes.subscriber],
  // Before the script has cleaned it, a browser may say that a good address is none.
  ['an address', { ...emailRule, required: true }, takes.email, cleanAddress],
  ['a phone number', phoneRule, takes.phone],
  ['a property', optionalLineRule(LIMIT.propertyInterest), takes.property],
];

const VALUES = [
  '',
  ' ',
  '\u3000',
  '\u200b',
  '\u2060 \u200b',
  'Ada Obi',
  ' Ada ',
  'Adébáyọ̀ Ọmọ́túndé',
  '🏡👩🏾‍💻🇳🇬',
  'Ada\tObi',
  'Ada\u0085Obi',
  'Ada\u2028Obi',
  'Ada Obi\t',
  `<img src=x onerror=alert(1)> & "quoted" 'so' \\ [back] {1} ^ $ | - / && --`,
  'chidi@example',
  'chidi@example.c',
  'chidi@example.com',
  'chidi@example.com.',
  'chidi@\u0007example.com',
  'CHIDI+viewing@Mail.Example.co.uk',
  'ọlá@exämple.com',
  'a(da)@example.com',
  'ada obi@example.com',
  'ada@obi@example.com',
  '"ada"@example.com',
  'ada\\obi@example.com',
  "o'brien@example.com",
  'ada,obi@example.com',
  'a:da;@example.com',
  '<ada@example.com>',
  'x'.repeat(40),
  'x'.repeat(41),
  'x'.repeat(200),
  'x'.repeat(201),
  `${'x'.repeat(242)}@example.com`,
  `${'x'.repeat(243)}@example.com`,
];

describe.each(FIELDS)('%s', (_, rule, isTaken, clean = (value) => value) => {
  // A browser trims an e-mail field, and a single-line field can't contain line breaks.
  const typed = (value: string) =>
    storable(value)
      .replace(/[\r\n]/g, '')
      .trim();

  it.each(VALUES)('browser and rules agree: %j', (value) => {
    expect(browserTakes(rule, clean(typed(value)))).toBe(isTaken(typed(value)));
  });

  it('browser and rules agree on any text', () => {
    // No surrogate pairs: a browser counts each as two characters towards the limit.
    const letter = fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCharCode(code));
    const part = fc.oneof(
      fc.string({ unit: letter, maxLength: 8 }),
      fc.constantFrom('@', '.', 'ada', 'example', '.com', ' ', '\t', '\u00a0', '\u2029', '"', '('),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        // A browser counts what the rules remove unseen.
        const value = typed(quietLine(parts.join('')));
        expect(browserTakes(rule, clean(value))).toBe(isTaken(value));
      }),
      { numRuns: 400 },
    );
  });
});
