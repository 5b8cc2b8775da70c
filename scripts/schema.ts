import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readMigrations } from './backend/migrate.ts';
import { BASELINE, BASELINE_FILE, readBaseline } from './backend/schema.ts';

/** `npm run schema`: writes the first migration from the schema files and the content; `--check` only reports whether it is current. */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const isHistory = readMigrations().some(({ version }) => version !== BASELINE.version);
const stored = existsSync(BASELINE_FILE) ? readFileSync(BASELINE_FILE, 'utf8') : '';
if (isHistory) {
  console.log(`${BASELINE_FILE} is history: write a migration of the difference beside it.`);
} else if (stored === readBaseline()) {
  console.log(`${BASELINE_FILE} is current.`);
} else if (values.check) {
  console.error(
    `${BASELINE_FILE} does not match supabase/schemas and src/content. Run \`npm run schema\`.`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(BASELINE_FILE, readBaseline());
  console.log(`${BASELINE_FILE} written.`);
}
