import { COUNTRY_LINES } from './countries.generated';
import { dialledIn, toE164 } from './e164';

/** A country, as far as its telephone numbers go. */
export type Country = {
  name: string;
  /** Dialled from abroad. */
  code: string;
  /** Dialled before a number within the country, as a pattern: `0`. */
  trunk: string;
  /** National numbers without the trunk prefix, as a pattern. */
  numbers: string;
};

/** The countries most of our enquiries come from. “US, Canada” stands for everybody with the code 1. */
const OURS = [
  { region: 'NG', name: 'Nigeria' },
  { region: 'GB', name: 'UK' },
  { region: 'US', name: 'US, Canada' },
];

const REGION = new Intl.DisplayNames('en-GB', { type: 'region' });

function countryOf(line: string, name?: string): Country {
  const [region = '', code = '', trunk = '', numbers = ''] = line.split(' ');
  return { name: name ?? REGION.of(region) ?? region, code, trunk, numbers };
}

/** Returns the countries that a number without a country code may be from: first the zone's own, then ours. */
export function likelyCountries(zone: string): Country[] {
  const lines = COUNTRY_LINES.split('\n');
  const ours = OURS.flatMap(({ region, name }) => {
    const line = lines.find((one) => one.startsWith(`${region} `));
    return line ? [countryOf(line, name)] : [];
  });
  const ownLine = lines.find((line) => hasZone(line, zone));
  if (!ownLine) return ours;
  const named = OURS.find(({ region }) => ownLine.startsWith(`${region} `));
  const own = countryOf(ownLine, named?.name);
  // An island's own numbers are only some of those that share its code.
  const plan = ours.find(({ code }) => code === own.code);
  return [{ ...(plan ?? own), name: own.name }, ...ours.filter((one) => one !== plan)];
}

/** In a line, zones that begin alike stand together: `America/Nome,Sitka`. */
function hasZone(line: string, zone: string): boolean {
  const [, area = '', place = ''] = /^(?:([^/]+)\/)?(.+)$/.exec(zone) ?? [];
  const places = line.split(' ').find((part) => part.startsWith(`${area}/`));
  return (
    places
      ?.slice(area.length + 1)
      .split(',')
      .includes(place) ?? false
  );
}

/** Whether a text is a whole number that needs a country. */
export function needsCountry(typed: string): boolean {
  const { plus, rest } = dialledIn(typed);
  const digits = rest.replace(/\D/g, '');
  return !plus && /^\d{7,14}$/.test(digits) && toE164(typed) === undefined;
}

/** Returns a number with its country's code in front, spaced as it was typed: `0170 1234567` is `+49 170 1234567`. */
export function withCountry(typed: string, { code, trunk, numbers }: Country): string {
  const { rest } = dialledIn(typed);
  const digits = rest.replace(/\D/g, '');
  const number = digits.replace(new RegExp(`^(?:${trunk})`), '');
  const isWhole = new RegExp(`^(?:${numbers})$`);
  // A zero, or whatever is dialled within the country, may also begin a number.
  const kept = isWhole.test(digits) && !isWhole.test(number) ? digits : number;
  return spaced(code, rest, kept.length);
}

/** Returns how a number is dialled that the zone says the country of, spaced as it was typed. */
export function completed(typed: string, zone: string): string | undefined {
  const number = toE164(typed, zone);
  const [, code] = /^\+(234|44|1)/.exec(number ?? '') ?? [];
  return number && code && spaced(code, dialledIn(typed).rest, number.length - code.length - 1);
}

function spaced(code: string, rest: string, length: number): string {
  let surplus = rest.replace(/\D/g, '').length - length;
  const number = rest
    .replace(/\d/g, (digit) => (surplus-- > 0 ? '' : digit))
    .replace(/[()]/g, '')
    .replace(/^[^\d]+/, '');
  return `+${code} ${number}`;
}
