import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { leadFrom } from './lead';
import { readReach } from './reach';
import { applyRules } from './submission';

beforeAll(() => vi.stubEnv('TZ', 'Africa/Lagos'));

const leadOf = (reach: object) =>
  applyRules(leadFrom('whatsapp', { property_interest: null, notes: null }, reach));

describe('one field for a phone number or an e-mail address', () => {
  it.each([
    ['', { email: null, phone: null }],
    [' \t', { email: null, phone: null }],
    ['ada@example.com', { email: 'ada@example.com', phone: null }],
    [' Ada@Example.COM ', { email: 'ada@example.com', phone: null }],
    ['0803 123 4567', { email: null, phone: '+2348031234567' }],
    ['٠٨٠٣ ١٢٣ ٤٥٦٧', { email: null, phone: '+2348031234567' }],
    ['+44 (0)7700 900142', { email: null, phone: '+447700900142' }],
    ['(713) 555-0142', { email: null, phone: '(713) 555-0142' }],
    // Staff can read more than we can.
    ['0803 123 4567, after six', { email: null, phone: '0803 123 4567, after six' }],
  ])('reads "%s"', (typed, stored) => {
    const { reach } = readReach(typed);
    expect(leadOf(reach ?? {}).data).toMatchObject(stored);
  });

  it.each([
    ['ada@example', 'email address'],
    ['ada@', 'email address'],
    ['ada obi@example.com', 'email address'],
    [`${'x'.repeat(250)}@example.com`, 'email address'],
    ['Ada', 'or leave this empty'],
    ['call me', 'or leave this empty'],
    ['0803', 'digits are missing'],
    ['ada@example.\u0085com', 'email address'],
    ['0803\u2028123 4567', 'or leave this empty'],
    ['0'.repeat(41), 'or leave this empty'],
  ])('explains what is wrong with "%s"', (typed, why) => {
    expect(readReach(typed).error).toContain(why);
  });

  it('accepts nothing that would cost the consultation', () => {
    const parts = fc.constantFrom(
      '@',
      '.',
      ' ',
      '+',
      '0',
      '7',
      'a',
      'İ',
      '\t',
      '\u0085',
      '"',
      '\ud800',
      '🏡',
    );
    const typed = fc.oneof(
      fc.array(parts, { maxLength: 60 }).map((all) => all.join('')),
      fc.emailAddress(),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.stringMatching(/^[+]?[\d ()-]{5,45}$/),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { reach } = readReach(text);
        if (reach) expect(leadOf(reach).errors).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});
