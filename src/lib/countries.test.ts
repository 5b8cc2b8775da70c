import examples from 'libphonenumber-js/examples.mobile.json';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
} from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { completed, likelyCountries, needsCountry, withCountry } from './countries';
import { toE164 } from './e164';

const labels = (zone: string) => likelyCountries(zone).map(({ name, code }) => `${name} +${code}`);
const OURS = ['Nigeria +234', 'UK +44', 'US, Canada +1'];

it.each([
  ['Europe/Berlin', ['Germany +49', ...OURS]],
  ['Africa/Lagos', OURS],
  ['Europe/London', ['UK +44', 'Nigeria +234', 'US, Canada +1']],
  ['America/Jamaica', ['Jamaica +1', 'Nigeria +234', 'UK +44']],
  ['Asia/Calcutta', ['India +91', ...OURS]],
  ['America/Argentina/Ushuaia', ['Argentina +54', ...OURS]],
  ['UTC', OURS],
  ['Etc/Unknown', OURS],
  ['', OURS],
])('in %s a number may be from %j', (zone, countries) => {
  expect(labels(zone)).toEqual(countries);
});

it.each([
  ['0170 1234567', 'Europe/Berlin', '+49 170 1234567'],
  ['01 42 68 53 00', 'Europe/Paris', '+33 1 42 68 53 00'],
  ['0244123456', 'Africa/Accra', '+233 244123456'],
  // Italy keeps its zero, Spain has none, and Hungary dials 06.
  ['06 1234 5678', 'Europe/Rome', '+39 06 1234 5678'],
  ['612 345 678', 'Europe/Madrid', '+34 612 345 678'],
  ['06 20 123 4567', 'Europe/Budapest', '+36 20 123 4567'],
  ['8 (912) 345-67-89', 'Europe/Moscow', '+7 912 345-67-89'],
  ['(0)7700 900142', 'Europe/London', '+44 7700 900142'],
  ['138 1234 5678', 'Asia/Shanghai', '+86 138 1234 5678'],
])('%s in %s is %s', (typed, zone, number) => {
  const [own] = likelyCountries(zone);
  expect(own && withCountry(typed, own)).toBe(number);
});

it.each([
  ['(703) 555-1234', true],
  ['0803 555', true],
  ['٠١٧٠ ١٢٣٤٥٦٧', true],
  ['0803 55', false],
  ['+49 170 1234567', false],
  ['00 49 170 1234567', false],
  ['234 803 555 0142', false],
  ['ada@example.com', false],
  ['2026ada@example.com', false],
  ['', false],
])('%j needs a country: %s', (typed, needs) => {
  expect(needsCountry(typed)).toBe(needs);
});

it.each([
  ['07700 900142', 'Europe/London', '+44 7700 900142'],
  ['(808) 555-1234', 'Pacific/Honolulu', '+1 808 555-1234'],
  ['0803 555 0142', 'Europe/Berlin', undefined],
])('%s in %s will be dialled as %s', (typed, zone, number) => {
  expect(completed(typed, zone)).toBe(number);
});

describe('compared with libphonenumber', () => {
  const zonesOf = (country: CountryCode): string[] =>
    Reflect.get(new Intl.Locale(`und-${country}`), 'timeZones') ?? [];

  it('a mobile number, as it is dialled in its country, gets that country’s code', () => {
    const wrong = getCountries().filter((country) => {
      const example = getExampleNumber(country, examples);
      const [zone] = zonesOf(country);
      const [own] = likelyCountries(zone ?? '');
      return (
        zone &&
        example &&
        own &&
        toE164(withCountry(example.formatNational(), own)) !== example.number
      );
    });
    // Mobiles of Argentina have other digits from home than from abroad, and those of Tokelau four in all.
    expect(wrong).toEqual(['AR', 'TK']);
  });

  it('numbers are completed in all zones of the countries that share our codes, and in no others', () => {
    const typed = { 1: '703 555 1234', 44: '07700 900142', 234: '0803 555 0142' };
    const wrong = getCountries().flatMap((country) =>
      zonesOf(country).filter((zone) =>
        Object.entries(typed).some(([code, number]) => {
          const isOurs = code === getCountryCallingCode(country);
          return (toE164(number, zone)?.startsWith(`+${code}`) ?? false) !== isOurs;
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
