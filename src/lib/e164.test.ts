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
    ['+44 7700 900142', '+447700900142'],
    ['+44 (0)7700 900142', '+447700900142'],
    ['+44 07700 900142', '+447700900142'],
    ['44 7700 900142', '+447700900142'],
    ['0044 7700 900142', '+447700900142'],
    ['009 44 7700 900142', '+447700900142'],
    ['+44 (0)20 7946 0142', '+442079460142'],
    // From other countries.
    ['+1 (713) 555-0142', '+17135550142'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971 50 123 4567', '+971501234567'],
    ['+353 87 123 4567', '+353871234567'],
    ['+49 (0)151 23456789', '+4915123456789'],
    ['+49 0151 23456789', '+4915123456789'],
    ['+39 06 1234 5678', '+390612345678'],
    // With the characters that keyboards and address books insert.
    ['  +234\u00a0803\u2009123\u20114567 ', '+2348031234567'],
    ['\u202a+234 803 123 4567\u202c', '+2348031234567'],
    ['+２３４ ８０３ １２３ ４５６７', '+2348031234567'],
    ['+234 803−123−4567', '+2348031234567'],
    ['٠٨٠٣ ١٢٣ ٤٥٦٧', '+2348031234567'],
    ['+۲۳۴ ۸۰۳ ۱۲۳ ۴۵۶۷', '+2348031234567'],
    // Between words.
    ['Tel: +234 803 123 4567 (WhatsApp)', '+2348031234567'],
    ['Mobile no. 0803 123 4567', '+2348031234567'],
  ])('%s is read as %s', (typed, number) => {
    expect(toE164(typed, 'Africa/Lagos')).toBe(number);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['words', 'please write an e-mail'],
    ['a number with words', '0803 123 4567, ask for Ada'],
    ['an email address', 'ada07700900142@example.com'],
    ['two numbers', '0803 123 4567 / 0802 123 4567'],
    ['two that end differently', '+49 30 1234567/68'],
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

  it.each([
    ['(713) 555-0142', 'America/Chicago', '+17135550142'],
    ['1-713-555-0142', 'America/Chicago', '+17135550142'],
    ['(808) 555-1234', 'Pacific/Honolulu', '+18085551234'],
    ['(808) 555-1234', 'US/Hawaii', '+18085551234'],
    ['8085551234', 'America/Anchorage', '+18085551234'],
    ['703 555 1234', 'America/Montreal', '+17035551234'],
    ['(876) 555-1234', 'America/Jamaica', '+18765551234'],
    ['803 555 0142', 'Africa/Lagos', '+2348035550142'],
    ['0803 555 01 42', 'Africa/Lagos', '+2348035550142'],
    ['07700 900142', 'Europe/London', '+447700900142'],
    ['0203 123 4567', 'Europe/London', '+442031234567'],
    ['(020) 7946 0142', 'GB', '+442079460142'],
    ['0113 496 0142', 'Europe/London', '+441134960142'],
    ['+49 170 1234567', 'Africa/Lagos', '+491701234567'],
    ['00 44 7700 900142', 'Europe/Berlin', '+447700900142'],
    ['+234 0803 555 0142', 'America/Chicago', '+2348035550142'],
  ])('%s in %s is %s', (typed, zone, number) => {
    expect(toE164(typed, zone)).toBe(number);
  });

  it.each([
    ['(703) 555-1234', 'Europe/London'],
    ['703 555 1234', 'UTC'],
    ['0803 555 0142', ''],
    ['0170 1234567', 'Europe/Berlin'],
    ['01 42 68 53 00', 'Europe/Paris'],
    ['0203 123 4567', 'Europe/Rome'],
    ['0300 1234567', 'Asia/Karachi'],
    ['8123456789', 'Asia/Kolkata'],
    ['0905 123 4567', 'Asia/Manila'],
    ['0244123456', 'Africa/Accra'],
    // A mobile, which in America would be +1 381 234 5678.
    ['138 1234 5678', 'Asia/Shanghai'],
    // Panama has the time of New York, and Angola that of Lagos.
    ['6123 4567', 'America/Panama'],
    ['0803 555 0142', 'Africa/Luanda'],
    // A Nigerian mobile that Britain has as well, and the other way round.
    ['0701 234 5678', 'Europe/London'],
    ['0803 555 0142', 'Europe/London'],
    ['0712 345 6789', 'Africa/Lagos'],
    // Neither an American exchange nor a Nigerian network.
    ['803 123 4567', 'America/New_York'],
    ['917 555 0142', 'Africa/Lagos'],
  ])('%s in %s may be from anywhere', (typed, zone) => {
    expect(toE164(typed, zone)).toBeUndefined();
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
        const zone = country === 'NG' ? 'Africa/Lagos' : 'Europe/London';
        expect(toE164(grouped, zone)).toBe(known?.number);
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
