import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holidayRows, unitRows } from './content-rows.ts';

const DIRECTORY = join(import.meta.dirname, '../../supabase/schemas');

/** The first migration. Once there is a second one it is history, and stays as it is. */
export const BASELINE = { version: '20261128160000', name: 'baseline' };
export const BASELINE_FILE = `supabase/migrations/${BASELINE.version}_${BASELINE.name}.sql`;

const HEADER =
  '-- Written by `npm run schema` from supabase/schemas, file by file, and src/content. Do not edit.\n';

/** What the database is: the files of `supabase/schemas` in their order. */
export const schemaFiles = () =>
  readdirSync(DIRECTORY)
    .sort()
    .map((name) => ({ name, sql: read(name) }));

/** The same as one script, with the rows that a new database has from `src/content`. */
export function readBaseline(): string {
  const files = schemaFiles().map(({ name, sql }) => `\n-- ${name}\n\n${sql}`);
  return `${HEADER}${files.join('')}\n-- src/content\n\n${holidayRows()}${unitRows()}`;
}

/** The statements that say who may touch what: they can be run again. */
export const readGrants = () => read('26_grants.sql');

function read(file: string): string {
  return readFileSync(join(DIRECTORY, file), 'utf8');
}
