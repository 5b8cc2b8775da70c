import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { toE164 } from './e164';

describe('a phone number as people type it', () => {
  it.each([
    // Nigerian mobiles.
    ['0803 123 4567', '+2348031234567'],
    ['08031234567', '+2348031234567'],
    ['0803-123-4567', '+2348031234567'],
    ['0803.123.4567', '+2348031234567'],
    ['803 123 4567', '+2348031234567'],
    ['8031234567', '+2348031234567'],
    ['0701 234 5678', '+2347012345678'],
    ['0916 234 5678', '+2349162345678'],
    ['+234 803 123 4567', '+2348031234567'],
    ['+2348031234567', '+2348031234567'],
    ['+234 0803 123 4567', '+2348031234567'],
    ['+234 (0) 803 123 4567', '+2348031234567'],
    ['(+234) 803 123 4567', '+2348031234567'],
    ['234 803 123 4567', '+2348031234567'],
    ['2340803 123 4567', '+2348031234567'],
    ['00234 803 123 4567', '+2348031234567'],
    ['00234 (0)803 123 4567', '+2348031234567'],
    ['011 234 803 123 4567', '+2348031234567'],
    ['tel:+2348031234567', '+2348031234567'],
    // Nigerian landlines.
    ['0201 234 5678', '+2342012345678'],
    ['+234 1 555 0142', '+23415550142'],
    // British.
    ['07700 900142', '+447700900142'],
    ['07700 900 142', '+447700900142'],
    ['+44 7700 900142', '+447700900142'],
    ['+44 (0)7700 900142', '+447700900142'],
    ['+44 07700 900142', '+447700900142'],
    ['44 7700 900142', '+447700900142'],
    ['0044 7700 900142', '+447700900142'],
    ['009 44 7700 900142', '+447700900142'],
    ['020 7946 0142', '+442079460142'],
    ['(020) 7946 0142', '+442079460142'],
    ['+44 (0)20 7946 0142', '+442079460142'],
    ['0113 496 0142', '+441134960142'],
    // From other countries.
    ['+1 (713) 555-0142', '+17135550142'],
    ['1-713-555-0142', '+17135550142'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971 50 123 4567', '+971501234567'],
    ['+353 87 123 4567', '+353871234567'],
    ['+49 (0)151 23456789', '+4915123456789'],
    ['+39 06 1234 5678', '+390612345678'],
    // With the characters that keyboards and address books insert.
    ['  +234\u00a0803\u2009123\u20114567 ', '+2348031234567'],
    ['\u202a+234 803 123 4567\u202c', '+2348031234567'],
    ['+２３４ ８０３ １２３ ４５６７', '+2348031234567'],
  ])('%s is read as %s', (typed, number) => {
    expect(toE164(typed, 'Africa/Lagos')).toBe(number);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['words', 'please write an e-mail'],
    ['a number with words', '0803 123 4567 (WhatsApp)'],
    ['two numbers', '0803 123 4567 / 0802 123 4567'],
    ['an extension', '020 7946 0142 ext 5'],
    ['one digit short', '0803 123 456'],
    ['one digit too long', '0803 123 45678'],
    ['one digit short after the country code', '+234 803 123 456'],
    ['an impossible American number', '+1 713 055 0142'],
    ['longer than any phone number', '+971 50 123 4567 8901 2345'],
    ['a country code starting with zero', '+0 803 123 4567'],
    ['a British number without its leading zero', '7700 900142'],
    ['a plus in the middle', '0803+1234567'],
    ['a short code', '112'],
  ])('stays as typed when it is %s', (_what, typed) => {
    expect(toE164(typed, 'Europe/London')).toBeUndefined();
  });

  it('with ten digits and no prefix is American in America and Nigerian elsewhere', () => {
    expect(toE164('(713) 555-0142', 'America/Chicago')).toBe('+17135550142');
    expect(toE164('803 555 0142', 'America/New_York')).toBe('+18035550142');
    expect(toE164('803 555 0142', 'Europe/London')).toBe('+2348035550142');
    // American exchange codes don't start with 1.
    expect(toE164('803 123 4567', 'America/New_York')).toBeUndefined();
    expect(toE164('(713) 555-0142', 'Africa/Lagos')).toBeUndefined();
    // 917 is not a Nigerian network, wherever the caller is.
    expect(toE164('917 555 0142', 'Africa/Lagos')).toBeUndefined();
  });

  it('with eleven digits is read as a mobile number rather than a service number', () => {
    expect(toE164('0701 234 5678', 'Europe/London')).toBe('+2347012345678');
    expect(toE164('0808 157 0131', 'Europe/London')).toBe('+2348081570131');
    expect(toE164('0712 345 6789', 'Africa/Lagos')).toBe('+447123456789');
  });
});

/** A mobile number as the country's networks issue them. */
const mobile = fc
  .tuple(
    fc.constantFrom('0701', '0703', '0802', '0803', '0805', '0810', '0816', '0903', '0912', '0916'),
    fc.constantFrom('07400', '07553', '07700', '07812', '07911', '07984'),
    fc.nat({ max: 9_999_999 }),
    fc.boolean(),
  )
  .map(([nigerian, british, number, isNigerian]) =>
    isNigerian
      ? { country: 'NG' as const, typed: nigerian + String(number).padStart(7, '0') }
      : { country: 'GB' as const, typed: british + String(number % 1_000_000).padStart(6, '0') },
  );

/** Spaces, dots and dashes between the digits, as people group them. */
const grouping = fc.array(fc.constantFrom('', '', ' ', '-', '.'), { minLength: 10, maxLength: 10 });

describe('compared with libphonenumber', () => {
  it('reads every mobile number of both countries the same way, however it is grouped', () => {
    fc.assert(
      fc.property(mobile, grouping, ({ country, typed }, gaps) => {
        const known = parsePhoneNumberFromString(typed, country);
        fc.pre(known?.isValid() === true);
        const grouped = [...typed].map((digit, index) => digit + (gaps[index] ?? '')).join('');
        expect(toE164(grouped, 'Europe/London')).toBe(known?.number);
      }),
    );
  });

  it('never produces a number that no country could have', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789+ ()-'), maxLength: 20 }),
        fc.constantFrom('Africa/Lagos', 'Europe/London', 'America/Chicago'),
        (typed, zone) => {
          const number = toE164(typed, zone);
          if (number === undefined) return;
          expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
          // A stored number may be typed again later, from anywhere.
          expect(toE164(number, 'Asia/Dubai')).toBe(number);
        },
      ),
      { numRuns: 500 },
    );
  });
});
