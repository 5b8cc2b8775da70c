import { readFileSync, writeFileSync } from 'node:fs';
import { listOf, object, parsed, recordOf, text } from '../src/lib/shape.ts';

/**
 * `npm run countries`: writes in which zones a phone's numbers are whose, and how a number is dialled in each country, from
 * the data of libphonenumber, `Intl` and IANA. Needed when a country changes them; a test compares both with libphonenumber.
 */

const isMetadata = object({ countries: recordOf(listOf((_value): _value is unknown => true)) });
const metadata = parsed(
  readFileSync('node_modules/libphonenumber-js/metadata.min.json', 'utf8'),
  isMetadata,
);
const plans = Object.entries(metadata?.countries ?? {}).map(([country, plan]) => {
  const [code, , pattern, , , prefix, , prefixes] = plan.map((part) => (text(part) ? part : ''));
  // What has groups turns one number into another: carriers' prefixes, and local numbers without their area.
  const trunk = prefixes && !/[($]/.test(prefixes) ? prefixes : prefix;
  return { country, code: code ?? '', pattern: pattern ?? '', trunk: trunk ?? '' };
});

/** Every name that a device may report, old ones too. */
const names = readFileSync('/usr/share/zoneinfo/tzdata.zi', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [kind, first = '', second = ''] = line.split(' ');
    return kind === 'Z' ? [first] : kind === 'L' ? [second] : [];
  })
  .concat(Intl.supportedValuesOf('timeZone'))
  .filter((name) => name !== 'Factory');

/** Countries by what `Intl` calls their zones. American islands without a plan of their own are in UM. */
const countryOf = new Map<unknown, string>();
for (const country of [...plans.map((plan) => plan.country), 'UM']) {
  const zones: unknown = Reflect.get(new Intl.Locale(`und-${country}`), 'timeZones');
  if (!Array.isArray(zones)) continue;
  for (const zone of zones) countryOf.set(zone, country === 'UM' ? 'US' : country);
}
const zonesOf = groupBy([...new Set(names)].sort(), (name) => {
  const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  return countryOf.get(name) ?? countryOf.get(known) ?? '';
});
/** Zones by their first part: `Pacific/Guam,Saipan`. */
const grouped = (zones: string[], lists: (area: string, places: string[]) => string) =>
  [...groupBy(zones, (zone) => /^[^/]+(?=\/)/.exec(zone)?.[0] ?? '')].map(([area, own]) =>
    lists(area, area ? own.map((zone) => zone.slice(area.length + 1)) : own),
  );

function groupBy(texts: string[], keyOf: (text: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const one of texts) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const HEAD = '// Written by `npm run countries`.\n';

const patternOf = (code: string) =>
  grouped(
    plans.filter((plan) => plan.code === code).flatMap(({ country }) => zonesOf.get(country) ?? []),
    (area, places) => {
      const all = places.join('|').replaceAll('/', '\\/');
      return area ? `${area}\\/(?:${all})` : all;
    },
  ).join('|');
writeFileSync(
  'src/lib/plan-zones.generated.ts',
  `${HEAD}
/** The zones of the countries whose numbers are completed, by calling code. */
export const PLAN_ZONES = {
${['1', '44', '234'].map((code) => `  ${code}: /^(?:${patternOf(code)})$/,`).join('\n')}
} as const;
`,
);

const lines = plans.map(({ country, code, trunk, pattern }) => {
  const zones = grouped(zonesOf.get(country) ?? [], (area, places) => `${area}/${places.join()}`);
  return [country, code, trunk, pattern, ...zones].join(' ');
});
writeFileSync(
  'src/lib/countries.generated.ts',
  `${HEAD}
/** A country a line: its calling code, what is dialled before a number within it, its numbers, and its zones. */
export const COUNTRY_LINES = String.raw\`${lines.join('\n')}\`;
`,
);
