import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LETTERED } from '../../src/domain/field-rules.ts';
import { closedDays, HolidaysSchema } from '../../src/domain/holidays.ts';
import { UNIT_LETTERS } from '../../src/domain/unit.ts';
import { UnitsForSaleSchema } from '../../src/domain/unit-group.ts';

/** The statement that gives the database the holidays of `src/content/holidays.yaml`. */
export function holidayRows(): string {
  const days = closedDays(HolidaysSchema.parse(content('holidays.yaml')));
  return insert(
    'private.holidays (office, day, name, is_expected)',
    days.map(({ office, day, name, isExpected }) => [office, day, name, isExpected]),
  );
}

/** The statement that gives a new database the units of `src/content/units.yaml`. */
export function unitRows(): string {
  const { groups, isExample } = UnitsForSaleSchema.parse(content('units.yaml'));
  return insert(
    'public.units (property_slug, kind, size_sqm, bedrooms, price, currency, aspect, label, state, reserved_until, is_example)',
    groups.flatMap(({ units, property, kind, size, bedrooms, price, currency, aspect }) =>
      units.split(' ').map((unit) => {
        const [, label = '', letter = '', until = null] = LETTERED.exec(unit) ?? [];
        const what = [property, kind, size, bedrooms, price, currency, aspect];
        return [...what, label, UNIT_LETTERS[letter] ?? '', until, isExample];
      }),
    ),
  );
}

const CONTENT = join(import.meta.dirname, '../../src/content');

function content(file: string): unknown {
  return parse(readFileSync(join(CONTENT, file), 'utf8'));
}

type Value = string | number | boolean | null;

function insert(into: string, rows: Value[][]): string {
  return `insert into ${into} values\n${rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n')};\n`;
}

function literal(value: Value): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
